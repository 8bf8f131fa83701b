import type { CallRecord } from '../http/doors/call-log.ts'

export const record = (requestId: string, more: Partial<CallRecord> = {}): CallRecord => ({
  requestId,
  partnerId: 'prt_1',
  call: '/rate/v2',
  method: 'POST',
  status: 200,
  error: null,
  faults: [],
  durationMs: 1.23,
  address: '203.0.113.7',
  userAgent: null,
  origin: null,
  fromAssistant: false,
  idempotencyKey: null,
  request: { token: 'secret' },
  answer: '{"code":200}',
  ...more,
})

import { expect, test } from 'vitest'
import { debuggerStart } from './debugged.ts'

type Delivery = Parameters<typeof debuggerStart>[0]
const delivery = (...sent: Record<string, string>[]) =>
  ({ body: '{}', attempt_list: sent.map((request_headers) => ({ request_headers })) }) as unknown as Delivery

test('the debugger begins with the last attempt that was signed, and with its body', () => {
  const first = { 'webhook-id': 'evt_1', 'webhook-signature': 'v1,old' }
  const last = { 'webhook-id': 'evt_1', 'webhook-signature': 'v1,new' }
  expect(debuggerStart(delivery(first, last, {}))).toEqual({
    specimen: { headers: 'webhook-id: evt_1\nwebhook-signature: v1,new', body: '{}' },
    sent: '{}',
  })
  expect(debuggerStart(delivery({}))).toBeNull()
  expect(debuggerStart(delivery())).toBeNull()
})

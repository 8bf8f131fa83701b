import type { LoggedRequest } from '@edis/contract/portal-calls/requests'
import { expect, test } from 'vitest'
import { emptyTail, merged, receive, release, tailFrom } from './tail.ts'

const now = Date.parse('2026-11-20T02:00:00Z')
/** A request whose id says how many seconds before now it began; `took`: seconds until it was logged. */
const began = (ago: number, took = 0): LoggedRequest => ({
  id: `req_${String(100_000 - ago).padStart(6, '0')}`,
  at: new Date(now - ago * 1000).toISOString(),
  call: '/rate/v2',
  method: 'POST',
  status: 200,
  error: null,
  field: null,
  field_errors: [],
  duration_ms: took * 1000,
  address: '203.0.113.7',
  user_agent: null,
  from_portal: false,
  from_assistant: false,
  idempotency_key: null,
  order_id: null,
  partner_order_id: null,
})
const ids = (rows: readonly LoggedRequest[]) => rows.map(({ id }) => id)

test('the tail asks from a request that is old enough for every slower one to have ended', () => {
  expect(tailFrom([began(1), began(20), began(40), began(90)], now)).toBe(began(40).id)
  expect(tailFrom([began(1), began(2)], now)).toBeUndefined()
  expect(tailFrom([], now)).toBeUndefined()
})

test('what is new is shown on top, and what is known already is not shown twice', () => {
  const listed = [began(40), began(50)]
  const tail = receive(emptyTail, listed, [began(1), began(40)], false)
  expect(ids(merged(tail, listed))).toEqual(ids([began(1), began(40), began(50)]))
  expect(receive(tail, listed, [began(1)], false)).toBe(tail)
})

test('a slow call takes its place below quicker ones that began after it', () => {
  const listed = [began(10), began(40)]
  const tail = receive(emptyTail, listed, [began(20, 19), began(10)], false)
  expect(ids(merged(tail, listed))).toEqual(ids([began(10), began(20), began(40)]))
})

test('while somebody reads, new ones are held until they are asked for', () => {
  const listed = [began(40)]
  const held = receive(emptyTail, listed, [began(3)], true)
  expect(ids(merged(held, listed))).toEqual(ids(listed))
  const more = receive(held, listed, [began(1), began(3)], false)
  expect(more.held).toHaveLength(2)
  expect(ids(merged(release(more), listed))).toEqual(ids([began(1), began(3), began(40)]))
})

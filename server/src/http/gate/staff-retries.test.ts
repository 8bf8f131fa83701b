import { afterAll, expect, test } from 'vitest'
import { decideCancel } from '@edis/contract/operations/decide-cancel'
import { limitPartner } from '@edis/contract/operations/partners'
import { openOperationsDesk } from '@edis/testing/operations-desk.ts'
import { openTestConsole } from '@edis/testing/people/console.ts'

const desk = await openOperationsDesk({ DELIVER_WEBHOOKS: 'false' })
const staff = openTestConsole(desk.app)
const { session } = await staff.signedIn('operations')
afterAll(desk.close)

const replayed = ({ headers }: { headers: Headers }) => headers.get('idempotency-replayed')

test('what staff repeat with its Idempotency-Key is done once, and answered as it was', async () => {
  const { order_id } = await desk.sent()
  await desk.bring(order_id, 'confirmed', 'processing')
  await desk.cancel({ order_id })
  const body = { order_id, accept: false, reason: 'Paket sudah dikemas' }
  const decide = (more: object = {}) =>
    staff.ask(decideCancel, { ...body, ...more }, { session, headers: { 'idempotency-key': 'decision-1' } })
  const first = await decide()
  expect(first).toMatchObject({ status: 200, data: { order_id, status: 'processing' } })
  const again = await decide()
  expect(again.data).toEqual(first.data)
  expect([replayed(first), replayed(again)]).toEqual([null, 'true'])
  expect(await decide({ accept: true })).toMatchObject({ status: 409, error: 'IDEMPOTENCY_CONFLICT' })
  const without = await staff.ask(decideCancel, body, { session })
  expect(without).toMatchObject({ status: 409, error: 'ORDER_NOT_CANCELLABLE' })
})

test('a key is its owner’s alone, in one environment', async () => {
  const { session: colleague } = await staff.signedIn('operations')
  const limit = (by: string, environment: 'development' | 'production') =>
    staff.ask(
      limitPartner,
      { partner_id: desk.partner.id, per_minute: 900, reason: 'Kampanye' },
      { session: by, environment, headers: { 'idempotency-key': 'limit-1' } },
    )
  expect(replayed(await limit(session, 'development'))).toBe(null)
  expect(replayed(await limit(session, 'production'))).toBe(null)
  expect(replayed(await limit(colleague, 'development'))).toBe(null)
  expect(replayed(await limit(session, 'development'))).toBe('true')
})

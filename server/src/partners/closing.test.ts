import { afterAll, beforeAll, expect, test } from 'vitest'
import { encodeBase64 } from '@edis/contract/calls/base64'
import { environments } from '@edis/contract/environment'
import { generateToken } from '@edis/contract/open-api/generate-token'
import { findClosing, requestClosing, withdrawClosing } from '@edis/contract/portal-calls/closing'
import { credentials } from '@edis/contract/portal-calls/credentials'
import { createKey } from '@edis/contract/portal-calls/keys'
import { login } from '@edis/contract/portal-calls/sign-in'
import { createWebhook } from '@edis/contract/portal-calls/webhooks'
import { goodOrder } from '../orders/order-fixtures.ts'
import { openOperationsDesk } from '@edis/testing/operations-desk.ts'

type Desk = Awaited<ReturnType<typeof openOperationsDesk>>

let desk: Desk
beforeAll(async () => {
  desk = await openOperationsDesk()
})
afterAll(() => desk.close())

test('an owner asks, and may think better of it; staff are told once', async () => {
  const { id, session: token } = await desk.app.signedInPartner()
  await desk.sql`
    insert into accounts.staff (id, email, name, password_hash, role, created_at)
    values ('stf_close', 'close@edis.test', 'Sari', '', 'support', now())`
  const asked = async () => (await desk.app.call('development', findClosing, { token })).data.requested_at
  expect(await asked()).toBeNull()
  for (let time = 0; time < 2; time++)
    expect((await desk.app.call('development', requestClosing, { token, reason: 'We moved on' })).data).toEqual({
      requested_at: desk.app.clock.now.toISOString(),
    })
  expect(await asked()).toBe(desk.app.clock.now.toISOString())
  const mails = await desk.sql`
    select data from accounts.mails where template = 'closing-requested' and recipient_id = 'stf_close'`
  expect(mails).toMatchObject([{ data: { partner_id: id, reason: 'We moved on' } }])
  expect((await desk.app.call('development', withdrawClosing, { token })).data).toEqual({ requested_at: null })
  expect(await asked()).toBeNull()
  const actions = await desk.sql`select action from accounts.audit_log where partner_id = ${id} order by id`
  expect(actions.map(({ action }) => action)).toEqual(['partner.closing_requested', 'partner.closing_withdrawn'])
  expect((await desk.app.call('production', findClosing, { token })).status).toBe(404)
})

test('confirmed by staff, keys, tokens, webhooks and sessions end at once in both environments; orders stay', async () => {
  // The command goes by the real one.
  desk.app.clock.now = new Date()
  const { id, email, password, session: token } = await desk.app.signedInPartner()
  const bearers: string[] = []
  const keys: string[] = []
  for (const environment of environments) {
    const first = (await desk.app.call(environment, credentials, { token })).data.partner_key ?? ''
    const named = (await desk.app.call(environment, createKey, { token, name: 'Shop', scope: 'all' })).data.partner_key
    for (const key of [first, named]) {
      const auth = `Basic ${encodeBase64(`${id}:${key}`)}`
      keys.push(auth)
      bearers.push((await desk.app.call(environment, generateToken, { auth })).data.token)
    }
    await desk.app.call(environment, createWebhook, { token, event: '*', url: 'https://93.184.215.14/hook' })
  }
  const sent = await desk.send(goodOrder(desk.warehouse), { token: bearers[0]! })
  expect(sent.status).toBe(200)

  desk.app.clock.now = new Date(Date.now() + 60_000)
  const refused = await desk.edis('partner', 'close', email)
  expect(refused.status).not.toBe(0)
  expect(refused.errors).toContain('has not asked')
  await desk.app.call('development', requestClosing, { token })
  const closed = await desk.edis('partner', 'close', email, '--reason', 'As asked')
  expect(closed.errors).toBe('')
  expect(closed.status).toBe(0)

  expect((await desk.app.call('development', findClosing, { token })).status).toBe(401)
  expect(await desk.app.call('development', login, { user: email, pass: password })).toMatchObject({ status: 403 })
  for (const [at, environment] of environments.entries())
    for (const which of [2 * at, 2 * at + 1]) {
      expect((await desk.app.call(environment, generateToken, { auth: keys[which]! })).status).toBe(401)
      const call = () =>
        fetch(`${desk.app.url[environment]}/warehouse/list`, { headers: { authorization: `Bearer ${bearers[which]}` } })
      await expect.poll(async () => (await call()).status, { timeout: 1_500 }).toBe(401)
    }
  const [left] = await desk.sql`
    select (select count(*)::int from development.webhooks where partner_id = ${id}) as development,
      (select count(*)::int from production.webhooks where partner_id = ${id}) as production,
      (select count(*)::int from development.orders where partner_id = ${id}) as orders`
  expect(left).toEqual({ development: 0, production: 0, orders: 1 })
  const [row] = await desk.sql`
    select actor_kind, reason, after from accounts.audit_log where action = 'partner.closed' and partner_id = ${id}`
  expect(row).toEqual({ actor_kind: 'command_line', reason: 'As asked', after: { keys: 4, tokens: 4, webhooks: 2 } })
  const mails =
    await desk.sql`select 1 from accounts.mails where template = 'account-closed' and recipient_id = ${id.replace('prt_', 'mbr_')}`
  expect(mails).toHaveLength(1)
})

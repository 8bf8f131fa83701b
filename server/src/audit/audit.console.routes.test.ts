import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeAnnouncement, addAnnouncement } from '@edis/contract/console/announcements'
import { exportAuditLog, listAuditLog } from '@edis/contract/console/audit'
import { revealRecipient } from '@edis/contract/console/orders'
import { mailPartnerByHand } from '@edis/contract/console/partner-mail'
import { signInStaff, verifyStaff } from '@edis/contract/console/sign-in'
import { reportOrderEvent } from '@edis/contract/operations/report-order-event'
import type { RequestOf } from '@edis/contract/calls/call'
import { openOperationsDesk } from '@edis/testing/operations-desk.ts'
import { toPickup } from '@edis/testing/order-desk.ts'
import { openTestConsole, type Staff } from '@edis/testing/people/console.ts'

const desk = await openOperationsDesk({ DELIVER_WEBHOOKS: 'false' })
const { sql } = desk
const staff = openTestConsole(desk.app)
const reason = 'Diminta lewat telepon'
let admin: Staff
beforeAll(async () => {
  admin = await staff.signedIn('admin')
})
afterAll(desk.close)

const entries = async (fields: RequestOf<typeof listAuditLog>) =>
  (await staff.ask(listAuditLog, fields, { session: admin.session })).data.items

test('an order is named by its AWB, and what staff report of it by hand is kept with the note, even to no effect', async () => {
  const { order_id } = await desk.sent()
  await desk.bring(order_id, ...toPickup)
  const [order] = await sql`select awb from development.orders where id = ${order_id}`
  const { session } = admin
  await staff.ask(revealRecipient, { order_id, reason }, { session })
  const reported = async (status: 'picked_up' | 'confirmed', note: string) => {
    const report = { order_id, status, external_id: `by-hand-${status}`, note }
    return (await staff.ask(reportOrderEvent, report, { session })).data.outcome
  }
  expect(await reported('picked_up', 'The courier called')).toBe('applied')
  const outcome = await reported('confirmed', 'By mistake')
  expect(outcome).not.toBe('applied')
  const of = { target_name: order?.['awb'], partner_name: expect.any(String) }
  const found = await entries({ target_id: order_id, actor_kind: 'staff' })
  expect(found).toMatchObject([
    { ...of, action: 'order.reported', reason: 'By mistake', after: { status: 'picked_up', outcome } },
    { ...of, action: 'order.reported', reason: 'The courier called', after: { status: 'picked_up' } },
    { ...of, action: 'recipient.revealed', reason },
  ])
  expect(found[0]?.before).toEqual({ status: 'picked_up' })
})

test('a sign-in is kept, and a try that failed, of whoever it was', async () => {
  const member = await staff.newStaff('support')
  const { secret } = await staff.enrol(await staff.signIn(member))
  await staff.ask(signInStaff, { email: member.email, password: 'not it at all' })
  const first = await staff.ask(signInStaff, { email: member.email, password: member.password })
  const { challenge } = first.data as unknown as { challenge: string }
  await staff.ask(verifyStaff, { challenge, code: '000000' })
  await staff.signIn(member, secret)
  const ofSignIn = (await entries({ target_id: member.id })).filter(({ action }) => action.startsWith('staff.sign'))
  const failed = { action: 'staff.sign_in_failed', actor_kind: 'staff', actor_id: null, address: '127.0.0.1' }
  const done = { action: 'staff.signed_in', actor_id: member.id, environment: null, after: { way: 'password' } }
  expect(ofSignIn).toMatchObject([done, failed, failed, done])
  await staff.ask(signInStaff, { email: 'nobody@edis.test', password: 'not it at all' })
  expect((await entries({ action: 'staff.sign_in_failed' }))[0]).toMatchObject({ ...failed, target_id: null })
})

test('what is taken along of the log is kept in it, with the filters', async () => {
  await staff.ask(exportAuditLog, { environment: 'production', actor_id: admin.id }, { session: admin.session })
  expect(await entries({ action: 'audit.exported' })).toMatchObject([
    { actor_id: admin.id, environment: 'production', after: { actor_id: admin.id } },
  ])
})

test('a mail to a partner is kept with its words, the end of an announcement as such', async () => {
  const { session } = admin
  const words = { subject: 'Webhook', text: 'It has failed.' }
  await staff.ask(mailPartnerByHand, { partner_id: desk.partner.id, ...words, reason }, { session })
  expect(await entries({ action: 'partner.mailed' })).toMatchObject([{ after: words }])
  const texts = {
    title_en: 'Delays',
    title_id: 'Terlambat',
    text_en: 'Pickups are late.',
    text_id: 'Penjemputan telat.',
  }
  const said = { kind: 'incident' as const, ...texts, reason }
  const { announcement_id, from } = (await staff.ask(addAnnouncement, said, { session })).data
  desk.app.clock.now = new Date(desk.app.clock.now.getTime() + 60_000)
  const until = desk.app.clock.now.toISOString()
  await staff.ask(changeAnnouncement, { ...said, announcement_id, from, until }, { session })
  const actions = (await entries({ target_id: announcement_id })).map(({ action }) => action)
  expect(actions).toEqual(['announcement.ended', 'announcement.added'])
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import * as calls from '@edis/contract/console/announcements'
import { mailPartnerByHand } from '@edis/contract/console/partner-mail'
import { listAnnouncements } from '@edis/contract/portal-calls/announcements'
import { openTestConsole, type TestConsole } from '@edis/testing/people/console.ts'
import { startTestApp, type TestApp } from '@edis/testing/test-app.ts'
import postgres from 'postgres'
import { announcementState } from './announcements.ts'

let app: TestApp
let desk: TestConsole
let session: string
let sql: postgres.Sql
let partner: Awaited<ReturnType<TestApp['signedInPartner']>>
beforeAll(async () => {
  app = await startTestApp({ DELIVER_WEBHOOKS: 'false' }, undefined, ['development', 'operations'])
  desk = openTestConsole(app)
  session = (await desk.signedIn('operations')).session
  partner = await app.signedInPartner()
  sql = postgres(app.databaseUrl, { max: 1 })
})
afterAll(async () => {
  await sql.end()
  await app.close()
})

const fields = {
  kind: 'incident' as const,
  title_en: 'Delayed pickups in Surabaya',
  title_id: 'Penjemputan di Surabaya terlambat',
  text_en: 'Pickups are two hours late.\nWe expect them to be on time again by noon.',
  text_id: 'Penjemputan terlambat dua jam.',
  reason: 'Banjir di Surabaya',
}
const seen = async (language = 'en') =>
  (await app.call('development', listAnnouncements, { token: partner.session }, { 'accept-language': language })).data
const later = (milliseconds: number) => void (app.clock.now = new Date(app.clock.now.getTime() + milliseconds))
const minute = 60_000

test('partners see an announcement at once, in their language, as a banner until it ends, and then as news', async () => {
  const until = new Date(app.clock.now.getTime() + 10 * minute).toISOString()
  const { data, status } = await desk.ask(calls.addAnnouncement, { ...fields, until }, { session })
  expect({ status, state: data.state }).toEqual({ status: 200, state: 'in_force' })
  expect(await seen()).toMatchObject([
    { kind: 'incident', title: fields.title_en, text: fields.text_en, in_force: true },
  ])
  expect(await seen('id')).toMatchObject([{ title: fields.title_id, until, in_force: true }])
  later(10 * minute)
  expect(await seen()).toMatchObject([{ in_force: false }])
})

test('one that is planned shows when its time has come; one that changes changes for all; withdrawn, nobody sees it', async () => {
  const from = new Date(app.clock.now.getTime() + minute).toISOString()
  const { data } = await desk.ask(calls.addAnnouncement, { ...fields, kind: 'maintenance', from }, { session })
  const { announcement_id } = data
  expect(data.state).toBe('planned')
  expect(await seen()).toHaveLength(1)
  later(minute)
  expect(await seen()).toMatchObject([{ id: announcement_id, in_force: true, until: null }, {}])
  const change = { ...fields, announcement_id, title_en: 'Pickups are on time again' }
  expect((await desk.ask(calls.changeAnnouncement, change, { session })).data).toMatchObject({ from, kind: 'incident' })
  expect(await seen()).toMatchObject([{ title: 'Pickups are on time again' }, {}])
  const withdraw = () => desk.ask(calls.withdrawAnnouncement, { announcement_id, reason: 'Selesai' }, { session })
  expect((await withdraw()).data).toMatchObject({ state: 'withdrawn' })
  expect(await seen()).toHaveLength(1)
  expect(await withdraw()).toMatchObject({ status: 404 })
  expect(await desk.ask(calls.changeAnnouncement, change, { session })).toMatchObject({ status: 404 })
  const first = (await desk.ask(calls.listConsoleAnnouncements, { limit: 1 }, { session })).data
  expect(first.items).toMatchObject([{ announcement_id, state: 'withdrawn' }])
  const next = await desk.ask(
    calls.listConsoleAnnouncements,
    { limit: 1, cursor: first.next_cursor ?? '' },
    { session },
  )
  expect(next.data).toMatchObject({ items: [{ state: 'over' }], next_cursor: null })
})

test('one that would end before it begins is refused', async () => {
  const until = new Date(app.clock.now.getTime() - minute).toISOString()
  expect(await desk.ask(calls.addAnnouncement, { ...fields, until }, { session })).toMatchObject({
    status: 422,
    errors: [{ field: 'until' }],
  })
})

test('a mail to a partner goes to its owners, as it was written, and stands in the audit log', async () => {
  const mail = {
    partner_id: partner.id,
    subject: 'Your webhook',
    text: 'Your endpoint answers 500.\nPlease look.',
    reason: 'Webhook gagal',
  }
  expect(await desk.ask(mailPartnerByHand, mail, { session })).toMatchObject({ status: 200, data: { mails: 1 } })
  const rows = await sql`select recipient, data from accounts.mails where template = 'written-by-staff'`
  expect(rows).toEqual([{ recipient: partner.email, data: { subject: mail.subject, text: mail.text } }])
  expect(await sql`select target_id, reason from accounts.audit_log where action = 'partner.mailed'`).toEqual([
    { target_id: partner.id, reason: mail.reason },
  ])
  expect(await desk.ask(mailPartnerByHand, { ...mail, partner_id: 'prt_none' }, { session })).toMatchObject({
    status: 404,
  })
})

test.each<[{ from: number; until?: number; withdrawn?: number }, string]>([
  [{ from: 1 }, 'planned'],
  [{ from: 0 }, 'in_force'],
  [{ from: -2, until: 1 }, 'in_force'],
  [{ from: -2, until: 0 }, 'over'],
  [{ from: -2, until: 1, withdrawn: -1 }, 'withdrawn'],
])('an announcement of %j minutes is %s', ({ from, until, withdrawn }, state) => {
  const at = (minutes: number | undefined) => (minutes === undefined ? null : new Date(minutes * minute))
  const span = { fromAt: new Date(from * minute), untilAt: at(until), withdrawnAt: at(withdrawn) }
  expect(announcementState(span, new Date(0))).toBe(state)
})

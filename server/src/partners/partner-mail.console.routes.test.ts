import { afterAll, beforeAll, expect, test } from 'vitest'
import { showOrder } from '@edis/contract/console/orders'
import { mailPartnerByHand } from '@edis/contract/console/partner-mail'
import { openOperationsDesk } from '@edis/testing/operations-desk.ts'
import { openTestConsole } from '@edis/testing/people/console.ts'

const desk = await openOperationsDesk({ DELIVER_WEBHOOKS: 'false' })
const { app, sql, partner, stranger } = desk
const staff = openTestConsole(app)
let session: string
beforeAll(async () => {
  session = (await staff.signedIn('operations')).session
})
afterAll(desk.close)

test('what staff write to a partner about an order stands in the order’s timeline, and in the audit log', async () => {
  const { order_id } = await desk.sent()
  const mail = {
    partner_id: partner.id,
    order_id,
    subject: 'Your parcel',
    text: 'The courier found nobody at home.',
    reason: 'Pelanggan menelepon',
  }
  expect(await staff.ask(mailPartnerByHand, mail, { session })).toMatchObject({ status: 200, data: { mails: 1 } })
  const mails = async () =>
    (await staff.ask(showOrder, { order_id }, { session })).data.entries.filter(({ kind }) => kind === 'mail')
  const entry = { request: null, event: null, report: null, attempt: null }
  expect(await mails()).toMatchObject([{ ...entry, mail: { subject: mail.subject, mails: 1, failed: 0 } }])
  await sql`update accounts.mails set state = 'failed', data = null where order_id = ${order_id}`
  expect(await mails()).toMatchObject([{ mail: { subject: null, mails: 1, sent: 0, failed: 1 } }])
  const { subject, text } = mail
  expect(await sql`select environment, after from accounts.audit_log where action = 'partner.mailed'`).toEqual([
    { environment: 'development', after: { mails: 1, subject, text, order_id } },
  ])

  const refused = { status: 404, error: 'ORDER_NOT_FOUND' }
  for (const other of [{ order_id: 'ord_none' }, { partner_id: stranger.id }])
    expect(await staff.ask(mailPartnerByHand, { ...mail, ...other }, { session })).toMatchObject(refused)
  expect(await staff.ask(mailPartnerByHand, mail, { session, environment: 'production' })).toMatchObject(refused)
  expect(await mails()).toHaveLength(1)
})

import { once as happens } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import pino from 'pino'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { closeDatabase, type Database, openDatabase } from '../database/connection.ts'
import { inTransaction } from '../database/transaction.ts'
import { createVault } from '../database/vault.ts'
import { staffStore } from '../staff/staff.store.ts'
import { createTestDatabase, servingUrl } from '@edis/testing/database.ts'
import { startMailServer } from '@edis/testing/mail/mail-server.ts'
import { insertPartner } from '@edis/testing/partner-rows.ts'
import type { MailOutcome } from './mail.ts'
import { mailPartner, mailStaff, mailStore } from './mail.store.ts'
import { sendMails } from './send-mails.ts'
import { credentialsRotated } from './templates/credentials-rotated.ts'
import { productionRequested } from './templates/production-requested.ts'
import { smtpTransport } from './transport.ts'

const links = { portal: 'https://portal.example', operations: 'https://operations.example' }
const log = pino({ level: 'silent' })
const vault = createVault(Buffer.alloc(32, 1))
const rotated = { environment: 'production', address: '203.0.113.9', previous_ends: '2026-11-22T10:00:00Z' }
const requested = { partner: 'Toko <Senja>', partner_id: 'prt_1' }

let database: Database
let partnerId: string
let email: string
beforeEach(async () => {
  const { url } = await createTestDatabase()
  database = openDatabase(servingUrl(url), 'accounts', { connections: 4 })
  partnerId = await insertPartner(database.$client)
  const [partner] = await sql()<{ email: string }[]>`select email from accounts.partners where id = ${partnerId}`
  email = partner?.email ?? ''
})
afterEach(() => closeDatabase(database))

const sql = () => database.$client
const addStaff = (name: string) =>
  staffStore(database).add(
    { email: `${name}@edis.test`, name, passwordHash: 'x', role: 'operations', language: 'en' },
    new Date(),
  )
const toPartner = (options?: { once: string }) =>
  inTransaction(database, (transaction) => mailPartner(transaction, partnerId, credentialsRotated, rotated, options))
const toStaff = () => inTransaction(database, (transaction) => mailStaff(transaction, productionRequested, requested))
const states = async () =>
  (await sql()<{ state: string }[]>`select state from accounts.mails order by id`).map(({ state }) => state)
const dueNow = () => sql()`update accounts.mails set due_at = now() where state = 'waiting'`
// A second ago: the column rounds to milliseconds, which may be in the next one.
const endLeases = () =>
  sql()`update accounts.mails set leased_until = now() - interval '1 second' where leased_until is not null`
const messageIdOf = (raw: string) => /^Message-ID: (.+)$/im.exec(raw)?.[1]
const until = (isSo: () => boolean | Promise<boolean>) => vi.waitUntil(isSo, { timeout: 20_000, interval: 20 })

function sending(url: string) {
  const outcomes: MailOutcome[] = []
  const transport = smtpTransport(url, 'EDIS <no-reply@edis.example>')
  const onOutcome = (outcome: MailOutcome) => void outcomes.push(outcome)
  const running = sendMails({ mails: mailStore(database), transport, links, vault, log, onOutcome })
  onTestFinished(() => running.stop())
  return { outcomes, stop: () => running.stop() }
}
async function serving(options?: Parameters<typeof startMailServer>[0]) {
  const server = await startMailServer(options)
  onTestFinished(server.close)
  return server
}

test('a mail goes out over SMTP, as text and HTML, in its reader’s language', async () => {
  const server = await serving()
  await sql()`update accounts.members set language = 'id' where partner_id = ${partnerId}`
  await addStaff('sari')
  await toPartner()
  await toStaff()
  const { outcomes } = sending(server.url)
  await until(() => outcomes.length === 2)
  const [toToko] = server.to(email)
  expect(toToko?.raw).toMatch(/^From: EDIS <no-reply@edis\.example>\r$/m)
  expect(toToko?.raw).toMatch(/^Subject: Kunci production Anda telah dirotasi\r$/m)
  expect(toToko?.raw).toContain('multipart/alternative')
  expect(toToko?.raw).toContain('text/html')
  const [toSari] = server.to('sari@edis.test')
  expect(toSari?.raw).toMatch(/^Subject: Toko <Senja> requests production access\r$/m)
  expect(toSari?.raw).toContain('Toko &lt;Senja&gt;')
  expect(await states()).toEqual(['sent', 'sent'])
})

test('nothing is sent of a change that was not made', async () => {
  const failed = inTransaction(database, async (transaction) => {
    await mailPartner(transaction, partnerId, credentialsRotated, rotated)
    throw new Error('undone')
  })
  await expect(failed).rejects.toThrow('undone')
  expect(await states()).toEqual([])
})

test('of several mails with the same `once` one is written', async () => {
  for (const once of ['a', 'a', 'b']) await toPartner({ once })
  expect(await states()).toHaveLength(2)
})

test('a server that is down for an hour loses nothing, and what it missed comes once', async () => {
  const nobody = createServer().listen(0, '127.0.0.1')
  await happens(nobody, 'listening')
  const { port } = nobody.address() as AddressInfo
  await new Promise((resolve) => nobody.close(resolve))
  for (let count = 0; count < 12; count++) await toPartner()
  const { outcomes } = sending(`smtp://127.0.0.1:${port}`)
  // As an hour goes by: each is tried again and again.
  for (let tries = 1; tries <= 6; tries++) {
    await until(() => outcomes.length === 12 * tries)
    await sql()`update accounts.mails set created_at = created_at - interval '10 minutes'`
    if (tries < 6) await dueNow()
  }
  expect(outcomes.every((outcome) => outcome === 'retried')).toBe(true)
  expect(await mailStore(database).depth()).toMatchObject({ waiting: 12 })
  const server = await serving({ port })
  await dueNow()
  await until(async () => (await states()).every((state) => state === 'sent'))
  expect(server.to(email)).toHaveLength(12)
  expect(new Set(server.received.map(({ raw }) => messageIdOf(raw))).size).toBe(12)
})

test('a recipient that is refused ends the mail, and staff are told once', async () => {
  const server = await serving({ refuse: (recipient) => (recipient === email ? 550 : null) })
  await addStaff('sari')
  await addStaff('budi')
  await toPartner()
  const { outcomes } = sending(server.url)
  await until(() => outcomes.length === 3)
  expect(outcomes).toEqual(['failed', 'sent', 'sent'])
  expect(server.received.flatMap(({ to }) => to).toSorted()).toEqual(['budi@edis.test', 'sari@edis.test'])
  expect(server.received[0]?.raw).toMatch(/^Subject: An email to\s+\S+\s+was\s+not\s+delivered\r$/m)
  await dueNow()
  expect((await states()).toSorted()).toEqual(['failed', 'sent', 'sent'])
})

test('a mail that can not be delivered to one of the staff is told to the others, and goes no further', async () => {
  const server = await serving({ refuse: () => 550 })
  await addStaff('sari')
  await addStaff('budi')
  await sql()`update accounts.staff set active = false where email = 'budi@edis.test'`
  await toStaff()
  await sql()`update accounts.staff set active = true`
  const { outcomes } = sending(server.url)
  await until(() => outcomes.length === 2)
  const rows = await sql()<{ template: string; recipient: string; state: string }[]>`
    select template, recipient, state from accounts.mails order by id`
  expect(rows.map((row) => ({ ...row }))).toEqual([
    { template: 'production-requested', recipient: 'sari@edis.test', state: 'failed' },
    { template: 'mail-undeliverable', recipient: 'budi@edis.test', state: 'failed' },
  ])
})

test('a recipient that is put off is tried again', async () => {
  let busy = true
  const server = await serving({ refuse: () => (busy ? 450 : null) })
  await toPartner()
  const { outcomes } = sending(server.url)
  await until(() => outcomes.length === 1)
  busy = false
  await dueNow()
  await until(() => outcomes.length === 2)
  expect(outcomes).toEqual(['retried', 'sent'])
})

test('a mail whose row its template can’t read is tried again, and given up as others are', async () => {
  const server = await serving()
  await toPartner()
  await sql()`update accounts.mails set data = 'null'`
  const { outcomes } = sending(server.url)
  await until(() => outcomes.length === 1)
  await sql()`update accounts.mails set created_at = now() - interval '4 days', due_at = now()`
  await until(() => outcomes.length === 2)
  expect(outcomes).toEqual(['retried', 'failed'])
  expect(server.received).toEqual([])
})

test('a crash between write and send, or in mid-send, sends it', async () => {
  const server = await serving()
  await toPartner()
  // Claimed by a process that dies.
  const [claimed] = await mailStore(database).claim([credentialsRotated.name], 1)
  expect(claimed).toMatchObject({ number: 1, recipient: email })
  expect(await mailStore(database).claim([credentialsRotated.name], 1)).toEqual([])
  await endLeases()
  const { outcomes } = sending(server.url)
  await until(() => outcomes.length === 1)
  expect(server.to(email)).toHaveLength(1)
})

test('a crash after the server took it and before that was written sends it twice, with one Message-ID', async () => {
  const server = await serving({ onMail: async () => void (await endLeases()) })
  await toPartner()
  const mails = mailStore(database)
  const lost = { ...mails, sent: () => Promise.reject(new Error('killed')) }
  const transport = smtpTransport(server.url, 'no-reply@edis.example')
  const dying = sendMails({ mails: lost, transport, links, vault, log, onOutcome: () => {} })
  await until(() => server.received.length >= 1)
  await dying.stop()
  await endLeases()
  const before = server.received.length
  const { outcomes } = sending(server.url)
  await until(() => outcomes.length === 1)
  expect(server.received).toHaveLength(before + 1)
  expect(new Set(server.received.map(({ raw }) => messageIdOf(raw))).size).toBe(1)
  expect(await states()).toEqual(['sent'])
})

test('who comes late does not end the attempt of another', async () => {
  await toPartner()
  const mails = mailStore(database)
  const [late] = await mails.claim([credentialsRotated.name], 1)
  await endLeases()
  const [second] = await mails.claim([credentialsRotated.name], 1)
  if (!late || !second) throw new Error('not claimed')
  await mails.sent(late)
  await mails.failed(late, 'too late', () => Promise.reject(new Error('told')))
  expect(await states()).toEqual(['waiting'])
  await mails.sent(second)
  expect(await states()).toEqual(['sent'])
})

test('two processes send each mail once', async () => {
  const server = await serving()
  for (let count = 0; count < 30; count++) await toPartner()
  sending(server.url)
  sending(server.url)
  await until(async () => (await states()).every((state) => state === 'sent'))
  expect(server.received).toHaveLength(30)
})

test('what tells of a person goes a week after the mail, the rest after half a year', async () => {
  const mails = mailStore(database)
  for (let count = 0; count < 4; count++) await toPartner()
  await sql()`
    update accounts.mails set state = 'sent', ended_at = now() - age::interval from (
      select id, (array['6 days', '8 days', '181 days'])[row_number() over (order by id)] as age from accounts.mails
    ) aged where aged.id = mails.id and age is not null`
  await mails.forget()
  const rows = await sql()<{ whole: boolean }[]>`
    select recipient is not null and data is not null as whole from accounts.mails order by id`
  expect(rows.map(({ whole }) => whole)).toEqual([true, false, true])
})

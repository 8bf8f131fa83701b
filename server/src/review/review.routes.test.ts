import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { credentials } from '@edis/contract/portal-calls/credentials'
import { findRequest, listRequests } from '@edis/contract/portal-calls/requests'
import { goingLive, requestProduction, showCertificate } from '@edis/contract/portal-calls/going-live'
import { challengeWebhook, expireToken, findChallenge, listLogs, resetLog } from '@edis/contract/portal-calls/review'
import { reviewEntries } from '@edis/contract/review/review-entries'
import { createWebhook } from '@edis/contract/portal-calls/webhooks'
import { openOrderDesk } from '@edis/testing/order-desk.ts'

let desk: Awaited<ReturnType<typeof openOrderDesk>>
let receiver: Server
/** What the receiver answers to an event whose signature fits and is fresh, and to any other. */
let answers = { genuine: 200, other: 200 }
let secret = ''
let hook = ''
beforeAll(async () => {
  desk = await openOrderDesk({ WEBHOOK_ALLOW_PRIVATE: 'true' })
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request)
    const [id, timestamp, signature] = ['id', 'timestamp', 'signature'].map((name) =>
      String(request.headers[`webhook-${name}`]),
    )
    const signed = createHmac('sha256', Buffer.from(secret.slice(6), 'base64')).update(`${id}.${timestamp}.${body}`)
    const isFresh = Math.abs(Number(timestamp) - desk.app.clock.now.getTime() / 1_000) < 300
    const isGenuine = signature === `v1,${signed.digest('base64')}` && isFresh
    response.statusCode = isGenuine ? answers.genuine : answers.other
    response.end(isGenuine ? '' : 'wrong signature')
  }
  receiver = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  hook = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`
}, 60_000)
afterAll(async () => {
  await desk.close()
  receiver.close()
})

const entryOf = async (session: string, id: string) =>
  (await desk.app.call('development', listLogs, { token: session })).data.find((entry) => entry.id === id)
const requestsOf = async (session: string, filter: object = {}) =>
  (await desk.app.call('development', listRequests, { token: session, ...filter })).data.items

test('a call is proved by the partner’s own software, and reset alone; another partner’s report knows nothing of it', async () => {
  const partner = await desk.newPartner()
  const stranger = await desk.newPartner()
  expect((await desk.call('GET', '/warehouse/list', { token: partner.token })).status).toBe(200)
  expect((await desk.call('GET', '/sla', { token: partner.token })).status).toBe(422)
  await expect
    .poll(() => entryOf(partner.session, 'warehouse-list'))
    .toMatchObject({ status: 'passed', http_status: 200 })
  await expect.poll(() => entryOf(partner.session, 'sla')).toMatchObject({ status: 'failed', http_status: 422 })
  expect(await entryOf(stranger.session, 'warehouse-list')).toMatchObject({ status: 'untested', evidence: [] })

  desk.app.clock.now = new Date(desk.app.clock.now.getTime() + 1_000)
  const reset = await desk.app.call('development', resetLog, { token: partner.session, id: 'warehouse-list' })
  expect(reset.data).toMatchObject({ id: 'warehouse-list', status: 'untested', attempts: 0 })
  expect(await entryOf(partner.session, 'sla')).toMatchObject({ status: 'failed' })
  const unknown = await desk.app.call('development', resetLog, { token: partner.session, id: 'nonsense' })
  expect(unknown).toMatchObject({ status: 404, error: 'NOT_FOUND' })
})

test('the portal’s own run proves nothing', async () => {
  const partner = await desk.newPartner()
  await fetch(`${desk.app.url.development}/warehouse/list`, {
    headers: { authorization: `Bearer ${partner.token}`, origin: 'http://localhost:4000' },
  })
  await expect
    .poll(() => requestsOf(partner.session, { call: '/warehouse/list' }))
    .toMatchObject([{ from_portal: true }])
  expect(await entryOf(partner.session, 'warehouse-list')).toMatchObject({ status: 'untested' })
})

test('a receiver that accepts a forged or stale delivery fails, one that rejects it passes', async () => {
  const partner = await desk.newPartner()
  const token = partner.session
  const webhook = (await desk.app.call('development', createWebhook, { token, event: '*', url: hook })).data
  secret = webhook.secret
  for (const kind of ['forged', 'stale']) {
    const challenge = async (genuine: number, other: number) => {
      answers = { genuine, other }
      return (await desk.app.call('development', challengeWebhook, { token, webhook_id: webhook.id, kind })).data
    }
    const failed = { rejected: false, entry: { status: 'failed' } }
    expect(await challenge(200, 200)).toMatchObject({ ...failed, accepted: true, http_status: 200 })
    for (const trouble of [404, 410, 429, 500, 503])
      expect(await challenge(200, trouble)).toMatchObject({ ...failed, accepted: true, http_status: trouble })
    expect(await challenge(401, 401)).toMatchObject({
      ...failed,
      accepted: false,
      genuine_status: 401,
      http_status: null,
    })
    const passed = { accepted: true, rejected: true, entry: { status: 'passed' } }
    for (const rejection of [400, 403, 401])
      expect(await challenge(204, rejection)).toMatchObject({ ...passed, genuine_status: 204, http_status: rejection })
  }
  answers = { genuine: 200, other: 200 }
  const other = await desk.newPartner()
  const [piece] = (await entryOf(token, 'duty-stale-rejected'))?.evidence ?? []
  const evidence = { token, id: piece?.id ?? '' }
  const opened = (await desk.app.call('development', findChallenge, evidence)).data
  expect(opened).toMatchObject({ kind: 'stale', rejected: true, http_status: 401, webhook_id: webhook.id })
  expect(opened.exchange).toMatchObject({ url: hook, response: { body: 'wrong signature' }, error: null })
  const { headers, body } = opened.exchange!.request!
  expect(opened.exchange!.genuine).toMatchObject({ http_status: 204, error: null })
  expect(opened.exchange!.genuine!.request!.headers['webhook-id']).not.toBe(headers['webhook-id'])
  expect(JSON.parse(body)).toMatchObject({ id: headers['webhook-id'], event: 'order.delivered' })
  expect(Number(headers['webhook-timestamp'])).toBe(desk.app.clock.now.getTime() / 1000 - 3_600)
  expect(JSON.stringify(opened)).not.toContain(webhook.secret)
  const seenByOther = await desk.app.call('development', findChallenge, { ...evidence, token: other.session })
  expect(seenByOther.error).toBe('NOT_FOUND')
  const stolen = { token: other.session, webhook_id: webhook.id, kind: 'forged' }
  expect((await desk.app.call('development', challengeWebhook, stolen)).error).toBe('WEBHOOK_NOT_FOUND')
})

test('production is not asked for before the report is complete, and the answer says what is missing', async () => {
  const { session: token } = await desk.app.signedInPartner({ production: false })
  const refused = await desk.app.call('development', requestProduction, { token })
  expect(refused).toMatchObject({ status: 400, error: 'REQUEST_INVALID' })
  expect(refused.message).toContain('Send Order V2')
  expect((await desk.app.call('development', goingLive, { token })).data.production).toBe('none')
})

test('a report that was complete stays so whatever fails later, and its certificate is verified by anybody who has its id', async () => {
  const partner = await desk.newPartner()
  const { session: token, id: partnerId } = partner
  const sql = postgres(desk.app.databaseUrl, { max: 1 })
  const proof = {
    status: 'passed',
    request_id: null,
    http_status: 200,
    duration_ms: 4,
    attempts: 1,
    at: null,
    evidence: [],
    hint: null,
  }
  await sql`
    insert into development.review_marks (partner_id, entry_id, status, proof)
    select ${partnerId}, entry_id, 'passed', ${JSON.stringify(proof)}::text::jsonb
    from unnest(${reviewEntries.filter(({ required }) => required).map(({ id }) => id)}::text[]) entry_id`
  await sql.end()
  const standing = async () => (await desk.app.call('development', goingLive, { token })).data
  expect(await standing()).toMatchObject({ completed_at: null, certificate_id: null })
  await desk.app.call('development', listLogs, { token })
  const { completed_at: completedAt, certificate_id: id } = await standing()
  expect(completedAt).toBe(desk.app.clock.now.toISOString())

  const production = await desk.tokenOf(token, 'production')
  await desk.call('GET', '/warehouse/list', { token: production })
  await expect.poll(() => entryOf(token, 'duty-no-production-key')).toMatchObject({ status: 'failed', regressed: true })
  expect(await entryOf(token, 'order-send-v2')).toMatchObject({ status: 'passed', regressed: false })
  expect(await standing()).toMatchObject({ completed_at: completedAt, certificate_id: id })

  const shown = await desk.app.call('development', showCertificate, { id: id ?? '' })
  expect(shown.data).toMatchObject({ id, partner_id: partnerId, completed_at: completedAt })
  expect(shown.data.checks).toContain('Send Order V2')
  expect(shown.data.checks).toHaveLength(reviewEntries.filter(({ required }) => required).length)
  for (const forged of [`${id}x`, 'crt_', id?.replace(/.$/, '-') ?? '', partnerId])
    expect(await desk.app.call('development', showCertificate, { id: forged })).toMatchObject({ error: 'NOT_FOUND' })
})

test('a certificate’s address is signed: what EDIS stored is not found without, one from before there were signatures is', async () => {
  const { session: token, id: partnerId } = await desk.newPartner()
  const sql = postgres(desk.app.databaseUrl, { max: 1 })
  const store = (id: string) => sql`
    insert into development.review_certificates (partner_id, id, completed_at, passed)
    values (${partnerId}, ${id}, now(), '[]') on conflict (partner_id) do update set id = excluded.id`
  const verify = (id: string) => desk.app.call('development', showCertificate, { id })
  const shown = async () => (await desk.app.call('development', goingLive, { token })).data.certificate_id ?? ''
  const stored = `crt_${'n'.repeat(32)}`
  await store(stored)
  const signed = await shown()
  expect(signed).toMatch(new RegExp(`^${stored}\\.[\\w-]{22}$`))
  expect(await verify(signed)).toMatchObject({ status: 200, data: { id: signed, partner_id: partnerId } })
  for (const forged of [stored, `${stored}.${'A'.repeat(22)}`, `${stored}.`, signed.replace('n', 'm')])
    expect(await verify(forged)).toMatchObject({ status: 404, error: 'NOT_FOUND' })

  const former = `crt_${'f'.repeat(43)}`
  await store(former)
  expect(await shown()).toBe(former)
  expect(await verify(former)).toMatchObject({ status: 200, data: { id: former, partner_id: partnerId } })
  expect(await verify(signed)).toMatchObject({ error: 'NOT_FOUND' })
  await sql.end()
})

test('a token is expired on the partner’s word, refreshed and used: proved', async () => {
  const partner = await desk.newPartner()
  const { session } = partner
  const duty = () => entryOf(session, 'duty-token-refreshed')
  const expired = await desk.app.call('development', expireToken, { token: session })
  expect(expired.data.expired).toBe(true)
  expect((await desk.call('GET', '/warehouse/list', { token: partner.token })).error).toBe('AUTH_TOKEN_EXPIRED')
  await expect.poll(duty).toMatchObject({ status: 'untested', hint: 'The token has expired. Now refresh it.' })

  const own = (await desk.app.call('development', credentials, { token: session })).data
  const renewed = await fetch(`${desk.app.url.development}/auth/refresh`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${own.partner_id}:${own.partner_key}`).toString('base64')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ token: own.refresh_token }),
  })
  const { data } = (await renewed.json()) as { data: { token: string } }
  expect((await desk.call('GET', '/warehouse/list', { token: data.token })).status).toBe(200)
  await expect.poll(duty).toMatchObject({ status: 'passed' })
  expect((await duty())?.evidence).toHaveLength(3)
  await expect.poll(() => entryOf(session, 'auth-refresh')).toMatchObject({ status: 'passed' })
  expect(JSON.stringify(await requestsOf(session))).not.toContain('edis_')
})

test('a production key in development fails the partner whose it is, and a made-up one nobody', async () => {
  const partner = await desk.newPartner()
  const duty = () => entryOf(partner.session, 'duty-no-production-key')
  const production = await desk.tokenOf(partner.session, 'production')
  expect((await desk.call('GET', '/warehouse/list', { token: partner.token })).status).toBe(200)
  await expect.poll(duty).toMatchObject({ status: 'passed' })
  const forged = production.replace(/.{5}$/, 'aaaaa')
  expect((await desk.call('GET', '/warehouse/list', { token: forged })).error).toBe('AUTH_WRONG_ENVIRONMENT')
  expect((await desk.call('GET', '/warehouse/list', { token: production })).error).toBe('AUTH_WRONG_ENVIRONMENT')
  await expect.poll(duty).toMatchObject({ status: 'failed', attempts: 1 })
  // What it says opens to the call itself, which only its owner finds.
  const [leaked] = (await duty())?.evidence ?? []
  const evidence = async (token: string) => desk.app.call('development', findRequest, { token, id: leaked?.id ?? '' })
  await expect
    .poll(async () => (await evidence(partner.session)).data)
    .toMatchObject({ call: '/warehouse/list', status: 401, error: 'AUTH_WRONG_ENVIRONMENT' })
  expect((await evidence(desk.stranger.session)).error).toBe('NOT_FOUND')
  desk.app.clock.now = new Date(desk.app.clock.now.getTime() + 1_000)
  const reset = await desk.app.call('development', resetLog, { token: partner.session, id: 'duty-no-production-key' })
  expect(reset.data).toMatchObject({ status: 'untested' })
})

test('many resets at once are all answered, and everybody else too', async () => {
  const partner = await desk.newPartner()
  const other = await desk.newPartner()
  const id = reviewEntries[0]?.id ?? ''
  const resets = Array.from({ length: 40 }, () =>
    desk.app.call('development', resetLog, { token: partner.session, id }),
  )
  const listed = desk.app.call('development', listLogs, { token: other.session })
  for (const answer of await Promise.all([...resets, listed])) expect(answer.status).toBe(200)
})

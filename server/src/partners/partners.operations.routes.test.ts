import { afterAll, describe, expect, test } from 'vitest'
import { login } from '@edis/contract/portal-calls/sign-in'
import { goingLive, requestProduction } from '@edis/contract/portal-calls/going-live'
import { reviewEntries } from '@edis/contract/review/review-entries'
import { credentialsAt } from '@edis/testing/credentials.ts'
import { openOperationsDesk } from '@edis/testing/operations-desk.ts'

const { app, ask, call, close, edis, everything, partner, sql, stranger } = await openOperationsDesk()
afterAll(close)

type Body = Record<string, unknown>
const post = (path: string, body: Body = {}, headers: Record<string, string> = {}) =>
  ask('POST', path, { body, headers })
const on = (id: string, change: string, body: Body = {}, key = everything.production) =>
  ask('POST', `/partners/${id}/${change}`, { key, body: { reason: 'Diminta lewat telepon', ...body } })
const listCouriers = (token: string) => call('GET', '/expedisi/list', { token })
const shown = async (id: string) => (await ask('GET', `/partners/${id}`)).data as Record<string, never>
let made = 0
const newEmail = () => `baru-${++made}@edis.test`
async function added(body: Body = {}): Promise<{ partner: { partner_id: string; email: string }; password: string }> {
  const answer = await post('/partners', { email: newEmail(), name: 'Toko Baru', ...body })
  expect(answer).toMatchObject({ status: 200 })
  return answer.data as never
}

describe('a partner that is added', () => {
  test('signs in with the password that is shown once', async () => {
    const { partner: account, password } = await added({ email: 'Baru@Edis.Test' })
    expect(account).toMatchObject({ email: 'baru@edis.test', status: 'active', production: 'none' })
    expect(await app.call('development', login, { user: account.email, pass: password })).toMatchObject({ status: 200 })
    const kept = await sql`
      select answer as text from accounts.operations_answers union all select audit_log::text from accounts.audit_log`
    expect(kept.filter(({ text }) => String(text).includes(password))).toEqual([])
    expect(app.logged.filter((line) => line.includes(password))).toEqual([])
  })

  test('is one, however often it is asked for with an Idempotency-Key; a repetition has no password', async () => {
    const body = { email: newEmail(), name: 'Toko Baru' }
    const headers = { 'idempotency-key': 'partner-1' }
    const first = await post('/partners', body, headers)
    const again = await post('/partners', body, headers)
    expect(again.data).toEqual({ ...(first.data as object), password: null })
    const { password } = first.data as { password: string }
    const rows = await sql`select answer from accounts.operations_answers where answer like ${`%${password}%`}`
    expect(rows).toHaveLength(0)
  })

  test('has an email of its own', async () => {
    const { partner: account } = await added()
    expect(await post('/partners', { email: account.email.toUpperCase(), name: 'Toko' })).toMatchObject({
      status: 409,
      error: 'PARTNER_DUPLICATE',
      details: { partner_id: account.partner_id },
    })
  })
})

test('a suspended partner’s session, sign-in, key and token are refused within a second, until it is resumed', async () => {
  const { id, email, password, session } = await app.signedInPartner()
  const { token, auth } = await credentialsOf(session)
  expect(await listCouriers(token)).toMatchObject({ code: 200 })
  expect(await on(id, 'suspend', { reason: 'Tagihan belum dibayar' })).toMatchObject({
    status: 200,
    data: { status: 'suspended', suspended_reason: 'Tagihan belum dibayar' },
  })
  const inactive = { error: 'AUTH_PARTNER_INACTIVE' }
  await expect.poll(() => listCouriers(token), { timeout: 1_000 }).toMatchObject({ code: 403, ...inactive })
  const generate = () =>
    fetch(`${app.url.development}/auth/generate`, { method: 'POST', headers: { authorization: auth } })
  expect(await (await generate()).json()).toMatchObject(inactive)
  expect(await app.call('development', login, { user: email, pass: password })).toMatchObject(inactive)
  expect(await app.call('development', goingLive, { token: session })).toMatchObject({ status: 401 })
  const { data } = await on(id, 'suspend')
  expect(await on(id, 'resume')).toMatchObject({ status: 200, data: { status: 'active', suspended_reason: null } })
  expect(data).toMatchObject({ status: 'suspended' })
  await expect.poll(() => listCouriers(token), { timeout: 1_000 }).toMatchObject({ code: 200 })
  expect(await app.call('development', login, { user: email, pass: password })).toMatchObject({ status: 200 })
})

const credentialsOf = (session: string) => credentialsAt(app.url.development, session)

describe('a request for production', () => {
  const unasked = { status: 409, error: 'PRODUCTION_NOT_REQUESTED' }
  const standing = async (token: string) => (await app.call('development', goingLive, { token })).data

  test('that is refused tells the partner why where it asked, and may be made again', async () => {
    const { id, session } = await app.signedInPartner({ production: false })
    expect(await on(id, 'refuse-production')).toMatchObject(unasked)
    for (const entry of reviewEntries)
      await sql`
        insert into development.review_marks (partner_id, entry_id, status, proof) values (${id}, ${entry.id}, 'passed',
          '{"status":"passed","request_id":null,"http_status":200,"duration_ms":5,"at":"2026-11-20T01:00:00Z","attempts":1,"evidence":[],"hint":null}')`
    expect(await app.call('development', requestProduction, { token: session })).toMatchObject({ status: 200 })
    expect(await shown(id)).toMatchObject({
      production: 'requested',
      health: { report: { state: 'passed', percent: 100 }, waiting: { production: true } },
    })
    expect(await on(id, 'refuse-production', { reason: 'Webhook menerima tanda tangan palsu' })).toMatchObject({
      status: 200,
      data: { production: 'refused' },
    })
    expect(await standing(session)).toMatchObject({
      production: 'refused',
      refused_at: app.clock.now.toISOString(),
      refused_reason: 'Webhook menerima tanda tangan palsu',
      granted_at: null,
    })
    expect(await shown(id)).toMatchObject({ health: { waiting: { production: false } } })
    expect(await on(id, 'refuse-production', { reason: 'Sekali lagi' })).toMatchObject(unasked)
    expect(await standing(session)).toMatchObject({ refused_reason: 'Webhook menerima tanda tangan palsu' })
    const said = await sql`
      select reason from accounts.audit_log where partner_id = ${id} and action = 'partner.production_refused'`
    expect(said).toEqual([{ reason: 'Webhook menerima tanda tangan palsu' }])
    expect((await app.call('development', requestProduction, { token: session })).data).toMatchObject({
      production: 'requested',
      refused_reason: null,
    })
    expect(await on(id, 'grant-production')).toMatchObject({ status: 200, data: { production: 'granted' } })
    expect(await standing(session)).toMatchObject({ production: 'granted' })
    expect(await on(id, 'refuse-production')).toMatchObject(unasked)
  })

  test('is refused on the command line alike, and a reason is asked for', async () => {
    const { id, session } = await app.signedInPartner({ production: false })
    await sql`update accounts.partners set production_requested_at = now() where id = ${id}`
    expect(await edis('partner', 'refuse-production', id)).toMatchObject({ status: 1 })
    expect(await edis('partner', 'refuse-production', id, '--reason', 'Laporan belum lengkap')).toMatchObject({
      status: 0,
    })
    expect(await standing(session)).toMatchObject({ production: 'refused', refused_reason: 'Laporan belum lengkap' })
  })
})

test('a partner’s own rate limit counts within a second, in the environment of the key, until it is taken away', async () => {
  const { id, session } = await app.signedInPartner()
  const { token } = await credentialsOf(session)
  const limit = (perMinute: number | null) => on(id, 'rate-limit', { per_minute: perMinute }, everything.development)
  expect(await limit(3)).toMatchObject({ data: { rate_limit_per_minute: 3 } })
  expect((await ask('GET', `/partners/${id}`, { key: everything.production })).data).toMatchObject({
    rate_limit_per_minute: null,
  })
  const limited = async () => {
    const answer = await listCouriers(token)
    return [answer.code, answer.headers.get('ratelimit-policy')]
  }
  await expect.poll(limited, { timeout: 5_000 }).toEqual([429, '"default";q=3;w=60'])
  expect(await listCouriers(partner.token)).toMatchObject({ code: 200 })
  expect(await limit(null)).toMatchObject({ data: { rate_limit_per_minute: null } })
  await expect.poll(limited, { timeout: 5_000 }).toEqual([200, '"default";q=1000000;w=60'])
  const said = await edis('partner', 'rate-limit', id, '--environment', 'production', '--per-minute', '600')
  expect(said).toMatchObject({ status: 0 })
  const [row] = await sql`select production_rate_limit, development_rate_limit from accounts.partners where id = ${id}`
  expect(row).toEqual({ production_rate_limit: 600, development_rate_limit: null })
})

test('the list goes page by page, and health says how each is doing', async () => {
  const {
    partner: { partner_id: id },
  } = await added()
  const startsAt = new Date(app.clock.now.getTime() - 3_600_000)
  await sql`
    insert into development.request_counts (partner_id, grain, starts_at, call, error, requests, omitted, total_ms, slowest_ms, last_at)
    values (${id}, 'total', ${startsAt}, '', '', 900, 0, 1, 1, now()), (${id}, 'total', ${startsAt}, '', '*', 100, 0, 1, 1, now()),
      (${id}, 'hour', ${startsAt}, '/rate/v2', 'RATE_LIMITED', 40, 0, 1, 1, now()),
      (${id}, 'total', ${new Date(startsAt.getTime() - 48 * 3_600_000)}, '', '', 5000, 0, 1, 1, now())`
  await sql`
    insert into development.webhooks (id, partner_id, event, url, secret_sealed, created_at, disabled_reason)
    values ('whk_a', ${id}, 'order.created', 'https://shop.example/a', '', now(), null),
      ('whk_b', ${id}, 'order.created', 'https://shop.example/b', '', now(), 'gone')`
  await sql`
    insert into development.webhook_health (webhook_id, last_attempt_at, failing_since) values ('whk_a', now(), now())`
  expect(await shown(id)).toMatchObject({
    partner_id: id,
    health: {
      calls: 1_000,
      error_rate: 0.1,
      rate_limited: 40,
      failing_webhooks: 1,
      disabled_webhooks: 1,
      waiting: { production: false, cancels: 0 },
    },
  })
  const ids: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const query = cursor === '' ? '' : `&cursor=${cursor}`
    const { data } = (await ask('GET', `/partners?limit=3${query}`)) as {
      data: { items: { partner_id: string }[]; next_cursor: string | null }
    }
    ids.push(...data.items.map(({ partner_id }) => partner_id))
    cursor = data.next_cursor
  }
  const rows = await sql`select id from accounts.partners order by id`
  expect(ids).toEqual(rows.map((row) => row.id))
})

describe('what counts in production, too', () => {
  const required = { status: 403, error: 'PRODUCTION_KEY_REQUIRED' }

  test.each(['suspend', 'resume', 'grant-production', 'refuse-production'])(
    'takes a production key: %s with one of development changes nothing',
    async (change) => {
      const { id } = await app.signedInPartner({ production: false })
      await sql`update accounts.partners set production_requested_at = now() where id = ${id}`
      const rowOf = async () => (await sql`select * from accounts.partners where id = ${id}`)[0]
      const before = await rowOf()
      expect(await on(id, change, {}, everything.development)).toMatchObject(required)
      expect(await rowOf()).toEqual(before)
      expect(await sql`select 1 from accounts.audit_log where target_id = ${id}`).toEqual([])
      expect(await on(id, change)).toMatchObject({ status: 200 })
    },
  )

  test('takes a production key: a partner that is added with production', async () => {
    const body = { email: newEmail(), name: 'Toko Baru', production: true }
    expect(await post('/partners', body)).toMatchObject(required)
    expect(await sql`select 1 from accounts.partners where email = ${body.email}`).toEqual([])
    expect(await ask('POST', '/partners', { key: everything.production, body })).toMatchObject({
      status: 200,
      data: { partner: { production: 'granted' } },
    })
  })
})

test.each(['suspend', 'resume', 'grant-production', 'refuse-production', 'close'])(
  '%s asks for a reason, and a partner that is there',
  async (change) => {
    expect(await post(`/partners/${partner.id}/${change}`)).toMatchObject({
      status: 422,
      errors: [{ field: 'reason', error: 'FIELD_REQUIRED' }],
    })
    expect(await on('prt_none', change)).toMatchObject({ status: 404, error: 'PARTNER_NOT_FOUND' })
    expect(await on(partner.id, change, { partner_id: stranger.id })).toMatchObject({
      status: 422,
      errors: [{ field: 'partner_id', error: 'FIELD_UNKNOWN' }],
    })
  },
)

test('an unknown partner is not found', async () => {
  expect(await ask('GET', '/partners/prt_none')).toMatchObject({ status: 404, error: 'PARTNER_NOT_FOUND' })
})

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { encodeBase64 } from '@edis/contract/calls/base64'
import { type Call, errorsOf, sentSchema } from '@edis/contract/calls/call'
import { isPlain } from '@edis/contract/calls/form'
import type { SchemaNode } from '@edis/contract/calls/schema-nodes'
import type { Environment } from '@edis/contract/environment'
import { portalCalls } from '@edis/contract/calls/portal-calls'
import { createAllowedIp, listAllowedIps } from '@edis/contract/portal-calls/allowed-ips'
import { login, logout } from '@edis/contract/portal-calls/sign-in'
import { listDeliveries } from '@edis/contract/portal-calls/deliveries'
import { listRequests } from '@edis/contract/portal-calls/requests'
import { createWebhook, listWebhooks } from '@edis/contract/portal-calls/webhooks'
import { type Answer, ask } from '@edis/testing/calls/ask.ts'
import { newOrder } from '@edis/testing/calls/good-requests.ts'
import { startWorld, type World } from '@edis/testing/calls/world.ts'

// Every call of the portal: who may not call it, and what of others or of itself a caller can't name.
// The Open API's walls stand in server/src/calls and run with every `npm test`.

type Form = [name: string, value: string][]

let world: World
let sessions: Record<'expired' | 'ended' | 'suspended' | 'ungranted', string>
let victims: Record<string, string>
beforeAll(async () => {
  world = await startWorld()
  const { app } = world
  const began = app.clock.now
  app.clock.now = new Date(began.getTime() - 13 * 3_600_000)
  const expired = (await app.signedInPartner()).session
  app.clock.now = began
  const ended = (await app.signedInPartner()).session
  await app.call('development', logout, { token: ended })
  const suspended = await app.signedInPartner()
  await world.sql`update accounts.partners set suspended_at = now() where id = ${suspended.id}`
  const ungranted = (await app.signedInPartner({ production: false })).session
  sessions = { expired, ended, suspended: suspended.session, ungranted }
  victims = await belongings()
})
afterAll(() => world.close())

/** Something of the stranger's of each kind that has an id, by the id's prefix. */
async function belongings(): Promise<Record<string, string>> {
  const { app, stranger } = world
  const token = stranger.session
  const hook = { token, event: '*', url: 'https://hooks.tokosenja.invalid/edis' }
  const { data: webhook } = await app.call('development', createWebhook, hook)
  const { data: ip } = await app.call('development', createAllowedIp, { token, ip: '127.0.0.1' })
  const order = await newOrder(world, stranger, 'development')
  let delivery: string | undefined
  let request: string | undefined
  await vi.waitFor(async () => {
    delivery = (await app.call('development', listDeliveries, { token })).data.items[0]?.id
    request = (await app.call('development', listRequests, { token })).data.items[0]?.id
    if (!delivery || !request) throw new Error('Not written yet')
  }, 10_000)
  return { whk: webhook.id, ip: ip.id, ord: order, dlv: delivery ?? '', req: request ?? '' }
}

const exampleOf = (call: Call, name: string): string =>
  String((sentSchema(call).properties[name] as SchemaNode | undefined)?.examples?.[0])

/** What a form of the call has in it: each field as its example says, but for those given. */
function formFor(call: Call, token: string | null, given: Record<string, string> = {}): Form {
  const { properties, required = [] } = sentSchema(call) as unknown as SchemaNode
  return Object.keys(properties ?? {}).flatMap((name): Form => {
    const example = required.includes(name) ? exampleOf(call, name) : null
    const text = name === 'token' && call.access === 'session' ? token : (given[name] ?? example)
    return text === null ? [] : [[name, isPlain(call, name) ? text : encodeBase64(text)]]
  })
}

function send(call: Call, form: Form, environment: Environment = call.doors[0] ?? 'development'): Promise<Answer> {
  const parts = form.map(
    ([name, value]) => `--edge\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  return sendBody(call, `${parts.join('')}--edge--\r\n`, environment)
}

function sendBody(call: Call, body: string, environment: Environment = 'development', more = {}): Promise<Answer> {
  const headers = {
    'content-type': 'multipart/form-data; boundary=edge',
    ...(call.access === 'partner-key' && { authorization: world.partner.basic[environment] }),
    ...more,
  }
  return ask({ ...call, method: 'POST' }, { url: world.app.url[environment], text: body, headers })
}

const named = (calls: readonly Call[]) => calls.map((call) => [call.path, call] as const)
const ofSession = portalCalls.filter(({ access }) => access === 'session')
const ends = (call: Call) => call === logout

describe.each(named(ofSession))('%s', (_path, call) => {
  test.each(call.doors)('opens for no token but a living session’s, in %s', async (environment) => {
    const refused = async (token: string | null) => (await send(call, formFor(call, token), environment)).error
    expect(await refused(null)).toBe('AUTH_MISSING_TOKEN')
    const { partner } = world
    for (const token of [
      'x',
      `edis_session_${'x'.repeat(43)}`,
      partner.token[environment],
      partner.refreshToken[environment],
      partner.id,
      "' or true --",
    ])
      expect(await refused(token)).toBe('AUTH_INVALID_CREDENTIALS')
    expect(await refused(sessions.expired)).toBe('AUTH_TOKEN_EXPIRED')
    expect(await refused(sessions.ended)).toBe('AUTH_TOKEN_REVOKED')
    expect(await refused(sessions.suspended)).toBe('AUTH_PARTNER_INACTIVE')
    if (environment === 'production' && errorsOf(call).includes('PRODUCTION_NOT_GRANTED'))
      expect(await refused(sessions.ungranted)).toBe('PRODUCTION_NOT_GRANTED')
  })

  test('takes the session from the form alone', async () => {
    const { session } = world.partner
    const url = `${world.app.url.development}${call.path}?token=${encodeURIComponent(encodeBase64(session))}`
    const headers = { authorization: `Bearer ${session}`, cookie: `token=${session}` }
    const answer = await fetch(url, { method: 'POST', body: new FormData(), headers })
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([
      call.doors.includes('development') ? 401 : 404,
      null,
    ])
  })
})

const ids = portalCalls.flatMap((call) =>
  Object.keys(call.request.properties).flatMap((name) => {
    const kind = /^(whk|ip|ord|dlv|req)_/.exec(exampleOf(call, name))?.[1]
    return kind && call.access === 'session' ? [[call.path, name, kind, call] as const] : []
  }),
)
test('the calls that take an id are those that are tried', () => {
  expect(ids.length).toBeGreaterThanOrEqual(14)
})

test.each(ids)('%s answers another partner’s %s as one that there is not', async (_path, name, kind, call) => {
  const { partner, stranger, app } = world
  const known = { ip: '203.0.113.7' }
  const seen = async (id: string) => {
    const answer = await send(call, formFor(call, partner.session, { ...known, [name]: id }))
    const { status, error, errors, message, data } = answer
    // The test event's own id and time differ from one to the next.
    return call.path === '/webhooks/debug' ? { status, error, errors } : { status, error, errors, message, data }
  }
  const { session: token } = stranger
  const owned = async () => [
    // Its deliveries are attempted meanwhile.
    (await app.call('development', listWebhooks, { token })).data.map((one) => ({
      ...one,
      health: null,
      last_delivery: null,
    })),
    (await app.call('development', listAllowedIps, { token })).data,
  ]
  const before = await owned()
  const victim = victims[kind] ?? ''
  const unknown = `${victim.slice(0, -4)}0000`
  const withoutId = (what: unknown) => JSON.stringify(what).replaceAll(victim, 'ID').replaceAll(unknown, 'ID')
  expect(withoutId(await seen(victim))).toBe(withoutId(await seen(unknown)))
  expect(await owned()).toEqual(before)
})

const assigned = [
  'partner_id',
  'partnerId',
  'status',
  'created_at',
  'environment',
  'secret',
  'expires_at',
  'production_granted_at',
  'suspended_at',
  'role',
  'is_admin',
  '__proto__',
  'constructor',
  'prototype',
]

describe.each(named(portalCalls))('%s', (_path, call) => {
  const token = () => world.partner.session
  // Lists are filtered by a status.
  const foreign = assigned.filter((name) => !(name in call.request.properties))

  test('takes no field that it does not declare', async () => {
    const answer = await send(call, [
      ...formFor(call, token()),
      ...foreign.map((name): [string, string] => [name, encodeBase64('x')]),
    ])
    const unknown = answer.errors.filter(({ error }) => error === 'FIELD_UNKNOWN').map(({ field }) => field)
    expect([answer.status, unknown.toSorted()]).toEqual([422, foreign.toSorted()])
  })

  test('takes no field twice, and none that is not base64', async () => {
    for (const [name, value] of formFor(call, token())) {
      const twice = await send(call, [...formFor(call, token()), [name, value]])
      expect(twice.status).toBe(422)
      expect(twice.errors).toContainEqual(expect.objectContaining({ field: name, error: 'FIELD_INVALID' }))
      if (isPlain(call, name)) continue
      for (const broken of ['%%%', 'YQ', 'YQ=', 'Y Q==', 'YQ==\n', '-_==', '/w==', `${value}=`]) {
        const answer = await send(
          call,
          formFor(call, token()).map(([of, was]) => [of, of === name ? broken : was]),
        )
        expect([broken, answer.status, answer.errors.map(({ field }) => field).includes(name)]).toEqual([
          broken,
          422,
          true,
        ])
      }
    }
  })

  test('takes no form that is cut short, too large, packed or called JSON', async () => {
    const parts = formFor(call, token()).map(
      ([name, value]) => `--edge\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    const whole = `${parts.join('')}--edge--\r\n`
    for (let cut = 0; cut < whole.length - 4; cut += Math.ceil(whole.length / 12))
      expect(await sendBody(call, whole.slice(0, cut))).toMatchObject({ status: 400, error: 'REQUEST_INVALID' })
    expect(await sendBody(call, 'x'.repeat(64 * 1024 + 1))).toMatchObject({ status: 413 })
    expect(await sendBody(call, whole, 'development', { 'content-encoding': 'gzip' })).toMatchObject({ status: 415 })
    if (call.access !== 'partner-key')
      expect(await sendBody(call, '{}', 'development', { 'content-type': 'application/json' })).toMatchObject({
        status: 415,
      })
  })
})

test('nobody was signed in or out by any of it', async () => {
  expect(ofSession.some(ends)).toBe(true)
  const { partner, app } = world
  expect(await app.call('development', listWebhooks, { token: partner.session })).toMatchObject({
    status: 200,
    data: [],
  })
  expect((await app.call('development', login, { user: 'x', pass: 'y' })).status).not.toBe(200)
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { consoleCalls } from '@edis/contract/calls/console-calls'
import { isRoleAtLeast, roleAllows } from '@edis/contract/calls/console-call'
import { operationsCalls } from '@edis/contract/calls/operations-calls'
import { type StaffRole, staffRoleNames } from '@edis/contract/staff-roles'
import { openTestConsole, type TestConsole } from '@edis/testing/people/console.ts'
import { startTestApp, type TestApp } from '@edis/testing/test-app.ts'

let app: TestApp
let desk: TestConsole
const sessions = new Map<StaffRole, string>()
beforeAll(async () => {
  app = await startTestApp({ DELIVER_WEBHOOKS: 'false' }, undefined, ['development', 'operations'])
  desk = openTestConsole(app)
  for (const role of staffRoleNames) sessions.set(role, (await desk.signedIn(role)).session)
})
afterAll(() => app.close())

const named = <C extends { method: string; path: string }>(calls: readonly C[]) =>
  calls.map((call) => [`${call.method} ${call.path}`, call] as const)
/** Passes every gate, and is refused for its fields, or for naming what isn't there. */
const harmless = { no_such_field: '1', partner_id: 'none', request_id: 'none', order_id: 'none', staff_id: 'none' }
const ask = (call: (typeof consoleCalls)[number], asked: Parameters<TestConsole['ask']>[2]) =>
  desk.ask(call as never, harmless as never, asked)
const gateErrors = ['AUTH_CROSS_SITE', 'AUTH_MISSING_TOKEN', 'AUTH_ROLE_MISSING', 'AUTH_INVALID_CREDENTIALS']

describe.each(named(consoleCalls.filter(({ role }) => role !== null)))('%s', (_name, call) => {
  const least = call.role ?? 'admin'
  test.each(staffRoleNames)('with the role %s', async (role) => {
    const answer = await ask(call, { session: sessions.get(role) ?? '' })
    if (isRoleAtLeast(role, least)) return expect(gateErrors).not.toContain(answer.error)
    expect(answer).toMatchObject({ status: 403, error: 'AUTH_ROLE_MISSING', details: { role, required: least } })
  })

  test('without a session', async () => {
    expect(await ask(call, { session: null })).toMatchObject({ status: 401, error: 'AUTH_MISSING_TOKEN' })
  })
})

describe.each(named(consoleCalls))('%s', (_name, call) => {
  test.each([
    ['of another origin', { origin: 'https://evil.example' }],
    ['of no origin', { origin: 'null' }],
    ['of another site, as the browser says', { 'sec-fetch-site': 'cross-site' }],
    ['of a neighbouring site', { 'sec-fetch-site': 'same-site' }],
    ['of an address typed in', { 'sec-fetch-site': 'none' }],
    ['of a form, which has none of our headers', { 'edis-environment': '' }],
  ])('is refused to a request %s', async (_what, headers) => {
    const session = sessions.get('admin') ?? ''
    expect(await ask(call, { session, headers })).toMatchObject({ status: 403, error: 'AUTH_CROSS_SITE' })
  })
})

const forStaff = operationsCalls.filter(({ keysOnly }) => !keysOnly)
describe.each(named(forStaff))('%s of the operations API', (_name, call) => {
  test.each(staffRoleNames)('for staff with the role %s', async (role) => {
    const answer = await desk.ask(call as never, harmless as never, { session: sessions.get(role) ?? '' })
    if (roleAllows(role, call.scope)) return expect(gateErrors).not.toContain(answer.error)
    expect(answer).toMatchObject({ status: 403, error: 'AUTH_ROLE_MISSING', details: { role } })
  })

  test('is refused to another site', async () => {
    const asked = { session: sessions.get('admin') ?? '', headers: { origin: 'https://evil.example' } }
    expect(await desk.ask(call as never, harmless as never, asked)).toMatchObject({
      status: 403,
      error: 'AUTH_CROSS_SITE',
    })
  })
})

test.each(named(operationsCalls.filter(({ keysOnly }) => keysOnly)))('%s is for keys alone', async (_name, call) => {
  const answer = await desk.ask(call as never, harmless as never, { session: sessions.get('admin') ?? '' })
  expect(answer).toMatchObject({ status: 401, error: 'AUTH_MISSING_TOKEN' })
})

test('its own pages pass with their origin', async () => {
  const headers = { origin: 'http://localhost:4003', 'sec-fetch-site': 'same-origin' }
  const me = consoleCalls.find(({ path }) => path === '/console/api/me')
  const session = sessions.get('support') ?? ''
  expect(me && (await desk.ask(me, {}, { session, headers }))).toMatchObject({ status: 200 })
})

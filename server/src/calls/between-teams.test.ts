import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Call, RequestOf } from '@edis/contract/calls/call'
import { portalCalls } from '@edis/contract/calls/portal-calls'
import { type Environment, environments } from '@edis/contract/environment'
import { memberRoles } from '@edis/contract/members/member-roles'
import { createAllowedIp, listAllowedIps } from '@edis/contract/portal-calls/allowed-ips'
import { listDeliveries } from '@edis/contract/portal-calls/deliveries'
import { createKey, listKeys } from '@edis/contract/portal-calls/keys'
import { inviteMember, listMembers } from '@edis/contract/portal-calls/members'
import { orderTimeline } from '@edis/contract/portal-calls/orders'
import { listPasskeys } from '@edis/contract/portal-calls/passkeys'
import { listRequests } from '@edis/contract/portal-calls/requests'
import { listSessions } from '@edis/contract/portal-calls/sessions'
import { listTokens } from '@edis/contract/portal-calls/tokens'
import { createWebhook } from '@edis/contract/portal-calls/webhooks'
import { newOrder } from '@edis/testing/calls/good-requests.ts'
import { startWorld, type World } from '@edis/testing/calls/world.ts'
import { openTestTeam, type TestTeam } from '@edis/testing/people/team.ts'

// The walls between partners, in the portal: whatever another partner's has is answered as what there is not, to every
// role. Every field that names something is either here or said to name nothing of a partner's.

let world: World
let team: TestTeam
const sessions = new Map<string, string>()
beforeAll(async () => {
  world = await startWorld()
  team = openTestTeam(world.app)
  const intruder = await world.app.signedInPartner()
  for (const role of memberRoles) sessions.set(role, (await team.join(intruder, role)).session)
}, 60_000)
afterAll(async () => {
  await team.close()
  await world.close()
})

type Names = Awaited<ReturnType<typeof namesOf>>

/** What the world's partner has in an environment, by its names. */
async function namesOf(environment: Environment) {
  const { app, sql, partner } = world
  const by = { token: partner.session }
  const ask = <C extends Call>(call: C, fields: RequestOf<C>) => app.call(environment, call, { ...fields, ...by })
  const inBoth = <C extends Call>(call: C, fields: RequestOf<C>) => app.call('development', call, { ...fields, ...by })
  const webhook = await ask(createWebhook, { event: '*', url: `https://${environment}.partner.example/` })
  await ask(createAllowedIp, { ip: '198.51.100.7' })
  await ask(createAllowedIp, { ip: '127.0.0.1' })
  await ask(createKey, { name: `WMS ${environment}`, scope: 'all' })
  await inBoth(inviteMember, { email: `ayu-${environment}@tokosenja.id`, role: 'viewer' })
  const passkey = `pky_${environment}`
  await sql`
    insert into accounts.passkeys (id, member_id, name, credential_id, public_key, counter, transports, created_at)
    select ${passkey}, id, 'Laptop', ${randomBytes(32)}, ${randomBytes(64)}, 0, '{}', now() from accounts.members
    where partner_id = ${partner.id} limit 1`
  const order = await newOrder(world, partner, environment)
  const timeline = await ask(orderTimeline, { order })
  await vi.waitUntil(async () => (await ask(listRequests, {})).data.items.length > 0)
  const members = (await inBoth(listMembers, {})).data
  const first = (items: readonly { id: string }[]): string => items[0]?.id ?? ''
  return {
    webhook: webhook.data.id,
    delivery: first((await ask(listDeliveries, {})).data.items),
    ip: first((await ask(listAllowedIps, {})).data),
    key: first((await ask(listKeys, {})).data.filter(({ first: isFirst }) => !isFirst)),
    token: first((await ask(listTokens, {})).data),
    member: first(members),
    invitation: members.at(-1)?.id ?? '',
    session: first((await inBoth(listSessions, {})).data),
    passkey: first((await inBoth(listPasskeys, {})).data),
    request: first((await ask(listRequests, {})).data.items),
    order,
    number: timeline.data.partner_order_id,
    phone: '081234567890',
  }
}
/** For each call, the fields that name something, and what. */
const named: Record<string, Record<string, (keyof Names)[]>> = {
  '/sessions/end': { id: ['session'] },
  '/passkeys/remove': { id: ['passkey'] },
  '/members/update': { id: ['member', 'invitation'] },
  '/members/remove': { id: ['member', 'invitation'] },
  '/tokens/revoke': { id: ['token'] },
  '/keys/revoke': { id: ['key'] },
  '/webhooks/update': { id: ['webhook'] },
  '/webhooks/delete': { id: ['webhook'] },
  '/webhooks/secret': { id: ['webhook'] },
  '/webhooks/enable': { id: ['webhook'] },
  '/webhooks/deliveries': { webhook_id: ['webhook'], order_id: ['order'] },
  '/webhooks/delivery': { id: ['delivery'] },
  '/webhooks/replay': { id: ['delivery'], webhook_id: ['webhook'] },
  '/ip/update': { id: ['ip'] },
  '/ip/delete': { id: ['ip'] },
  '/reviews/challenge': { webhook_id: ['webhook'] },
  '/reviews/order_list': { search: ['order', 'number'] },
  '/logs/requests': { find: ['request', 'order', 'number'], order_id: ['order'] },
  '/logs/request': { id: ['request'] },
  '/orders/list': { find: ['order', 'number', 'phone'] },
  '/orders/timeline': { order: ['order', 'number'] },
  '/orders/print': { order_id: ['order'] },
  '/sandbox/advance': { order_id: ['order'] },
  '/recipients/export': { order: ['order', 'number'], phone: ['phone'] },
  '/recipients/erase': { order: ['order', 'number'], phone: ['phone'] },
  '/activity/list': { member: ['member'] },
}
/** What a call needs besides, to come as far as looking for what is named. */
const besides: Record<string, object> = {
  '/members/update': { role: 'viewer' },
  '/webhooks/update': { url: 'https://intruder.example/', event: '*' },
  '/webhooks/enable': { enabled: false },
  '/ip/update': { ip: '203.0.113.7' },
  '/reviews/challenge': { kind: 'signature' },
  '/sandbox/advance': { step: 'confirmed' },
}
/** Entries of the report, which are everybody's, and what a test event shall say. */
const ofNobody = ['/logs/reset id', '/logs/challenge id', '/webhooks/debug order_id', '/webhooks/debug awb']
const naming = /^(id|.*_id|order|awb|phone|member|find|search)$/

const sessionCalls = portalCalls.filter(({ access }) => access === 'session')

test('every field that names something is asked with another partner’s', () => {
  const fields = sessionCalls.flatMap(({ path, request }) =>
    Object.keys(request?.properties ?? {})
      .filter((field) => naming.test(field))
      .map((field) => `${path} ${field}`),
  )
  const asked = Object.entries(named).flatMap(([path, of]) => Object.keys(of).map((field) => `${path} ${field}`))
  expect([...asked, ...ofNobody].toSorted()).toEqual(fields.toSorted())
})

/** Another of its kind, which there is not. */
const unknownOf = (name: string): string => name.slice(0, -3) + (name.endsWith('000') ? '111' : '000')

describe.each(environments)('what another partner has in %s', (environment) => {
  let names: Names
  let before: unknown
  beforeAll(async () => {
    names = await namesOf(environment)
    before = await theirs()
  })

  const theirs = async () => {
    const { sql, partner } = world
    const rows = (table: string, schema: string = environment) =>
      sql`select * from ${sql(schema)}.${sql(table)} where partner_id = ${partner.id} order by 1`
    return Promise.all([
      rows('webhooks'),
      rows('allowed_ips'),
      rows('named_keys'),
      rows('orders'),
      rows('members', 'accounts'),
      rows('invitations', 'accounts'),
      sql`select id, revoked_at from ${sql(environment)}.tokens where partner_id = ${partner.id} order by id`,
      sql`select ended_at from accounts.sessions where partner_id = ${partner.id} order by created_at`,
      sql`select id from accounts.passkeys order by id`,
      sql`select count(*) from ${sql(environment)}.deliveries where partner_id = ${partner.id}`,
    ])
  }

  describe.each(memberRoles)('to the role %s', (role) => {
    const cases = sessionCalls
      .filter(({ doors }) => doors.includes(environment))
      .flatMap((call) =>
        Object.entries(named[call.path] ?? {}).flatMap(([field, kinds]) =>
          kinds.map((kind) => [call.path, field, kind, call] as const),
        ),
      )

    test.each(cases)('%s finds by its %s no %s', async (path, field, kind, call) => {
      const token = sessions.get(role) ?? ''
      const name = names[kind]
      expect(name).not.toBe('')
      const [found, unknown] = await Promise.all(
        [name, unknownOf(name)].map(async (value) => {
          const { status, error, message, data } = await world.app.call(environment, call, {
            ...besides[path],
            [field]: value,
            token,
          })
          return JSON.stringify({ status, error, message, data: neverTheSame(data) }).replaceAll(value, '…')
        }),
      )
      expect(found).toBe(unknown)
    })

    test('is in no list', async () => {
      const told = await Promise.all(
        sessionCalls
          .filter(
            ({ path, doors, request }) =>
              doors.includes(environment) && !writes.test(path) && !request?.required?.length,
          )
          .map((call) => world.app.call(environment, call, { token: sessions.get(role) ?? '' })),
      )
      const text = JSON.stringify(told.map(({ data }) => data))
      expect(told.length).toBeGreaterThan(8)
      for (const name of [...Object.values(names), world.partner.id]) expect(text).not.toContain(name)
    })
  })

  test('is as it was', async () => {
    expect(await theirs()).toEqual(before)
  })
})

/** Without what differs from one answer to the next. */
const neverTheSame = (data: unknown): unknown =>
  JSON.parse(JSON.stringify(data ?? null), (key, value: unknown) => (/_at$|^expires|^as_of$/.test(key) ? null : value))

const writes =
  /logout|end$|close|keep|begin|codes|remove|revoke|confirm|expire|replay|erase|challenge|passkey$|request_production/

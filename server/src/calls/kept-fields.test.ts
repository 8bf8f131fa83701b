import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Call } from '@edis/contract/calls/call'
import { openApiCalls } from '@edis/contract/calls/open-api-calls'
import { portalCalls } from '@edis/contract/calls/portal-calls'
import { reportOrderEvent } from '@edis/contract/operations/report-order-event'
import type { Fields, Kept } from '@edis/testing/calls/afterwards.ts'
import { keptBy } from '@edis/testing/calls/kept-fields.ts'
import { fieldsOf, valueIn, withField, withoutField } from '@edis/testing/calls/paths.ts'
import { startWorld, type World } from '@edis/testing/calls/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
}, 60_000)
afterAll(() => world.close())

const forTheLabel = 'for the label, which the provider prints of the row'

/** What no read gives back, and why. What stands here is in a row all the same. */
const untold: Record<string, Record<string, string>> = {
  '/order/send/v1': {
    warehouse_id: 'whoever sends chooses it and has it',
    recipient_phone: forTheLabel,
    recipient_postal_code: forTheLabel,
    item_name: forTheLabel,
    qty: forTheLabel,
    weight_g: 'told by its price',
    length_cm: 'told by its price',
    width_cm: 'told by its price',
    height_cm: 'told by its price',
    item_value: 'told by its price',
    insurance: 'told by cost.insurance',
    note: forTheLabel,
  },
  '/order/send/v2': {
    warehouse_id: 'whoever sends chooses it and has it',
    quote_id: 'the review tells of orders without one',
    insurance: 'told by cost.insurance',
    delivery_type: 'whoever sends chooses it and has it',
    pickup_schedule: 'sla.promised_at counts from it',
    'recipient.phone': forTheLabel,
    'recipient.postal_code': forTheLabel,
    'recipient.latitude': 'for the courier, who reads the row',
    'recipient.longitude': 'for the courier, who reads the row',
    dropship: forTheLabel,
    items: 'told by stock and price',
    note: forTheLabel,
    'metadata.channel': 'the partner’s own, kept for support',
  },
  '/order-events': { external_id: 'the provider’s own, in the row that a repetition finds' },
}

/** Calls that keep no field of theirs: they read, sign in, or act on what they name. */
const keepsNone = `
  /auth/login /auth/logout /auth/confirm /account/show /sessions/list /sessions/end
  /auth/login/verify /second-factor/show /second-factor/begin /second-factor/confirm /second-factor/codes
  /auth/login/passkey /auth/login/passkey/verify /auth/confirm/passkey /auth/confirm/passkey/verify
  /passkeys/list /passkeys/begin /passkeys/add /passkeys/remove
  /second-factor/remove /second-factor/require /password/change /password/forgot /password/reset /members/list /members/remove /members/invitation /members/join /auth/credentials /auth/generate /auth/refresh /auth/rotate /tokens/list /tokens/revoke
  /webhooks/list /webhooks/delete /webhooks/secret /webhooks/debug
  /webhooks/deliveries /webhooks/delivery /webhooks/replay /ip/list /ip/delete /ip/present
  /logs/list /logs/reset /logs/challenge /logs/requests /logs/request /logs/counts /logs/traffic
  /reviews/challenge /reviews/status /reviews/certificate /reviews/request_production /reviews/order_list
  /activity/list /announcements/list /contract/show /account/closing /account/close /account/keep
  /keys/list /keys/revoke /recipients/export /recipients/erase
  /sandbox/expire_token /orders/list /orders/counts /orders/timeline /orders/print /rate/v1 /rate/v2
`
  .trim()
  .split(/\s+/)

const calls: readonly Call[] = [...portalCalls, ...openApiCalls, reportOrderEvent]
const byPath = new Map(calls.map((call) => [call.path as string, call]))

test('every call is known to keep fields or none', () => {
  const known = [...Object.keys(keptBy), ...keepsNone]
  const posts = new Set(calls.filter(({ method }) => method === 'POST').map(({ path }) => path))
  expect(known.toSorted()).toEqual([...posts].toSorted())
})

/** Every field of a request that has no further fields. */
function leavesOf(call: Call): [path: string, example: unknown][] {
  const all = fieldsOf(call.request)
  const isParent = (path: string) => all.some(([other]) => other.startsWith(`${path}.`) || other.startsWith(`${path}[`))
  return all.filter(([path]) => !isParent(path)).map(([path, node]) => [path, node.examples?.[0]])
}

describe.each(Object.entries(keptBy))('%s', (path, keep) => {
  const call = byPath.get(path) as Call
  const leaves = leavesOf(call)
  const fill = (given: Fields) =>
    leaves.reduce(
      (filled, [name, example]) => (valueIn(filled, name) === undefined ? withField(filled, name, example) : filled),
      given as object,
    ) as Fields
  let kept: Kept[]
  beforeAll(async () => {
    kept = await keep(world, fill)
  }, 60_000)

  test('sends every field', () => {
    const sent = (name: string) => kept.some((one) => valueIn(one.sent, name) !== undefined)
    expect(leaves.map(([name]) => name).filter((name) => !sent(name))).toEqual([])
  })

  test('keeps every field in a row', () => {
    for (const { sent, row } of kept) expect(row).toMatchObject(sent)
  })

  test('finds every field again in what reads give back, but those that are listed', () => {
    const listed = Object.keys(untold[path] ?? {})
    for (const { sent, told } of kept) {
      expect(told).toMatchObject(listed.reduce(withoutField, sent as object))
      expect(listed.filter((name) => valueIn(told, name) !== undefined)).toEqual([])
    }
  })
})

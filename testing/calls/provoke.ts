import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { openApiCalls } from '@edis/contract/calls/open-api-calls'
import { reportOrderEvent } from '@edis/contract/operations/report-order-event'
import type { ErrorCode } from '@edis/contract/errors/error-catalogue'
import { errorsOf, fieldErrorsOf, type DocumentedCall } from '@edis/contract/calls/call'
import type { Answer } from './ask.ts'
import type { Callers } from './callers.ts'
import { goodRequest } from './good-requests.ts'
import { withField } from './paths.ts'
import type { Options, World } from './world.ts'

/** The calls whose every error is provoked: partners’, and the report of the provider’s systems. */
export const provokedCalls: readonly DocumentedCall[] = [...openApiCalls, reportOrderEvent]

export type Scene = World & { callers: Callers }

/** Makes a call answer with an error. */
export type Provocation = (scene: Scene, call: DocumentedCall) => Promise<Answer>
export type Provocations = Partial<Record<ErrorCode, Provocation>>

/** A good request of the call, made so. */
const asked =
  (options: (scene: Scene) => Options): Provocation =>
  async (scene, call) =>
    scene.make(call, await goodRequest(scene, call), options(scene))

/** A good request with some fields changed, by their paths; null takes one out. */
export const changed =
  (
    changes: Record<string, unknown> | ((scene: Scene) => Record<string, unknown> | Promise<Record<string, unknown>>),
  ): Provocation =>
  async (scene, call) => {
    let request: object = await goodRequest(scene, call)
    const fields = typeof changes === 'function' ? await changes(scene) : changes
    for (const [path, value] of Object.entries(fields)) request = withField(request, path, value)
    return scene.make(call, request)
  }

/** The same request twice. */
export const twice: Provocation = async (scene, call) => {
  const request = await goodRequest(scene, call)
  expect(await scene.make(call, request)).toMatchObject({ status: 200 })
  return scene.make(call, request)
}

/** A table is gone from the database, as after a migration that went wrong. */
const withoutTable =
  (table: string, authorization?: string): Provocation =>
  async (scene, call) => {
    const request = await goodRequest(scene, call)
    const { sql } = scene
    await sql`alter table ${sql(`development.${table}`)} rename to gone`
    try {
      return await scene.make(call, request, authorization === undefined ? {} : { authorization })
    } finally {
      await sql`alter table development.gone rename to ${sql(table)}`
    }
  }

const unseenToken = (): string => `Bearer edis_token_dev_${randomUUID().replaceAll('-', 'x')}_${'x'.repeat(10)}`

const ofEveryCall: Provocations = {
  VALIDATION_FAILED: changed({ no_such_field: '1' }),
  FIELD_UNKNOWN: changed({ no_such_field: '1' }),
  FIELD_REQUIRED: async (scene, call) => {
    const first = call.request.required?.[0] ?? ''
    return changed({ [first]: undefined })(scene, call)
  },
}

const ofMethod: Partial<Record<DocumentedCall['method'], Provocations>> = {
  GET: { REQUEST_INVALID: asked(() => ({ text: 'a%00=1' })) },
  POST: {
    REQUEST_INVALID: asked(() => ({ text: '{"half":' })),
    REQUEST_TOO_LARGE: asked(() => ({ text: JSON.stringify({ note: 'x'.repeat(256 * 1024) }) })),
    MEDIA_TYPE_UNSUPPORTED: asked(() => ({ headers: { 'content-type': 'text/plain' } })),
  },
}

const ofToken: Provocations = {
  AUTH_MISSING_TOKEN: asked(() => ({ authorization: null })),
  AUTH_INVALID_CREDENTIALS: asked(() => ({ authorization: unseenToken() })),
  AUTH_TOKEN_EXPIRED: asked(({ callers }) => ({ by: callers.lapsed })),
  AUTH_TOKEN_REVOKED: asked(({ callers }) => ({ by: callers.revoked })),
  AUTH_WRONG_ENVIRONMENT: asked(({ partner }) => ({ authorization: `Bearer ${partner.token.production}` })),
  AUTH_PARTNER_INACTIVE: asked(({ callers }) => ({ by: callers.suspended })),
  AUTH_IP_NOT_ALLOWED: asked(({ callers }) => ({ by: callers.shutOut })),
  AUTH_KEY_SCOPE_MISSING: asked(({ callers }) => ({ by: callers.reader })),
  PRODUCTION_NOT_GRANTED: asked(({ callers }) => ({ by: callers.ungranted, environment: 'production' })),
  RATE_LIMITED: asked(({ callers }) => ({ by: callers.spent })),
  INTERNAL_ERROR: (scene, call) => withoutTable('tokens', unseenToken())(scene, call),
  UNAVAILABLE: asked(({ callers }) => ({ on: callers.cutOff, authorization: unseenToken() })),
}

const withKey = (name: keyof Callers['systems']): Provocation =>
  asked(({ callers }) => ({ authorization: `Bearer ${callers.systems[name]}` }))

const ofAccess: Partial<Record<DocumentedCall['access'], Provocations>> = {
  bearer: ofToken,
  'partner-key': {
    AUTH_MISSING_TOKEN: asked(() => ({ authorization: null })),
    AUTH_INVALID_CREDENTIALS: asked(({ partner }) => ({
      authorization: `Basic ${Buffer.from(`${partner.id}:edis_key_dev_${'x'.repeat(43)}`).toString('base64')}`,
    })),
    AUTH_WRONG_ENVIRONMENT: asked(({ partner }) => ({ authorization: partner.basic.production })),
    AUTH_PARTNER_INACTIVE: asked(({ callers }) => ({ by: callers.suspended })),
    PRODUCTION_NOT_GRANTED: asked(({ callers }) => ({ by: callers.ungranted, environment: 'production' })),
    RATE_LIMITED: asked(({ callers }) => ({ by: callers.spent })),
    INTERNAL_ERROR: withoutTable('partner_keys'),
    UNAVAILABLE: asked(({ callers }) => ({ on: callers.cutOff })),
  },
  'operations-key': {
    REQUEST_TOO_LARGE: asked(() => ({ text: JSON.stringify({ note: 'x'.repeat(1024 * 1024) }) })),
    AUTH_MISSING_TOKEN: asked(() => ({ authorization: null })),
    AUTH_INVALID_CREDENTIALS: asked(({ partner }) => ({ authorization: `Bearer ${partner.token.development}` })),
    AUTH_TOKEN_EXPIRED: withKey('expired'),
    AUTH_TOKEN_REVOKED: withKey('revoked'),
    AUTH_IP_NOT_ALLOWED: withKey('elsewhere'),
    AUTH_SCOPE_MISSING: withKey('unscoped'),
    INTERNAL_ERROR: withoutTable('orders'),
    UNAVAILABLE: asked(({ callers }) => ({ on: callers.cutOff })),
  },
}

/** A second call under the key of a first that is done. */
const afterOneKey: Provocation = async (scene, call) => {
  const request = await goodRequest(scene, call)
  const headers = { 'idempotency-key': randomUUID() }
  expect(await scene.make(call, request, { headers })).toMatchObject({ status: 200 })
  // A byte more is another body.
  return scene.make(call, request, { headers, text: `${JSON.stringify(request)} ` })
}

/** A second call under the key of a first that waits for a table which someone holds. */
const besideOneKey =
  (table: string): Provocation =>
  async (scene, call) => {
    const { sql } = scene
    const request = await goodRequest(scene, call)
    const again = { headers: { 'idempotency-key': randomUUID() } }
    const { first, second } = await sql.begin(async (transaction) => {
      await transaction`lock table ${transaction(`development.${table}`)} in exclusive mode`
      const waiting = scene.make(call, request, again)
      const isWaiting = () => sql`
        select 1 from pg_locks where not granted and relation = ${`development.${table}`}::regclass`
      await expect.poll(isWaiting).toHaveLength(1)
      return { first: { waiting }, second: await scene.make(call, request, again) }
    })
    expect(await first.waiting).toMatchObject({ status: 200 })
    return second
  }

const ofKey = (table: string): Provocations => ({
  IDEMPOTENCY_KEY_REQUIRED: asked(() => ({ headers: { 'idempotency-key': null } })),
  IDEMPOTENCY_CONFLICT: afterOneKey,
  IDEMPOTENCY_IN_PROGRESS: besideOneKey(table),
})

/** What provokes each error that the call declares, a field's too: its own case, else that of all such calls. */
export function provocationsOf(call: DocumentedCall, own: Provocations): Map<ErrorCode, Provocation | undefined> {
  const table = call.path === '/cs/create' ? 'customer_services' : 'orders'
  const cases: Provocations = {
    ...ofEveryCall,
    ...ofMethod[call.method],
    ...ofAccess[call.access],
    ...(call.idempotency === 'none' ? {} : ofKey(table)),
    ...own,
  }
  return new Map([...errorsOf(call), ...fieldErrorsOf(call)].map((code) => [code, cases[code]]))
}

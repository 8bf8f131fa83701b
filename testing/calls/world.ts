import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import type { Environment } from '@edis/contract/environment'
import type { DocumentedCall } from '@edis/contract/calls/call'
import { importCatalogue } from '../catalogue.ts'
import { credentialsAt } from '../credentials.ts'
import { createTestDatabase } from '../database.ts'
import { makeOperationsKeys } from '../operations-key.ts'
import { startTestApp, type TestApp } from '../test-app.ts'
import { type Answer, ask } from './ask.ts'

export const doors = ['development', 'production', 'operations'] as const
export const settings = {
  SANDBOX_STEP_MS: '86400000',
  RATE_LIMIT_PER_MINUTE: '1000000',
}

/** A partner with all that opens a door, in each environment. */
export type Partner = {
  id: string
  session: string
  /** `Basic …` of its key. */
  basic: Record<Environment, string>
  token: Record<Environment, string>
  refreshToken: Record<Environment, string>
}

export type Options = {
  on?: Pick<TestApp, 'url'>
  environment?: Environment
  /** Whose call it is; the world's partner's, if nothing is said. */
  by?: Partner
  /** In place of the caller's own; null: none. */
  authorization?: string | null
  /** In place of a request's fields: the query or body as it goes out. */
  text?: string | Buffer
  headers?: Record<string, string | null>
}

export type World = Awaited<ReturnType<typeof startWorld>>

/** The real app with a small catalogue in both environments, a partner who calls and a stranger to it. */
export async function startWorld() {
  const database = await createTestDatabase()
  await importCatalogue(database.url, ['development', 'production'])
  const app = await startTestApp(settings, database, doors)
  const keys = await makeOperationsKeys(database.url)
  const sql = postgres(database.url, { max: 4, onnotice: () => {} })
  const warehouses = await sql<{ id: string; live: string; code: string }[]>`
    select dev.id, live.id as live, dev.code
    from development.warehouses dev join production.warehouses live on live.code = dev.code`
  const found = (code: string) => warehouses.find((row) => row.code === code) ?? { id: '', live: '' }
  await sql`update development.stock set on_hand = 1000000 where product_id in (
    select id from development.products where sku = 'KOPI')`
  const partner = await newPartner()
  const stranger = await newPartner()

  async function newPartner(): Promise<Partner> {
    const { id, session } = await app.signedInPartner()
    const inBoth = await Promise.all(
      (['development', 'production'] as const).map((environment) => credentialsAt(app.url[environment], session)),
    )
    const each = (name: 'auth' | 'token' | 'refresh_token') => ({
      development: inBoth[0]?.[name] ?? '',
      production: inBoth[1]?.[name] ?? '',
    })
    return { id, session, basic: each('auth'), token: each('token'), refreshToken: each('refresh_token') }
  }

  /** What opens the call for whoever makes it. */
  function opens(call: DocumentedCall, by: Partner, environment: Environment): string {
    if (call.access === 'operations-key') return `Bearer ${keys[environment]}`
    return call.access === 'bearer' ? `Bearer ${by.token[environment]}` : by.basic[environment]
  }

  /** Makes the call, each time under an Idempotency-Key of its own. */
  async function make(call: DocumentedCall, request: object, options: Options = {}): Promise<Answer> {
    const { on = app, environment = 'development', by = partner } = options
    const { authorization = opens(call, by, environment) } = options
    const headers: Record<string, string | null> = {
      authorization,
      'content-type': call.method === 'POST' ? 'application/json' : null,
      'idempotency-key': call.idempotency === 'none' ? null : randomUUID(),
      ...options.headers,
    }
    const there = Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== null)
    return ask(call, {
      url: call.access === 'operations-key' ? on.url.operations : on.url[environment],
      text: options.text ?? (call.method === 'GET' ? queryOf(request) : JSON.stringify(request)),
      headers: Object.fromEntries(there),
    })
  }

  return {
    app,
    sql,
    databaseUrl: database.url,
    partner,
    stranger,
    newPartner,
    make,
    /** An active warehouse in each environment, and one that is closed. */
    warehouse: { development: found('JKT').id, production: found('JKT').live },
    closedWarehouse: found('TUTUP').id,
    async close() {
      await sql.end()
      await app.close()
    },
  }
}

export const queryOf = (request: object): string =>
  new URLSearchParams(
    Object.entries(request).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as [string, string]],
    ),
  ).toString()

import { expect } from 'vitest'
import type { FailureBody } from '@edis/contract/calls/call'
import { type OperationsScope, scopeNames } from '@edis/contract/calls/operations-call'
import type { Environment } from '@edis/contract/environment'
import { runEdisHere } from './edis-here.ts'
import { openOrderDesk } from './order-desk.ts'

type Asked = {
  /** The bearer, in place of a key with every scope in development; null: none. */
  key?: string | null
  /** A text goes out as it is, anything else as JSON. */
  body?: unknown
  headers?: Record<string, string>
}
type Answer = Partial<FailureBody> & {
  status: number
  headers: Headers
  data: unknown
  /** Of /openapi.json. */
  paths: Record<string, object>
}

/** The order desk beside the real operations door, for which keys are made as an operator makes them. */
export async function openOperationsDesk(variables: Record<string, string> = {}) {
  const desk = await openOrderDesk(variables)
  const { app, database, settings } = desk
  const edis = (...command: string[]) =>
    runEdisHere(command, {
      ...process.env,
      ...settings,
      DATABASE_URL: database.url,
      MASTER_KEY: Buffer.alloc(32).toString('base64'),
    })

  async function newKey(
    scopes: readonly OperationsScope[] = scopeNames,
    environment: Environment = 'development',
    ...more: string[]
  ): Promise<string> {
    const named = ['--name', 'WMS Cakung', '--environment', environment, '--scopes', scopes.join(',')]
    const made = await edis('key', 'add', ...named, ...more)
    expect(made).toMatchObject({ status: 0 })
    return /^Key: (\S+)$/m.exec(made.output)?.[1] ?? ''
  }

  const everything = desk.keys

  async function ask(method: string, path: string, asked: Asked = {}): Promise<Answer> {
    const { key = everything.development, body, headers = {} } = asked
    const response = await fetch(app.url.operations + path, {
      method,
      headers: {
        ...(key === null ? {} : { authorization: `Bearer ${key}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    return { ...(isJson ? JSON.parse(text) : { data: text }), status: response.status, headers: response.headers }
  }

  return { ...desk, edis, newKey, everything, ask }
}

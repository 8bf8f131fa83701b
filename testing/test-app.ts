import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import type { Call, DataOf, FailureBody, RequestOf } from '@edis/contract/calls/call'
import { formOf } from '@edis/contract/calls/form'
import type { Environment } from '@edis/contract/environment'
import { login } from '@edis/contract/portal-calls/sign-in'
import { createApp } from '../server/src/assembly/app.ts'
import { closeDatabase, openDatabase } from '../server/src/database/connection.ts'
import { createLog } from '../server/src/log.ts'
import { hashPassword } from '../server/src/partners/partners.ts'
import { partnerStore } from '../server/src/partners/partners.store.ts'
import { type DoorName, parseSettings } from '../server/src/settings.ts'
import { createTestDatabase, servingUrl } from './database.ts'
import { watchAnswers } from './undeclared-errors.ts'

export type Reply<Data> = {
  status: number
  headers: Headers
  code: number
  message: string
  data: Data
  error: FailureBody['error'] | undefined
  errors: NonNullable<FailureBody['errors']>
  details?: FailureBody['details']
  request_id: string | undefined
}

export type TestApp = Awaited<ReturnType<typeof startTestApp>>

let partnersMade = 0
/** What every partner of a test signs in with. */
const password = 'correct-horse-battery'
let hashed: Promise<string> | undefined

/**
 * The real app: the API doors, or those given, on free ports over a database of its own, or the one given, as the role that serves. `clock` moves its time. An
 * error that a call answered and does not declare makes `close` fail.
 */
export async function startTestApp(
  variables: Record<string, string> = {},
  given?: { url: string },
  doors: readonly DoorName[] = ['development', 'production'],
) {
  const database = given ?? (await createTestDatabase())
  const clock = { now: new Date('2026-11-20T02:00:00.000Z') }
  const logged: string[] = []
  const log = createLog(
    'debug',
    new Writable({ write: (chunk, _encoding, done) => (logged.push(String(chunk)), done()) }),
  )
  const settings = parseSettings({ DATA_DIR: join(tmpdir(), `edis-test-${process.pid}`), ...variables })
  const masterKey = settings.masterKey ?? randomBytes(32)
  const app = await createApp({
    settings,
    databaseUrl: servingUrl(database.url),
    masterKey,
    log,
    doors,
    now: () => clock.now,
  })
  const undeclared = new Set<string>()
  for (const door of Object.values(app.doors)) watchAnswers(door, (what) => undeclared.add(what))
  const listen = { host: '127.0.0.1', port: 0 }
  const url = {
    development: (await app.doors.development?.listen(listen)) ?? '',
    production: (await app.doors.production?.listen(listen)) ?? '',
    operations: (await app.doors.operations?.listen(listen)) ?? '',
  }

  async function post(
    environment: Environment,
    path: string,
    body: NonNullable<RequestInit['body']> | null,
    headers: Record<string, string> = {},
  ) {
    const response = await fetch(url[environment] + path, { method: 'POST', body, headers })
    const answer = (await response.json()) as Reply<unknown>
    return { ...answer, errors: answer.errors ?? [], status: response.status, headers: response.headers }
  }

  /** The call as the portal makes it. */
  async function call<C extends Call>(
    environment: Environment,
    made: C,
    fields: RequestOf<C> & { token?: string },
    headers: Record<string, string> = {},
  ): Promise<Reply<DataOf<C>>> {
    return (await post(environment, made.path, formOf(made, fields), headers)) as Reply<DataOf<C>>
  }

  /** A partner of its own, signed in. */
  async function signedInPartner({ production = true } = {}) {
    const email = `partner-${++partnersMade}@edis.test`
    const accounts = openDatabase(database.url, 'accounts', { connections: 1 })
    const passwordHash = await (hashed ??= hashPassword(password))
    const productionGrantedAt = production ? clock.now : null
    const added = await partnerStore(accounts).add(
      { email, name: 'Toko Uji', passwordHash, productionGrantedAt },
      clock.now,
    )
    await closeDatabase(accounts)
    if (added === 'duplicate') throw new Error(`${email} is there already`)
    const session = (await call('development', login, { user: email, pass: password })).data
    return { id: added.id, email, password, session }
  }

  async function close(options?: Parameters<typeof app.close>[0]): Promise<void> {
    await app.close(options)
    if (undeclared.size > 0) throw new Error(`Errors that no contract declares:\n${[...undeclared].join('\n')}`)
  }

  return { url, clock, logged, databaseUrl: database.url, masterKey, post, call, signedInPartner, close }
}

import type { Static, TObject } from 'typebox'
import type { Call, DataOf, FailureBody, RequestOf } from '@edis/contract/calls/call'
import { consoleRequest } from '@edis/contract/calls/console-call'
import { signInStaff, verifyStaff } from '@edis/contract/console/sign-in'
import { beginStaffAuthenticator, confirmStaffAuthenticator } from '@edis/contract/console/second-factor'
import type { Environment } from '@edis/contract/environment'
import type { StaffRole } from '@edis/contract/staff-roles'
import { closeDatabase, openDatabase } from '../../server/src/database/connection.ts'
import { hashPassword } from '../../server/src/partners/partners.ts'
import { stepAt, totpAt } from '../../server/src/second-factor/totp.ts'
import { staffStore } from '../../server/src/staff/staff.store.ts'
import type { TestApp } from '../test-app.ts'

type Asked = { session?: string | null; environment?: Environment; headers?: Record<string, string> }
type Answer<Data> = Partial<Omit<FailureBody, 'data'>> & { status: number; headers: Headers; data: Data; text: string }
export type Staff = { id: string; email: string; password: string; session: string }

export const staffPassword = 'a long staff password'
let made = 0
let hashed: Promise<string> | undefined

/** The console of an app that has the operations door, as browsers use it. */
export function openTestConsole(app: Pick<TestApp, 'url' | 'databaseUrl' | 'clock'>) {
  /** Makes a call of the console, or of the operations API, with a session. */
  async function ask<C extends Call>(
    call: C,
    fields: RequestOf<C> & Static<TObject>,
    { session = null, environment = 'development', headers = {} }: Asked = {},
  ): Promise<Answer<DataOf<C>>> {
    const { url, body, ...request } = consoleRequest(call, fields, environment)
    const response = await fetch(app.url.operations + url, {
      ...request,
      ...(body !== undefined && { body }),
      headers: {
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/143.0',
        ...request.headers,
        ...(session !== null && { cookie: `edis_staff=${session}` }),
        ...headers,
      },
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    return { ...(isJson ? JSON.parse(text) : {}), status: response.status, headers: response.headers, text }
  }

  /** Somebody of a role, not signed in. */
  async function newStaff(role: StaffRole): Promise<Omit<Staff, 'session'>> {
    const accounts = openDatabase(app.databaseUrl, 'accounts', { connections: 1 })
    const email = `staff-${++made}@edis.test`
    const passwordHash = await (hashed ??= hashPassword(staffPassword))
    const added = await staffStore(accounts).add(
      { email, name: `Staf ${made}`, passwordHash, role, language: 'en' },
      app.clock.now,
    )
    await closeDatabase(accounts)
    if (added === 'duplicate') throw new Error(`${email} is there already`)
    return { id: added.id, email, password: staffPassword }
  }

  /** Signs in, with a code where there is a second factor. Gives the session. */
  async function signIn({ email, password }: Pick<Staff, 'email' | 'password'>, secret?: string): Promise<string> {
    const first = await ask(signInStaff, { email, password })
    if (first.status === 200) return sessionOf(first.headers)
    const { challenge } = first.data as unknown as { challenge: string }
    const done = await ask(verifyStaff, { challenge, code: codeOf(secret ?? '') })
    if (done.status !== 200) throw new Error(`Not signed in: ${done.text}`)
    return sessionOf(done.headers)
  }

  const codeOf = (secret: string): string => totpAt(secret, stepAt(app.clock.now))

  /** Sets up an authenticator app. Gives its secret. Time goes on by a step, since each code works once. */
  async function enrol(session: string): Promise<{ secret: string; codes: string[] }> {
    const { secret } = (await ask(beginStaffAuthenticator, {}, { session })).data
    const confirmed = await ask(confirmStaffAuthenticator, { code: codeOf(secret) }, { session })
    app.clock.now = new Date(app.clock.now.getTime() + 30_000)
    return { secret, codes: confirmed.data.recovery_codes }
  }

  /** Somebody of a role, signed in; an admin with the second factor that it takes. */
  async function signedIn(role: StaffRole): Promise<Staff> {
    const staff = await newStaff(role)
    const session = await signIn(staff)
    if (role === 'admin') await enrol(session)
    return { ...staff, session }
  }

  return { ask, newStaff, signIn, signedIn, enrol, codeOf }
}
export type TestConsole = ReturnType<typeof openTestConsole>

/** What a sign-in's cookie has. */
export const sessionOf = (headers: Headers): string =>
  /^(?:__Host-)?edis_staff=([^;]*)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? ''

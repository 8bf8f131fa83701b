import type { Call, DataOf, FailureBody, RequestOf, SuccessBody } from '@edis/contract/calls/call'
import type { Environment } from '@edis/contract/environment'
import { credentials } from '@edis/contract/portal-calls/credentials'
import { login } from '@edis/contract/portal-calls/sign-in'
import { commandLine } from '../../../server/src/cli.ts'
import type { Program } from '@edis/testing/program.ts'
import { formOf } from '@edis/contract/calls/form'

/** Who a journey is about. `session` is the token of the session that the browser begins with, if it does. */
export type Partner = { email: string; password: string; session: string | null }

/** Nobody's journey changes the demo partner: it is granted both environments and has made nothing in them. */
export type Who = 'nobody' | 'the demo partner' | 'a new partner' | 'a partner without production'

/** Refusals have `failure`, successes `data`. */
export type Answer<C extends Call> = { status: number; data: DataOf<C> | undefined; failure: FailureBody | undefined }

const demoPartner = { email: 'partner@edis.test', password: 'edis-demo-partner' }
let added = 0
/** Of the demo partner, in each product: signing in costs a password's hash. */
const demoSessions = new WeakMap<Program, string>()

export async function partnerFor(who: Who, product: Program): Promise<Partner> {
  if (who === 'nobody') return { ...demoPartner, session: null }
  if (who !== 'the demo partner') {
    const partner = await addPartner(product, who === 'a new partner')
    return { ...partner, session: await sessionOf(product, partner) }
  }
  const kept = demoSessions.get(product)
  // A journey may have ended it
  const lives = kept !== undefined && (await ask(product.url.development, credentials, { token: kept })).status === 200
  const session = lives ? kept : await sessionOf(product, demoPartner)
  demoSessions.set(product, session)
  return { ...demoPartner, session }
}

async function sessionOf({ url }: Program, { email, password }: Omit<Partner, 'session'>): Promise<string> {
  const { data, failure } = await ask(url.development, login, { user: email, pass: password })
  if (data === undefined) throw new Error(`${email} cannot sign in: ${failure?.message}`)
  return data
}

/** As the operator does, without a process for each. */
async function addPartner(product: Program, production: boolean): Promise<Omit<Partner, 'session'>> {
  added += 1
  const partner = { email: `dev-${added}@tokosenja.test`, password: 'correct-horse-battery' }
  const named = ['--email', partner.email, '--name', `Toko Senja ${added}`, '--password', partner.password]
  const command = ['partner', 'add', ...named, ...(production ? ['--production'] : [])]
  await commandLine({ environment: product.environment, print: () => {}, output: process.stdout }).parseAsync(command, {
    from: 'user',
  })
  return partner
}

/** Posts the call to the host, as any software could. */
async function ask<C extends Call>(
  host: string,
  call: C,
  fields: RequestOf<C> & { token?: string },
): Promise<Answer<C>> {
  const answer = await fetch(host + call.path, { method: 'POST', body: formOf(call, fields) })
  const body = (await answer.json()) as SuccessBody<DataOf<C>> | FailureBody
  return 'error' in body
    ? { status: answer.status, data: undefined, failure: body }
    : { status: answer.status, data: body.data, failure: undefined }
}

/** Asks with the partner's own session. */
export type Api = <C extends Call>(environment: Environment, call: C, fields: RequestOf<C>) => Promise<Answer<C>>

export const apiOf =
  ({ url }: Program, { session }: Partner): Api =>
  (environment, call, fields) =>
    ask(url[environment], call, call.access === 'session' && session ? { ...fields, token: session } : fields)

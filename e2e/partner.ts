import type { Call, DataOf, FailureBody, FieldsOf, SuccessBody } from '@edis/contract/call'
import type { Environment } from '@edis/contract/environment'
import { login } from '@edis/contract/portal-calls/auth'
import type { Program } from '../server/src/testing/program.ts'
import { formOf } from '../server/src/testing/form-call.ts'

/** Who a journey is about. `session` is the token of the session that the browser begins with, if it does. */
export type Partner = { email: string; password: string; session: string | null }

/** Nobody's journey changes the demo partner: it is granted both environments and has made nothing in them. */
export type Who = 'nobody' | 'the demo partner' | 'a new partner' | 'a partner without production'

/** Refusals have `failure`, successes `data`. */
export type Answer<C extends Call> = { status: number; data: DataOf<C> | undefined; failure: FailureBody | undefined }

const demoPartner = { email: 'partner@edis.test', password: 'edis-demo-partner' }
let added = 0

export async function partnerFor(who: Who, product: Program): Promise<Partner> {
  if (who === 'nobody') return { ...demoPartner, session: null }
  const partner = who === 'the demo partner' ? demoPartner : await addPartner(product, who === 'a new partner')
  const fields = { user: partner.email, pass: partner.password }
  const { data } = await ask(product.url.development, login, fields)
  if (data === undefined) throw new Error(`${partner.email} cannot sign in`)
  return { ...partner, session: data }
}

async function addPartner(product: Program, production: boolean): Promise<Omit<Partner, 'session'>> {
  added += 1
  const partner = { email: `dev-${added}@tokosenja.test`, password: 'correct-horse-battery' }
  const named = ['--email', partner.email, '--name', `Toko Senja ${added}`, '--password', partner.password]
  const { status, errors } = await product.edis('partner', 'add', ...named, ...(production ? ['--production'] : []))
  if (status !== 0) throw new Error(`No partner was added:\n${errors}`)
  return partner
}

/** Posts the call to the host, as any software could. */
async function ask<C extends Call>(
  host: string,
  call: C,
  fields: FieldsOf<C> & { token?: string },
): Promise<Answer<C>> {
  const answer = await fetch(host + call.path, { method: 'POST', body: formOf(call, fields) })
  const body = (await answer.json()) as SuccessBody<DataOf<C>> | FailureBody
  return 'data' in body
    ? { status: answer.status, data: body.data, failure: undefined }
    : { status: answer.status, data: undefined, failure: body }
}

/** Asks with the partner's own session. */
export type Api = <C extends Call>(environment: Environment, call: C, fields: FieldsOf<C>) => Promise<Answer<C>>

export const apiOf =
  ({ url }: Program, { session }: Partner): Api =>
  (environment, call, fields) =>
    ask(url[environment], call, call.access === 'session' && session ? { ...fields, token: session } : fields)

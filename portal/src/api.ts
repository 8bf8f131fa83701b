import type { Call, DataOf, FailureBody, RequestOf, SuccessBody } from '@edis/contract/calls/call'
import { formOf } from '@edis/contract/calls/form'
import type { Environment } from '@edis/contract/environment'
import { logout } from '@edis/contract/portal-calls/sign-in'
import { CallFailed } from '@edis/ui/states/call-failed.ts'
import { dropDeadSession, session } from './session.ts'
import { hosts } from './settings.ts'

const longestWait = 30_000

/** What came of a call: the answer, the server's refusal, or the text of the error when no answer came. */
export type Outcome<C extends Call> =
  | { ok: true; body: SuccessBody<DataOf<C>> }
  | { ok: false; failure: FailureBody }
  | { ok: false; unreachable: string }

/** Posts the call's form to the environment's host. Source: specification, section 7. `signal`: nobody waits any more. */
export async function callApi<C extends Call>(
  environment: Environment,
  call: C,
  fields: RequestOf<C>,
  signal?: AbortSignal,
): Promise<Outcome<C>> {
  const tooLong = AbortSignal.timeout(longestWait)
  let status: number
  let text: string
  try {
    const response = await fetch(hosts[environment] + call.path, {
      method: 'POST',
      body: formOf(call, fields, session?.token),
      signal: signal ? AbortSignal.any([signal, tooLong]) : tooLong,
    })
    status = response.status
    text = await response.text()
  } catch (error) {
    return { ok: false, unreachable: error instanceof Error ? error.message : String(error) }
  }
  const body = bodyIn(text)
  if (!body) return { ok: false, unreachable: `something in between answered with status ${status}` }
  if (status === 401 && call.access === 'session' && call.path !== logout.path) {
    dropDeadSession()
    return new Promise(() => {}) // the page is reloading: nobody should see what this call gave
  }
  return 'error' in body ? { ok: false, failure: body } : { ok: true, body: body as SuccessBody<DataOf<C>> }
}

/** What the API says in its form; null: somebody else's words, such as a proxy's page, or none. */
function bodyIn(text: string): SuccessBody<unknown> | FailureBody | null {
  try {
    const body: unknown = JSON.parse(text)
    const isOurs = typeof body === 'object' && body !== null && 'code' in body && 'message' in body
    if (!isOurs || typeof body.code !== 'number' || typeof body.message !== 'string') return null
    const isFailure = 'error' in body && typeof body.error === 'string'
    return isFailure || (body.code < 400 && 'data' in body) ? (body as SuccessBody<unknown> | FailureBody) : null
  } catch {
    return null
  }
}

/** The call's answer; throws CallFailed for anything else. For queries and mutations. */
export async function request<C extends Call>(
  environment: Environment,
  call: C,
  fields: RequestOf<C>,
  signal?: AbortSignal,
): Promise<SuccessBody<DataOf<C>>> {
  const outcome = await callApi(environment, call, fields, signal)
  if (outcome.ok) return outcome.body
  if ('failure' in outcome) throw new CallFailed(outcome.failure.message, outcome.failure)
  throw new CallFailed(`The API did not answer (${outcome.unreachable}).`)
}

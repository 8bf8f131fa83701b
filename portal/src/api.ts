import type { Call, DataOf, FailureBody, RequestOf, SuccessBody } from '@edis/contract/calls/call'
import { formOf } from '@edis/contract/calls/form'
import type { Environment } from '@edis/contract/environment'
import { logout } from '@edis/contract/portal-calls/sign-in'
import { CallFailed } from '@edis/ui/states/call-failed.ts'
import { confirmAgain } from './confirmation.ts'
import { language } from '@edis/ui/language.ts'
import { messages } from './messages.en.ts'
import { dropDeadSession, session } from './session.ts'
import { hosts } from './settings.ts'

/** Where a member sets up the second factor that the partner requires. */
const setUpPath = '/account/security'

const maxWaitMs = 30_000

/** What came of a call: the answer, the server's refusal, or the text of the error when no answer came. */
export type Outcome<C extends Call> =
  | { ok: true; body: SuccessBody<DataOf<C>> }
  | { ok: false; failure: FailureBody }
  | { ok: false; unreachable: string }

type Answered = { status: number; content: Blob } | { unreachable: string }

/** Posts the call's form to the environment's host. Source: specification, section 7. `signal`: nobody waits any more. */
async function post<C extends Call>(
  environment: Environment,
  call: C,
  fields: RequestOf<C>,
  signal?: AbortSignal,
): Promise<Answered> {
  const tooLong = AbortSignal.timeout(maxWaitMs)
  try {
    const response = await fetch(hosts[environment] + call.path, {
      method: 'POST',
      // In which language the server says what is wrong
      headers: { 'accept-language': language },
      body: formOf(call, fields, session?.token),
      signal: signal ? AbortSignal.any([signal, tooLong]) : tooLong,
    })
    const type = response.headers.get('content-type') ?? ''
    // Not as a blob: browsers' tools, and journeys, would see an empty body
    return { status: response.status, content: new Blob([await response.arrayBuffer()], { type }) }
  } catch (error) {
    return { unreachable: error instanceof Error ? error.message : String(error) }
  }
}

async function outcomeOf<C extends Call>(call: C, answered: Answered): Promise<Outcome<C>> {
  if ('unreachable' in answered) return { ok: false, ...answered }
  const { status, content } = answered
  const body = bodyIn(await content.text())
  if (!body) return { ok: false, unreachable: messages.answeredBetween(status) }
  if (status === 401 && call.access === 'session' && call.path !== logout.path) {
    dropDeadSession()
    return new Promise(() => {}) // the page is reloading: nobody should see what this call gave
  }
  if ('error' in body && body.error === 'AUTH_SECOND_FACTOR_SETUP_REQUIRED' && location.pathname !== setUpPath)
    location.assign(setUpPath)
  return 'error' in body ? { ok: false, failure: body } : { ok: true, body: body as SuccessBody<DataOf<C>> }
}

/** Makes the call. `signal`: nobody waits any more. */
export const callApi = async <C extends Call>(
  environment: Environment,
  call: C,
  fields: RequestOf<C>,
  signal?: AbortSignal,
): Promise<Outcome<C>> => {
  const ask = async () => outcomeOf(call, await post(environment, call, fields, signal))
  const outcome = await ask()
  // Who is there proves it again, and what they asked for goes on.
  return needsFreshSignIn(outcome) && (await confirmAgain()) ? ask() : outcome
}

const needsFreshSignIn = (outcome: Outcome<Call>): boolean =>
  'failure' in outcome && outcome.failure.error === 'AUTH_FRESH_SIGN_IN_REQUIRED'

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
  throw refusal(outcome)
}

/** The PDF that a call answers with; throws CallFailed for anything else. */
export async function requestPdf<C extends Call>(
  environment: Environment,
  call: C,
  fields: RequestOf<C>,
): Promise<Blob> {
  const answered = await post(environment, call, fields)
  if ('content' in answered && answered.content.type === 'application/pdf') return answered.content
  const outcome = await outcomeOf(call, answered)
  throw outcome.ok ? new CallFailed(messages.noPdf) : refusal(outcome)
}

const refusal = (outcome: Outcome<Call> & { ok: false }): CallFailed =>
  'failure' in outcome
    ? new CallFailed(outcome.failure.message, outcome.failure)
    : new CallFailed(messages.noAnswer(outcome.unreachable))

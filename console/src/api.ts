import type { DataOf, FailureBody, RequestOf, SuccessBody } from '@edis/contract/calls/call'
import { backgroundHeader, type ConsoleCall, consoleRequest } from '@edis/contract/calls/console-call'
import type { OperationsCall } from '@edis/contract/calls/operations-call'
import type { Environment } from '@edis/contract/environment'
import { language } from '@edis/ui/language.ts'
import { CallFailed } from '@edis/ui/states/call-failed.ts'
import { messages } from './messages.en.ts'
import { isSomebodyThere } from './presence.ts'

const maxWaitMs = 30_000
/** A file is made while it is sent: the audit log of two years takes its time. */
const maxWaitForFileMs = 600_000

/** A call of the console, or one of the provider's systems: the session opens those that the role may make. */
type AnyCall = ConsoleCall | OperationsCall

/** A request, in which what may be left out may be undefined. */
type Sent<Fields> = { [Key in keyof Fields]: object extends Pick<Fields, Key> ? Fields[Key] | undefined : Fields[Key] }

/** What came of a call: the answer, the server's refusal, or the text of the error when no answer came. */
export type Outcome<Data> =
  | { ok: true; body: SuccessBody<Data> }
  | { ok: false; failure: FailureBody }
  | { ok: false; unreachable: string }

let endSession = () => {}
/** `act` runs when the server says that nobody is signed in any more. */
export const onSessionEnd = (act: () => void): void => void (endSession = act)

/** Makes the call. One that is open to staff alone never comes back once the session has ended. */
export async function callConsole<C extends AnyCall>(
  environment: Environment,
  call: C,
  fields: Sent<RequestOf<C>>,
  signal?: AbortSignal,
): Promise<Outcome<DataOf<C>>> {
  const answer = await answerTo(environment, call, fields, maxWaitMs, (response) => response.text(), { signal })
  return 'unreachable' in answer ? { ok: false, ...answer } : said(answer.status, answer.content)
}

type Answer<Content> = { status: number; content: Content } | { unreachable: string }

async function answerTo<C extends AnyCall, Content>(
  environment: Environment,
  call: C,
  fields: Sent<RequestOf<C>>,
  waitMs: number,
  read: (response: Response) => Promise<Content>,
  { signal, body }: { signal?: AbortSignal | undefined; body?: Blob } = {},
): Promise<Answer<Content>> {
  // Beside a file the fields stand in the query
  const asked = body ? { ...call, method: 'GET' as const } : call
  const { url, headers, ...plain } = consoleRequest(asked, fields, environment)
  const sent = body ? { method: call.method, body } : plain
  const tooLong = AbortSignal.timeout(waitMs)
  let status: number
  let content: Content
  try {
    const response = await fetch(url, {
      ...sent,
      headers: {
        ...headers,
        // In which language the server says what is wrong
        'accept-language': language,
        // What the page refreshes by itself keeps no session of an empty chair alive
        ...(!isSomebodyThere() && { [backgroundHeader]: '1' }),
      },
      signal: signal ? AbortSignal.any([signal, tooLong]) : tooLong,
    })
    status = response.status
    content = await read(response)
  } catch (error) {
    return { unreachable: error instanceof Error ? error.message : String(error) }
  }
  if (status === 401 && call.access !== 'public') {
    endSession()
    return new Promise(() => {}) // the sign-in is shown: nobody should see what this call gave
  }
  return { status, content }
}

function said<Data>(status: number, text: string): Outcome<Data> {
  const body = bodyIn(text)
  if (!body) return { ok: false, unreachable: messages.answeredBetween(status) }
  return 'error' in body ? { ok: false, failure: body } : { ok: true, body: body as SuccessBody<Data> }
}

/** What the server says in its form; null: somebody else's words, such as a proxy's page, or none. */
function bodyIn(text: string): SuccessBody<unknown> | FailureBody | null {
  try {
    const body: unknown = JSON.parse(text)
    const isOurs = typeof body === 'object' && body !== null && 'code' in body && 'message' in body
    return isOurs ? (body as SuccessBody<unknown> | FailureBody) : null
  } catch {
    return null
  }
}

/** The call's data; throws CallFailed for anything else. For queries and mutations. */
export async function request<C extends AnyCall>(
  environment: Environment,
  call: C,
  fields: Sent<RequestOf<C>>,
  signal?: AbortSignal,
): Promise<DataOf<C>> {
  const outcome = await callConsole(environment, call, fields, signal)
  if (outcome.ok) return outcome.body.data
  throw failed(outcome)
}

/** The file that the call answers with; throws CallFailed for anything else. */
export async function requestFile<C extends AnyCall>(
  environment: Environment,
  call: C,
  fields: Sent<RequestOf<C>>,
): Promise<Blob> {
  const read = (response: Response) => response.blob()
  const answer = await answerTo(environment, call, fields, maxWaitForFileMs, read)
  if ('unreachable' in answer) throw failed({ ok: false, ...answer })
  const { status, content } = answer
  if (status === 200) return content
  const outcome = said(status, await content.text())
  throw failed(outcome.ok ? { ok: false, unreachable: messages.answeredBetween(status) } : outcome)
}

/** Sends the file that the call takes; throws CallFailed for anything but its data. */
export async function sendFile<C extends OperationsCall>(
  environment: Environment,
  call: C,
  fields: Sent<RequestOf<C>>,
  file: Blob,
): Promise<DataOf<C>> {
  const answer = await answerTo(environment, call, fields, maxWaitForFileMs, (response) => response.text(), {
    body: new Blob([file], { type: 'text/csv' }),
  })
  const outcome: Outcome<DataOf<C>> =
    'unreachable' in answer ? { ok: false, ...answer } : said(answer.status, answer.content)
  if (outcome.ok) return outcome.body.data
  throw failed(outcome)
}

const failed = (outcome: Exclude<Outcome<unknown>, { ok: true }>): CallFailed =>
  'failure' in outcome
    ? new CallFailed(outcome.failure.message, outcome.failure)
    : new CallFailed(messages.noAnswer(outcome.unreachable))

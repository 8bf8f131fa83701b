import { generateToken } from '@edis/contract/open-api/generate-token'
import { encodeBase64 } from '@edis/contract/calls/base64'
import type { IdentifierKind } from '@edis/contract/calls/identifiers'
import type { ReferenceCall } from '@edis/contract/reference/reference-call'
import type { ReferencePageName } from '@edis/contract/reference/reference-pages'
import { pages } from 'virtual:reference-pages'
import { suppliers } from 'virtual:suppliers'
import { request } from '../../../api.ts'
import { credentialsQuery } from '../../../credentials/credentials.queries.ts'
import { queryClient } from '@edis/ui/queries/query-client.ts'
import { hosts } from '../../../settings.ts'
import { bodyOf, type Draft, headersOf, targetOf } from '../request/draft.ts'
import { randomDigits } from '../request/fresh-values.ts'
import { parseJson } from '../editor/json-path.ts'
import { learn } from '../request/learn.ts'
import { remember } from '../history/history.ts'
import { pastRuns } from '../history/past-runs.ts'
import { knownValues } from '../history/run-storage.ts'
import { type Answer, type Ending, send } from './send.ts'
import type { OwnCredentials } from '../request/shown-snippet.ts'
import { refreshTokenPlace, startingRequest } from '../request/starting-request.ts'

// Everything here asks the development host. Nothing of the panel knows production's address or credentials.

const ownQuery = credentialsQuery('development')

/** The partner's own credentials in development, asked for where they are not known yet. */
const ownCredentials = () => queryClient.ensureQueryData(ownQuery)

/** As they are now: other software of the partner may have refreshed them, and a refresh token must not be spent twice. */
const newestCredentials = () => queryClient.fetchQuery({ ...ownQuery, staleTime: 0 })

/** A new pair of tokens for the partner's key. Pairs that there are go on working. */
export async function newToken(): Promise<OwnCredentials> {
  const own = await ownCredentials()
  const auth = `Basic ${encodeBase64(`${own.id}:${own.key}`)}`
  const pair = (await request('development', generateToken, { auth })).data
  const next = { ...own, token: pair.token, refreshToken: pair.refresh_token, expires: new Date(pair.expired) }
  queryClient.setQueryData(ownQuery.queryKey, next)
  return next
}

/** With a token that works by the clock, made where there is none. */
async function tokenHolder(): Promise<OwnCredentials> {
  const own = await ownCredentials()
  return own.token && own.expires && own.expires.getTime() > Date.now() ? own : newToken()
}

/** Runs the draft with the partner's own credentials. What the answer holds is known to all pages from then on. */
async function runCall(
  call: ReferenceCall,
  draft: Draft,
  idempotencyKey: string,
  signal: AbortSignal,
): Promise<Ending> {
  const isBearer = call.access === 'bearer'
  const own = isBearer ? await tokenHolder() : await newestCredentials()
  const authorization = isBearer ? `Bearer ${own.token}` : `Basic ${encodeBase64(`${own.id}:${own.key}`)}`
  const ending = await send(
    {
      method: call.method,
      url: hosts.development + targetOf(call, draft),
      headers: [['Authorization', authorization], ...headersOf(call, draft, idempotencyKey)],
      body: bodyOf(call, draft)?.replaceAll(refreshTokenPlace, own.refreshToken ?? '') ?? null,
      fileTypes: Object.keys(call.file ?? {}),
    },
    signal,
  )
  if (ending.kind === 'answered' && ending.answer.status === 200) {
    const parsed = parseJson(ending.answer.body)
    if (parsed.ok)
      knownValues.set(learn(knownValues.get(), { page: call.page, answer: parsed.value }, suppliers, Date.now()))
    // The pair that the portal shows is another one now.
    if (!isBearer) await queryClient.invalidateQueries({ queryKey: ownQuery.queryKey })
  }
  return ending
}

/** Puts a run into this browser's history. */
function keepRun({ page, method, path }: ReferenceCall, draft: Draft, idempotencyKey: string, answer: Answer): void {
  const run = { at: Date.now(), page: page ?? '', method, path, draft, idempotencyKey, answer }
  pastRuns.set(remember(pastRuns.get(), run))
}

/** Asks the lists that supply the kinds, so that requests begin with ids that are there. */
export async function fetchMissing(kinds: readonly IdentifierKind[], signal: AbortSignal): Promise<void> {
  const pagesToAsk = new Set(kinds.flatMap((kind) => suppliers[kind] ?? []))
  for (const page of pagesToAsk) {
    const call = await callOf(page)
    if (call) await runCall(call, { query: {}, body: '' }, '', signal)
  }
}

async function callOf(page: string): Promise<ReferenceCall | null> {
  const built = await pages[page as ReferencePageName]?.()
  return built?.page.call ?? null
}

/** Sends the sample order of the reference, for calls that need one. */
async function sendSampleOrder(signal: AbortSignal): Promise<Ending> {
  const call = await callOf(suppliers.order_id ?? '')
  if (!call) throw new Error('No call creates an order.')
  const start = () => startingRequest(call, { known: knownValues.get(), digits: randomDigits(), now: Date.now() })
  const { missing } = start()
  await fetchMissing(missing, signal)
  return runCall(call, start().draft, crypto.randomUUID(), signal)
}

/** Runs the draft and remembers that it was run. `onSpent`: an answer was given to its Idempotency-Key. */
export async function runAndKeep(
  call: ReferenceCall,
  draft: Draft,
  idempotencyKey: string,
  signal: AbortSignal,
  onSpent: () => void,
): Promise<Ending> {
  const ending = await runCall(call, draft, idempotencyKey, signal)
  if (ending.kind === 'answered') {
    if (ending.answer.status < 400) onSpent()
    keepRun(call, draft, idempotencyKey, ending.answer)
  }
  return ending
}

/** Sends the sample order and puts it into the request that needed one. What went wrong, if something did. */
export async function makeSampleOrder(
  take: (kinds: readonly IdentifierKind[]) => Promise<void>,
  signal: AbortSignal,
): Promise<Ending | null> {
  const made = await sendSampleOrder(signal)
  if (made.kind !== 'answered' || made.answer.status !== 200) return made
  await take(['order_id', 'partner_order_id', 'awb'])
  return null
}

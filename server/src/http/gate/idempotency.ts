import { hints } from '@edis/contract/errors/hints'
import { createHash } from 'node:crypto'
import type { Database } from '../../database/connection.ts'
import { inTransaction, type Transaction } from '../../database/transaction.ts'
import { Failure } from '../doors/failure.ts'
import { answerKeptFor, type AnswerTable, claimKeys, keepAnswers, partnersAnswers } from './idempotency.store.ts'

/** What of a request makes it the same one: `body` as it was sent, byte for byte. `key` null: it may be done twice. */
export type IdempotentRequest = { path: string; key: string | null; body: Buffer }

const maxKeyLength = 255

/** The Idempotency-Key header, judged; null when there is none. */
export function idempotencyKey(header: string | string[] | undefined, required: boolean): string | null {
  const key = typeof header === 'string' ? header.trim() : ''
  if (key === '' && header === undefined) {
    if (required) throw new Failure('IDEMPOTENCY_KEY_REQUIRED')
    return null
  }
  if (key === '' || key.length > maxKeyLength || !/^[\x21-\x7e]+$/.test(key))
    throw new Failure('REQUEST_INVALID', { text: hints.idempotencyKeyMalformed(maxKeyLength) })
  return key
}

type OnceOptions<T> = {
  now: () => Date
  answers?: AnswerTable
  /** What is kept of an answer, for its repetitions. */
  keeps?: (data: T) => T
}
type Answered<T> = { data: T; replayed: boolean }

/**
 * Runs a write once per key of its owner, the partner or the system's key: its effect and its answer commit together, a later
 * call with the same key and body gets that answer. A failed write keeps nothing, so that the next try with the key runs anew.
 */
export async function once<T>(
  database: Database,
  owner: string,
  request: IdempotentRequest,
  write: (transaction: Transaction) => Promise<T>,
  options: OnceOptions<T>,
): Promise<Answered<T>> {
  const [answered] = await onceEach(
    database,
    owner,
    [request],
    { find: async () => {}, write: async (transaction) => [await write(transaction)] },
    options,
  )
  if (answered === undefined || answered instanceof Failure) throw answered ?? new Error('a write without an answer')
  return answered
}

/** `found`: of all that were asked for, those included that have their answers. `keep` sends answers along with what is written. */
type Writes<T, Request, Found> = {
  /** What is looked up for them, sent along with the claim of their keys. */
  find: (transaction: Transaction, requests: readonly Request[]) => Promise<Found>
  /** Does those that are to be done, and says what came of each. What it gave to `keep` before must be the same. */
  write: (
    transaction: Transaction,
    fresh: readonly Request[],
    found: Found,
    keep: (results: readonly (T | Failure)[]) => Promise<void>,
  ) => Promise<(T | Failure)[]>
}

/** As `once`, for many writes of one owner in one transaction. */
export async function onceEach<T, Request extends IdempotentRequest, Found>(
  database: Database,
  owner: string,
  requests: readonly Request[],
  { find, write }: Writes<T, Request, Found>,
  { now, answers = partnersAnswers, keeps = (data) => data }: OnceOptions<T>,
): Promise<(Answered<T> | Failure)[]> {
  const claims = requests.map(({ path, key, body }) =>
    key === null ? null : { keyHash: hash(`${path}\n${key}`), bodyHash: hash(body) },
  )
  return inTransaction(database, async (transaction) => {
    const hashes = claims.flatMap((claim) => claim?.keyHash ?? [])
    const [claimed, found] = await Promise.all([
      claimKeys(transaction, answers, owner, hashes, new Date(now().getTime() - answerKeptFor)),
      find(transaction, requests),
    ])
    const before = claims.map((claim) => answeredBefore<T>(claim, claimed))
    const fresh = requests.filter((_, at) => before[at] === null)
    const claimsOfFresh = claims.filter((_, at) => before[at] === null)
    let isKept = false
    const keep = async (results: readonly (T | Failure)[]) => {
      isKept = true
      const kept = results.flatMap((result, at) => {
        const claim = claimsOfFresh[at]
        return claim && !(result instanceof Failure) ? { ...claim, answer: JSON.stringify(keeps(result)) } : []
      })
      if (kept.length > 0) await keepAnswers(transaction, answers, owner, kept, now())
    }
    const written = fresh.length === 0 ? [] : await write(transaction, fresh, found, keep)
    if (!isKept) await keep(written)
    return before.map((result) => result ?? answeredWith(written.shift() as T | Failure))
  })
}

/** null: it is to be done. */
function answeredBefore<T>(
  claim: { keyHash: string; bodyHash: string } | null,
  claimed: Awaited<ReturnType<typeof claimKeys>>,
): Answered<T> | Failure | null {
  const kept = claim && claimed.get(claim.keyHash)
  if (!claim || !kept) return null
  if (kept === 'fresh') {
    // Only the first of two that came together
    claimed.set(claim.keyHash, 'busy')
    return null
  }
  if (kept === 'busy') return new Failure('IDEMPOTENCY_IN_PROGRESS', { headers: { 'retry-after': '1' } })
  if (kept.bodyHash !== claim.bodyHash) return new Failure('IDEMPOTENCY_CONFLICT')
  return { data: JSON.parse(kept.answer) as T, replayed: true }
}

const answeredWith = <T>(result: T | Failure): Answered<T> | Failure =>
  result instanceof Failure ? result : { data: result, replayed: false }

const hash = (value: string | Buffer): string => createHash('sha256').update(value).digest('hex')

import { hints } from '@edis/contract/errors/hints'
import { createHash } from 'node:crypto'
import type { Database } from '../../database/connection.ts'
import { inTransaction, type Transaction } from '../../database/transaction.ts'
import { Failure } from '../doors/failure.ts'
import { answerKeptFor, type AnswerTable, claimKey, keepAnswer, partnersAnswers } from './idempotency.store.ts'

/** What of a request makes it the same one: the partner or the system's key, and `body` as it was sent, byte for byte. */
export type IdempotentRequest = { owner: string; path: string; key: string; body: Buffer }

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

/**
 * Runs a write once per key: its effect and its answer commit together, a later call with the same key and body gets
 * that answer. A failed write keeps nothing, so that the next try with the key runs anew.
 */
export async function once<T>(
  database: Database,
  request: IdempotentRequest,
  write: (transaction: Transaction) => Promise<T>,
  { now, answers = partnersAnswers, keeps = (data) => data }: OnceOptions<T>,
): Promise<{ data: T; replayed: boolean }> {
  const keyHash = hash(`${request.path}\n${request.key}`)
  const bodyHash = hash(request.body)
  const { owner } = request
  return inTransaction(database, async (transaction) => {
    const kept = await claimKey(transaction, answers, { owner, keyHash }, new Date(now().getTime() - answerKeptFor))
    if (kept === 'busy') throw new Failure('IDEMPOTENCY_IN_PROGRESS', { headers: { 'retry-after': '1' } })
    if (kept !== 'fresh') {
      if (!kept.bodyHash.equals(bodyHash)) throw new Failure('IDEMPOTENCY_CONFLICT')
      return { data: JSON.parse(kept.answer) as T, replayed: true }
    }
    const data = await write(transaction)
    await keepAnswer(transaction, answers, {
      owner,
      keyHash,
      bodyHash,
      answer: JSON.stringify(keeps(data)),
      now: now(),
    })
    return { data, replayed: false }
  })
}

const hash = (value: string | Buffer): Buffer => createHash('sha256').update(value).digest()

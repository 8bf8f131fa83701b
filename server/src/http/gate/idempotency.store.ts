import { idempotencyKeyHours } from '@edis/contract/limits'
import { lt } from 'drizzle-orm'
import type { Database } from '../../database/connection.ts'
import { operationsAnswers } from '../../database/tables/accounts-tables.ts'
import { idempotentAnswers } from '../../database/tables/order-tables.ts'
import type { Transaction } from '../../database/transaction.ts'

type Key = { owner: string; keyHash: Buffer }

/** Where answers are kept, and which of its columns says whose. */
export type AnswerTable = { table: string; owner: string }
export const partnersAnswers: AnswerTable = { table: 'idempotent_answers', owner: 'partner_id' }
export const systemsAnswers: AnswerTable = { table: 'accounts.operations_answers', owner: 'key_id' }

/** How long the first answer of a key is kept, in milliseconds. */
export const answerKeptFor = idempotencyKeyHours * 3_600_000

/** `busy`: a call with this key runs now, here or in another process. */
export async function claimKey(
  transaction: Transaction,
  answers: AnswerTable,
  { owner, keyHash }: Key,
  after: Date,
): Promise<'busy' | 'fresh' | { bodyHash: Buffer; answer: string }> {
  // The database's locks are one space for every partner and both environments, so the lock names them. Two names that
  // meet in its 64 bits would only wait for one another.
  const name = `${owner} ${keyHash.toString('base64')}`
  const [turn] = await transaction`
    select pg_try_advisory_xact_lock(hashtextextended(current_schema() || ' ' || ${name}, 0)) as mine`
  if (!turn?.mine) return 'busy'
  // After the lock: a statement sees what was committed before it began.
  const [kept] = await transaction<{ bodyHash: Buffer; answer: string }[]>`
    select body_hash as "bodyHash", answer from ${transaction(answers.table)}
    where ${transaction(answers.owner)} = ${owner} and key_hash = ${keyHash} and created_at > ${after}`
  return kept ?? 'fresh'
}

export async function keepAnswer(
  transaction: Transaction,
  answers: AnswerTable,
  { owner, keyHash, bodyHash, answer, now }: Key & { bodyHash: Buffer; answer: string; now: Date },
): Promise<void> {
  await transaction`
    insert into ${transaction(answers.table)} (${transaction(answers.owner)}, key_hash, body_hash, answer, created_at)
    values (${owner}, ${keyHash}, ${bodyHash}, ${answer}, ${now})
    on conflict (${transaction(answers.owner)}, key_hash)
    do update set body_hash = excluded.body_hash, answer = excluded.answer, created_at = excluded.created_at`
}

export async function deleteAnswersBefore(database: Database, time: Date): Promise<void> {
  await database.delete(idempotentAnswers).where(lt(idempotentAnswers.createdAt, time))
}

export async function deleteSystemsAnswersBefore(accounts: Database, time: Date): Promise<void> {
  await accounts.delete(operationsAnswers).where(lt(operationsAnswers.createdAt, time))
}

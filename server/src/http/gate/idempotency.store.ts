import { lt } from 'drizzle-orm'
import type { Database } from '../../database/connection.ts'
import { idempotentAnswers } from '../../database/tables/order-tables.ts'
import type { Transaction } from '../../database/transaction.ts'

type Key = { partnerId: string; keyHash: Buffer }

/** How long the first answer of a key is kept, in milliseconds. */
export const answerKeptFor = 24 * 3_600_000

/** `busy`: a call with this key runs now, here or in another process. */
export async function claimKey(
  transaction: Transaction,
  { partnerId, keyHash }: Key,
  after: Date,
): Promise<'busy' | 'fresh' | { bodyHash: Buffer; answer: string }> {
  // The database's locks are one space for every partner and both environments, so the lock names them. Two names that
  // meet in its 64 bits would only wait for one another.
  const name = `${partnerId} ${keyHash.toString('base64')}`
  const [turn] = await transaction`
    select pg_try_advisory_xact_lock(hashtextextended(current_schema() || ' ' || ${name}, 0)) as mine`
  if (!turn?.mine) return 'busy'
  // After the lock: a statement sees what was committed before it began.
  const [kept] = await transaction<{ bodyHash: Buffer; answer: string }[]>`
    select body_hash as "bodyHash", answer from idempotent_answers
    where partner_id = ${partnerId} and key_hash = ${keyHash} and created_at > ${after}`
  return kept ?? 'fresh'
}

export async function keepAnswer(
  transaction: Transaction,
  { partnerId, keyHash, bodyHash, answer, now }: Key & { bodyHash: Buffer; answer: string; now: Date },
): Promise<void> {
  await transaction`
    insert into idempotent_answers (partner_id, key_hash, body_hash, answer, created_at)
    values (${partnerId}, ${keyHash}, ${bodyHash}, ${answer}, ${now})
    on conflict (partner_id, key_hash)
    do update set body_hash = excluded.body_hash, answer = excluded.answer, created_at = excluded.created_at`
}

export async function deleteAnswersBefore(database: Database, time: Date): Promise<void> {
  await database.delete(idempotentAnswers).where(lt(idempotentAnswers.createdAt, time))
}

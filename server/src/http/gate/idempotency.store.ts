import { idempotencyKeyHours } from '@edis/contract/limits'
import { lt } from 'drizzle-orm'
import type { Database } from '../../database/connection.ts'
import { json } from '../../database/json-parameter.ts'
import { operationsAnswers } from '../../database/tables/accounts-tables.ts'
import { idempotentAnswers } from '../../database/tables/order-tables.ts'
import { staffAnswers } from '../../database/tables/staff-tables.ts'
import type { Transaction } from '../../database/transaction.ts'

/** Where answers are kept, and which of its columns says whose. */
export type AnswerTable = { table: string; owner: string }
export const partnersAnswers: AnswerTable = { table: 'idempotent_answers', owner: 'partner_id' }
export const systemsAnswers: AnswerTable = { table: 'accounts.operations_answers', owner: 'key_id' }
export const staffsAnswers: AnswerTable = { table: 'accounts.staff_answers', owner: 'staff_id' }

/** How long the first answer of a key is kept, in milliseconds. */
export const answerKeptFor = idempotencyKeyHours * 3_600_000

/** `busy`: a call with the key runs now, here or in another process. */
type Claimed = 'busy' | 'fresh' | { bodyHash: string; answer: string }

/** Claims keys by their hashes until the transaction ends, as many as are free and have no answer yet. All hashes in hexadecimal. */
export async function claimKeys(
  transaction: Transaction,
  answers: AnswerTable,
  owner: string,
  keyHashes: readonly string[],
  after: Date,
): Promise<Map<string, Claimed>> {
  if (keyHashes.length === 0) return new Map()
  const hashes = keyHashes as string[]
  const [turns, kept] = await Promise.all([
    // The database's locks are one space for every partner and both environments, so the lock names them. Two names that
    // meet in its 64 bits would only wait for one another.
    transaction<{ key: string; mine: boolean }[]>`
      select key, pg_try_advisory_xact_lock(
        hashtextextended(current_schema() || ' ' || ${owner} || ' ' || encode(decode(key, 'hex'), 'base64'), 0)) as mine
      from unnest(${hashes}::text[]) as key`,
    // Sent along, begun after it: a statement sees what was committed before it began.
    transaction<{ key: string; bodyHash: string; answer: string }[]>`
      select key, kept.* from unnest(${hashes}::text[]) as key cross join lateral (
        select encode(body_hash, 'hex') as "bodyHash", answer from ${transaction(answers.table)}
        where ${transaction(answers.owner)} = ${owner} and key_hash = decode(key, 'hex') and created_at > ${after}
        limit 1
      ) kept`,
  ])
  const found = new Map(kept.map((answer) => [answer.key, answer]))
  return new Map(turns.map(({ key, mine }) => [key, found.get(key) ?? (mine ? 'fresh' : 'busy')]))
}

export async function keepAnswers(
  transaction: Transaction,
  answers: AnswerTable,
  owner: string,
  kept: readonly { keyHash: string; bodyHash: string; answer: string }[],
  now: Date,
): Promise<void> {
  await transaction`
    insert into ${transaction(answers.table)} (${transaction(answers.owner)}, key_hash, body_hash, answer, created_at)
    select ${owner}, decode("keyHash", 'hex'), decode("bodyHash", 'hex'), answer, ${now}::timestamptz
    from json_to_recordset(${json(kept)}::text::json) as kept ("keyHash" text, "bodyHash" text, answer text)
    on conflict (${transaction(answers.owner)}, key_hash)
    do update set body_hash = excluded.body_hash, answer = excluded.answer, created_at = excluded.created_at`
}

export async function deleteAnswersBefore(database: Database, time: Date): Promise<void> {
  await database.delete(idempotentAnswers).where(lt(idempotentAnswers.createdAt, time))
}

/** Those of systems and of staff. */
export async function deleteOperationsAnswersBefore(accounts: Database, time: Date): Promise<void> {
  await accounts.delete(operationsAnswers).where(lt(operationsAnswers.createdAt, time))
  await accounts.delete(staffAnswers).where(lt(staffAnswers.createdAt, time))
}

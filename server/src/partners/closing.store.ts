import { environments } from '@edis/contract/environment'
import type { Transaction } from '../database/transaction.ts'
import { mailPartner } from '../mail/mail.store.ts'
import { accountClosed } from '../mail/templates/account-closed.ts'

/** Keeps the moment of the first request. Gives it, and whether it is this one; null: the partner is gone. */
export async function requestClosing(
  transaction: Transaction,
  partnerId: string,
  now: Date,
): Promise<{ requestedAt: Date; isFirst: boolean } | null> {
  const [partner] = await transaction<{ requestedAt: Date | null }[]>`
    select closing_requested_at as "requestedAt" from accounts.partners where id = ${partnerId} for update`
  if (!partner) return null
  if (partner.requestedAt) return { requestedAt: partner.requestedAt, isFirst: false }
  await transaction`update accounts.partners set closing_requested_at = ${now} where id = ${partnerId}`
  return { requestedAt: now, isFirst: true }
}

/** Gives whether there was a request. */
export async function withdrawClosing(transaction: Transaction, partnerId: string): Promise<boolean> {
  const { count } = await transaction`
    update accounts.partners set closing_requested_at = null
    where id = ${partnerId} and closing_requested_at is not null`
  return count > 0
}

/** Why a closed account is suspended. */
export const closedReason = 'closed'

/** Closes the account and has its owners told, once. Gives what ended. */
export async function closeAndTell(transaction: Transaction, partnerId: string, now: Date): Promise<Ended> {
  const ended = await closeAccount(transaction, partnerId, now)
  const told = { keys: String(ended.keys), webhooks: String(ended.webhooks) }
  await mailPartner(transaction, partnerId, accountClosed, told, { once: partnerId })
  return ended
}

/** What ended with an account, in both environments. */
type Ended = { keys: number; tokens: number; webhooks: number }

/**
 * Ends what opens a partner's account and what is sent of it, at once and in both environments. Its orders stay, and what
 * was delivered of them. Gives what ended.
 */
async function closeAccount(transaction: Transaction, partnerId: string, now: Date): Promise<Ended> {
  const sql = transaction
  await sql`
    update accounts.partners set closed_at = coalesce(closed_at, ${now}), suspended_at = coalesce(suspended_at, ${now}),
      suspended_reason = coalesce(suspended_reason, ${closedReason})
    where id = ${partnerId}`
  await sql`delete from accounts.sessions where partner_id = ${partnerId}`
  const ended: Ended = { keys: 0, tokens: 0, webhooks: 0 }
  for (const environment of environments) {
    const own = (table: string) => sql(`${environment}.${table}`)
    const first = await sql`
      update ${own('partner_keys')} set expires_at = ${now}
      where partner_id = ${partnerId} and (expires_at is null or expires_at > ${now})`
    const named = await sql`
      update ${own('named_keys')} set revoked_at = ${now} where partner_id = ${partnerId} and revoked_at is null`
    const tokens = await sql`
      update ${own('tokens')} set revoked_at = ${now}
      where partner_id = ${partnerId} and revoked_at is null
        and (access_expires_at > ${now} or (refreshed_at is null and refresh_expires_at > ${now}))`
    const webhooks = await sql`delete from ${own('webhooks')} where partner_id = ${partnerId}`
    ended.keys += first.count + named.count
    ended.tokens += tokens.count
    ended.webhooks += webhooks.count
  }
  return ended
}

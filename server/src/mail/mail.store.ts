import type { Language } from '@edis/contract/languages'
import type { Database } from '../database/connection.ts'
import { newId } from '../database/id.ts'
import { json } from '../database/json-parameter.ts'
import { inTransaction, type Transaction } from '../database/transaction.ts'
import type { MailData, MailTemplate } from './mail.ts'

/** Of the transaction of what is told. */
type Client = Transaction | Database['$client']
/** `partner`: as versions before members wrote it. */
type RecipientKind = 'staff' | 'partner' | 'member' | 'invitation'
type Reader = { id: string; email: string; language: Language }
type Options = {
  /** Of several mails of the template to one reader with the same, one is written. */
  once?: string
  /** So many of the template in a day to one reader, of each environment and partner that they tell of. */
  aDay?: number
  /** Which order it is about. */
  orderId?: string | null
  /** Seals the code of the link that the mail of this id brings. */
  sealCode?: (mailId: string) => Buffer
}

/** A mail that is being sent. Its number is the fence: who holds an older one may not complete. */
export type ClaimedMail = {
  id: string
  number: number
  template: string
  recipientKind: RecipientKind
  recipientId: string
  recipient: string
  language: Language
  data: MailData
  codeSealed: Buffer | null
  createdAt: Date
  /** In milliseconds, by the database's clock. */
  age: number
}
export type MailStore = ReturnType<typeof mailStore>

/** Longer than sending may take, in milliseconds. */
const mailLease = 120_000

/** Writes a mail to each owner of a partner, in the transaction of what it tells of. Gives how many it wrote. */
export async function mailPartner<Data extends MailData>(
  transaction: Client,
  partnerId: string,
  template: MailTemplate<Data>,
  data: Data,
  options: Options = {},
): Promise<number> {
  const readers = await transaction<Reader[]>`
    select id, email, coalesce(language, 'en') as language from accounts.members
    where partner_id = ${partnerId} and role = 'owner' and removed_at is null order by id`
  return write(transaction, 'member', readers, template, data, options)
}

/** Writes a mail to a member, in the transaction of what it tells of. Gives how many it wrote: 0 or 1. */
export async function mailMember<Data extends MailData>(
  transaction: Client,
  memberId: string,
  template: MailTemplate<Data>,
  data: Data,
  options: Options = {},
): Promise<number> {
  const readers = await transaction<Reader[]>`
    select id, email, coalesce(language, 'en') as language from accounts.members
    where id = ${memberId} and removed_at is null`
  return write(transaction, 'member', readers, template, data, options)
}

/** Writes a mail to who was invited, in the transaction of what it tells of. */
export async function mailInvited<Data extends MailData>(
  transaction: Client,
  reader: Reader,
  template: MailTemplate<Data>,
  data: Data,
  options: Options = {},
): Promise<void> {
  await write(transaction, 'invitation', [reader], template, data, options)
}

/** Writes a mail to each of the staff, in the transaction of what it tells of. */
export async function mailStaff<Data extends MailData>(
  transaction: Client,
  template: MailTemplate<Data>,
  data: Data,
  { but = null, ...options }: Options & { /** Who gets none. */ but?: string | null } = {},
): Promise<void> {
  const readers = await transaction<Reader[]>`
    select id, email, language from accounts.staff where active and id is distinct from ${but} order by id`
  await write(transaction, 'staff', readers, template, data, options)
}

async function write<Data extends MailData>(
  transaction: Client,
  kind: RecipientKind,
  readers: readonly Reader[],
  { name }: MailTemplate<Data>,
  data: Data,
  { once, aDay, orderId, sealCode }: Options,
): Promise<number> {
  const { environment = null, partner_id: partnerId = null } = data as MailData
  let written = 0
  for (const { id, email, language } of readers) {
    const mailId = newId('mal')
    const { count } = await transaction`
      insert into accounts.mails
        (id, template, recipient_kind, recipient_id, recipient, language, data, code_sealed, once, order_id,
          state, due_at, created_at)
      select ${mailId}, ${name}, ${kind}, ${id}, ${email}, ${language}, ${json(data)}::text::jsonb,
        ${sealCode?.(mailId) ?? null}::bytea, ${once ?? null}, ${orderId ?? null},
        'waiting', now(), now()
      where ${aDay ?? null}::int is null or ${aDay ?? null}::int > (
        select count(*) from accounts.mails
        where recipient_kind = ${kind} and recipient_id = ${id} and template = ${name}
          and created_at > now() - interval '1 day'
          and (data->>'environment', data->>'partner_id') is not distinct from (${environment}::text, ${partnerId}::text)
      )
      on conflict (recipient_kind, recipient_id, template, once) do nothing`
    written += count
  }
  return written
}

export type MailOfOrder = { subject: string | null; mails: number; sent: number; failed: number; at: Date }

/** What was written about an order, the last first; to several readers counts as one. The subject is forgotten a week after the end. */
export function mailsOfOrder(accounts: Database['$client'], orderId: string): Promise<MailOfOrder[]> {
  return accounts<MailOfOrder[]>`
    select max(data ->> 'subject') as subject, count(*)::int as mails, count(*) filter (where state = 'sent')::int as sent,
      count(*) filter (where state = 'failed')::int as failed, created_at as at
    from accounts.mails where order_id = ${orderId} group by created_at, template order by created_at desc limit 500`
}

/** How many mails of the template tell of the partner in a day, to one address or all, and when the first is a day old, in milliseconds. */
export async function mailsOfDay(
  transaction: Client,
  { name }: Pick<MailTemplate, 'name'>,
  { partnerId, recipient = null }: { partnerId: string; recipient?: string | null },
): Promise<{ mails: number; wait: number }> {
  const [found] = await transaction<{ mails: number; wait: number }[]>`
    select count(*)::int as mails,
      coalesce(extract(epoch from min(created_at) + interval '1 day' - now()) * 1000, 0)::float8 as wait
    from accounts.mails
    where template = ${name} and data->>'partner_id' = ${partnerId} and created_at > now() - interval '1 day'
      and (${recipient}::text is null or recipient = ${recipient})`
  return found ?? { mails: 0, wait: 0 }
}

const keptWhole = '7 days'
const kept = '180 days'

export function mailStore(database: Database) {
  const sql = database.$client
  return {
    /** Begins attempts of what is due of these templates: a version to come may have others. */
    claim(templates: readonly string[], most: number): Promise<ClaimedMail[]> {
      return sql<ClaimedMail[]>`
        update accounts.mails
        set attempts = attempts + 1, leased_until = now() + ${mailLease}::int * interval '1 millisecond'
        where id in (
          select id from accounts.mails
          where state = 'waiting' and due_at <= now() and (leased_until is null or leased_until <= now())
            and template = any(${[...templates]})
          order by due_at limit ${most} for update skip locked
        )
        returning id, attempts as number, template, recipient_kind as "recipientKind", recipient_id as "recipientId",
          recipient, language, data, code_sealed as "codeSealed", created_at as "createdAt",
          (extract(epoch from now() - created_at) * 1000)::float8 as age`
    },

    async sent({ id, number }: Pick<ClaimedMail, 'id' | 'number'>): Promise<void> {
      await sql`
        update accounts.mails set state = 'sent', ended_at = now(), leased_until = null, error = null, code_sealed = null
        where id = ${id} and attempts = ${number} and state = 'waiting'`
    },

    async retry({ id, number }: Pick<ClaimedMail, 'id' | 'number'>, delayMs: number, error: string): Promise<void> {
      await sql`
        update accounts.mails
        set due_at = now() + ${delayMs}::int * interval '1 millisecond', leased_until = null, error = ${error}
        where id = ${id} and attempts = ${number} and state = 'waiting'`
    },

    /** Ends it. `onFailed` acts in the same transaction, once. */
    async failed(
      { id, number }: Pick<ClaimedMail, 'id' | 'number'>,
      error: string,
      onFailed: (transaction: Transaction) => Promise<void>,
    ): Promise<void> {
      await inTransaction(database, async (transaction) => {
        const { count } = await transaction`
          update accounts.mails set state = 'failed', ended_at = now(), leased_until = null, error = ${error}, code_sealed = null
          where id = ${id} and attempts = ${number} and state = 'waiting'`
        if (count > 0) await onFailed(transaction)
      })
    },

    /** How many wait, and how long the one that has waited longest has, in seconds. */
    async depth(): Promise<{ waiting: number; oldestSeconds: number }> {
      const [depth] = await sql<{ waiting: number; oldestSeconds: number }[]>`
        select count(*)::int as waiting,
          coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as "oldestSeconds"
        from accounts.mails where state = 'waiting'`
      return depth ?? { waiting: 0, oldestSeconds: 0 }
    },

    /** Takes what tells of a person out of mails that ended a week ago, and deletes those of half a year ago. */
    async forget(): Promise<void> {
      await sql`
        update accounts.mails set recipient = null, data = null, error = null
        where ended_at < now() - ${keptWhole}::interval and data is not null`
      await sql`delete from accounts.mails where ended_at < now() - ${kept}::interval`
    },
  }
}

import { sql } from 'drizzle-orm'
import { index, integer, jsonb, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Language } from '@edis/contract/languages'
import { accounts } from './accounts-tables.ts'
import { bytes, moment } from './columns.ts'

/** Mails, written with what caused them. What tells of a person (recipient, data, error) goes a week after the end. */
export const mails = accounts.table(
  'mails',
  {
    id: text('id').primaryKey(),
    /** A template's name. */
    template: text('template').notNull(),
    recipientKind: text('recipient_kind', { enum: ['staff', 'partner', 'member', 'invitation'] }).notNull(),
    recipientId: text('recipient_id').notNull(),
    recipient: text('recipient'),
    language: text('language').$type<Language>().notNull(),
    /** What the template is filled with. */
    data: jsonb('data'),
    /** The code of the link that it brings, sealed; goes when it is sent. */
    codeSealed: bytes('code_sealed'),
    /** Of several mails to one reader with the same, one is written. */
    once: text('once'),
    /** Which order it is about; null: none. */
    orderId: text('order_id'),
    state: text('state', { enum: ['waiting', 'sent', 'failed'] }).notNull(),
    /** How many were begun. The number of the last is its fence: who holds an older one may not complete. */
    attempts: integer('attempts').notNull().default(0),
    dueAt: moment('due_at').notNull(),
    leasedUntil: moment('leased_until'),
    createdAt: moment('created_at').notNull(),
    /** When it was sent, or given up. */
    endedAt: moment('ended_at'),
    error: text('error'),
  },
  (table) => [
    index('mails_due')
      .on(table.dueAt)
      .where(sql`${table.state} = 'waiting'`),
    uniqueIndex('mails_once').on(table.recipientKind, table.recipientId, table.template, table.once),
    index('mails_ended').on(table.endedAt),
    index('mails_order')
      .on(table.orderId)
      .where(sql`${table.orderId} is not null`),
  ],
)

/** Browsers and systems that a partner has signed in with. */
export const seenDevices = accounts.table(
  'seen_devices',
  {
    partnerId: text('partner_id').notNull(),
    /** As "Chrome on Windows". */
    device: text('device').notNull(),
    firstAt: moment('first_at').notNull(),
  },
  (table) => [uniqueIndex('seen_devices_device').on(table.partnerId, table.device)],
)

import { index, integer, pgSchema, text } from 'drizzle-orm/pg-core'
import { bytes, moment } from './columns.ts'

export const accounts = pgSchema('accounts')

export const partners = accounts.table('partners', {
  id: text('id').primaryKey(),
  /** In lower case. */
  email: text('email').notNull().unique('partners_email'),
  name: text('name').notNull(),
  /** argon2id, in PHC format. */
  passwordHash: text('password_hash').notNull(),
  createdAt: moment('created_at').notNull(),
  productionRequestedAt: moment('production_requested_at'),
  productionGrantedAt: moment('production_granted_at'),
  suspendedAt: moment('suspended_at'),
})

export const sessions = accounts.table(
  'sessions',
  {
    /** SHA-256 of the session token. */
    tokenHash: bytes('token_hash').primaryKey(),
    partnerId: text('partner_id')
      .notNull()
      .references(() => partners.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [index('sessions_partner').on(table.partnerId), index('sessions_expiry').on(table.expiresAt)],
)

/** By which the database recognises the master key of its sealed values. One row. */
export const masterKeyFingerprints = accounts.table('master_key_fingerprints', {
  id: text('id').primaryKey(),
  salt: bytes('salt').notNull(),
  fingerprint: bytes('fingerprint').notNull(),
  createdAt: moment('created_at').notNull(),
})

/** Counters of sign-ins, one per thing that is throttled; each starts anew when its window has ended. */
export const signInCounters = accounts.table(
  'sign_in_counters',
  {
    bucket: text('bucket').primaryKey(),
    count: integer('count').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [index('sign_in_counters_end').on(table.endsAt)],
)

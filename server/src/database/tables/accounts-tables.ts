import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgSchema, primaryKey, text } from 'drizzle-orm/pg-core'
import type { OperationsScope } from '@edis/contract/calls/operations-call'
import type { Language } from '@edis/contract/languages'
import type { Environment } from '@edis/contract/environment'
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
  suspendedReason: text('suspended_reason'),
  /** The last request, which may be followed by another. */
  productionRefusedAt: moment('production_refused_at'),
  /** As the partner reads it. */
  productionRefusedReason: text('production_refused_reason'),
  /** An owner asked for its end; null: nobody did, or not any more. */
  closingRequestedAt: moment('closing_requested_at'),
  closedAt: moment('closed_at'),
  /** Requests a minute; null: as many as everybody. */
  /** Of every member. */
  secondFactorRequired: boolean('second_factor_required').notNull().default(false),
  developmentRateLimit: integer('development_rate_limit'),
  productionRateLimit: integer('production_rate_limit'),
  /** Of their mails, before members had one each. */
  language: text('language').$type<Language>(),
})

/** A partner's limit in the environment of the connection that asks. */
export const ownRateLimit = sql<number | null>`
  case current_schema() when 'production' then ${partners.productionRateLimit} else ${partners.developmentRateLimit} end`

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
    /** Whose; null: the partner's first member's, by a version that knew no other. */
    memberId: text('member_id'),
    /** As "Chrome on Windows". */
    device: text('device'),
    address: text('address'),
    /** To the minute; null: never. */
    lastUsedAt: moment('last_used_at'),
    /** When who they are was last proven; null: as it began. */
    freshAt: moment('fresh_at'),
  },
  (table) => [
    index('sessions_member').on(table.memberId),
    index('sessions_partner').on(table.partnerId),
    index('sessions_expiry').on(table.expiresAt),
  ],
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

/** Keys of the provider's systems. One that is revoked stays, so that what it did has a name. */
export const operationsKeys = accounts.table('operations_keys', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  environment: text('environment').$type<Environment>().notNull(),
  scopes: text('scopes').array().$type<OperationsScope[]>().notNull(),
  /** SHA-256 of the key. */
  keyHash: bytes('key_hash').notNull().unique('operations_keys_hash'),
  /** The last four characters of the key, by which people tell keys apart. */
  ending: text('ending').notNull(),
  /** Addresses and ranges that it works from, normalised; none: every one. */
  allowedIps: text('allowed_ips').array().notNull(),
  createdAt: moment('created_at').notNull(),
  /** The member of staff who has seen it; null: it was made on the command line. */
  createdBy: text('created_by'),
  expiresAt: moment('expires_at'),
  revokedAt: moment('revoked_at'),
  lastUsedAt: moment('last_used_at'),
})

/** First answers of the provider's systems, by Idempotency-Key, as `idempotent_answers` keeps those of partners. */
export const operationsAnswers = accounts.table(
  'operations_answers',
  {
    keyId: text('key_id')
      .notNull()
      .references(() => operationsKeys.id, { onDelete: 'cascade' }),
    /** SHA-256 of path and Idempotency-Key. */
    keyHash: bytes('key_hash').notNull(),
    /** SHA-256 of the body. */
    bodyHash: bytes('body_hash').notNull(),
    /** The JSON text of the answer. */
    answer: text('answer').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.keyId, table.keyHash] }),
    index('operations_answers_age').on(table.createdAt),
  ],
)

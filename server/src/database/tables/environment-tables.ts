import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { keyScopes } from '@edis/contract/calls/call-scopes'
import { bytes, moment } from './columns.ts'
import { ownerId, partnerId } from './partner-column.ts'

// Tables without a schema of their own: the connection's search_path says in which environment they are.

export const partnerKeys = pgTable(
  'partner_keys',
  {
    id: text('id').primaryKey(),
    partnerId: partnerId(),
    /** SHA-256 of the key. */
    keyHash: bytes('key_hash').notNull().unique('partner_keys_hash'),
    keySealed: bytes('key_sealed').notNull(),
    createdAt: moment('created_at').notNull(),
    /** null: the partner's present key. */
    expiresAt: moment('expires_at'),
  },
  (table) => [
    uniqueIndex('partner_keys_present')
      .on(table.partnerId)
      .where(sql`${table.expiresAt} is null`),
    index('partner_keys_partner').on(table.partnerId),
  ],
)

/**
 * Further keys of a partner beside its first, which is in partner_keys: processes of the version before know that one
 * alone. One that is revoked stays for as long as the tokens that it made would have.
 */
export const namedKeys = pgTable(
  'named_keys',
  {
    id: text('id').primaryKey(),
    partnerId: partnerId(),
    name: text('name').notNull(),
    scope: text('scope', { enum: keyScopes }).notNull(),
    /** SHA-256 of the key, which is shown once. */
    keyHash: bytes('key_hash').notNull().unique('named_keys_hash'),
    /** The last four characters of the key, by which people tell keys apart. */
    ending: text('ending').notNull(),
    createdAt: moment('created_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (table) => [index('named_keys_partner').on(table.partnerId, table.id)],
)

/** Token pairs. Those that descend from one generate by refreshing are a family. */
export const tokens = pgTable(
  'tokens',
  {
    id: text('id').primaryKey(),
    familyId: text('family_id').notNull(),
    partnerId: partnerId(),
    accessHash: bytes('access_hash').notNull().unique('tokens_access'),
    accessSealed: bytes('access_sealed').notNull(),
    accessExpiresAt: moment('access_expires_at').notNull(),
    refreshHash: bytes('refresh_hash').notNull().unique('tokens_refresh'),
    refreshSealed: bytes('refresh_sealed').notNull(),
    refreshExpiresAt: moment('refresh_expires_at').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When its refresh token was used. */
    refreshedAt: moment('refreshed_at'),
    revokedAt: moment('revoked_at'),
    /** The named key that made the pair; null: the first key. */
    namedKeyId: text('named_key_id'),
    /** Of that key; null: all. */
    scope: text('scope', { enum: keyScopes }),
    /** null: made before this was kept. */
    madeBy: text('made_by', { enum: ['api', 'portal'] }),
    /** When and from where the access token was last used, to the minute. */
    lastUsedAt: moment('last_used_at'),
    lastUsedAddress: text('last_used_address'),
  },
  (table) => [
    index('tokens_partner').on(table.partnerId, table.id),
    index('tokens_family').on(table.familyId),
    index('tokens_refresh_expiry').on(table.refreshExpiresAt),
    index('tokens_not_revoked')
      .on(table.partnerId)
      .where(sql`${table.revokedAt} is null`),
  ],
)

/** Wrong keys that were sent with a partner's id: the series that runs, or ran last. */
export const wrongKeys = pgTable('wrong_keys', {
  partnerId: partnerId().primaryKey(),
  count: integer('count').notNull(),
  since: moment('since').notNull(),
  lastAt: moment('last_at').notNull(),
  /** Where the last one came from. */
  address: text('address').notNull(),
})

/** Networks from which a partner's keys and tokens have been used. */
export const seenAddresses = pgTable(
  'seen_addresses',
  {
    partnerId: partnerId(),
    address: text('address').notNull(),
    firstAt: moment('first_at').notNull(),
  },
  (table) => [unique('seen_addresses_address').on(table.partnerId, table.address)],
)

/** A partner's, or the provider's own. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: text('id').primaryKey(),
    partnerId: ownerId(),
    /** Names of events with commas between, or `*`. */
    event: text('event').notNull(),
    url: text('url').notNull(),
    secretSealed: bytes('secret_sealed').notNull(),
    previousSecretSealed: bytes('previous_secret_sealed'),
    previousSecretExpiresAt: moment('previous_secret_expires_at'),
    /** null: active. */
    disabledReason: text('disabled_reason', { enum: ['paused', 'gone', 'failing'] }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [unique('webhooks_event_url').on(table.partnerId, table.event, table.url)],
)

export const allowedIps = pgTable(
  'allowed_ips',
  {
    id: text('id').primaryKey(),
    partnerId: partnerId(),
    /** Normalised: an address, or a range with its host bits zero. */
    ip: text('ip').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [unique('allowed_ips_ip').on(table.partnerId, table.ip)],
)

import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { MemberRole } from '@edis/contract/members/member-roles'
import type { Language } from '@edis/contract/languages'
import { accounts } from './accounts-tables.ts'
import { bytes, moment } from './columns.ts'
import { partnerId } from './partner-column.ts'

/**
 * The people of a partner. The first is made with the partner, by a trigger, with its email, password and an id that
 * follows from the partner's: `mbr_` for `prt_`. One who is removed stays without a password: the audit log names them.
 */
export const members = accounts.table(
  'members',
  {
    id: text('id').primaryKey(),
    partnerId: partnerId(),
    /** In lower case. */
    email: text('email').notNull(),
    name: text('name').notNull(),
    role: text('role').$type<MemberRole>().notNull(),
    /** argon2id, in PHC format; null: removed. */
    passwordHash: text('password_hash'),
    passwordChangedAt: moment('password_changed_at'),
    /** Of their mails; null: they have not signed in yet. */
    language: text('language').$type<Language>(),
    /** The secret of their authenticator app, sealed. It counts from when a code of it was confirmed. */
    totpSealed: bytes('totp_sealed'),
    totpAddedAt: moment('totp_added_at'),
    /** Of the last code that was used: none works twice. */
    totpLastStep: bigint('totp_last_step', { mode: 'number' }),
    lastActiveAt: moment('last_active_at'),
    createdAt: moment('created_at').notNull(),
    removedAt: moment('removed_at'),
  },
  (table) => [
    uniqueIndex('members_email')
      .on(table.email)
      .where(sql`${table.removedAt} is null`),
    index('members_partner').on(table.partnerId, table.id),
  ],
)

/** Each for one sign-in. One that was used stays until there are new ones. */
export const recoveryCodes = accounts.table(
  'recovery_codes',
  {
    memberId: text('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** SHA-256. */
    codeHash: bytes('code_hash').notNull(),
    createdAt: moment('created_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.codeHash] })],
)

/** Public keys of what the member proves with who they are, by WebAuthn. */
export const passkeys = accounts.table(
  'passkeys',
  {
    id: text('id').primaryKey(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** As the member named it. */
    name: text('name').notNull(),
    credentialId: bytes('credential_id').notNull(),
    /** As COSE has it. */
    publicKey: bytes('public_key').notNull(),
    /** Of its uses, where it counts them: one that falls behind is a copy. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How the browser reaches it: `internal`, `usb`. */
    transports: text('transports').array().notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('passkeys_member').on(table.memberId), uniqueIndex('passkeys_credential').on(table.credentialId)],
)

/** What a browser was given to sign with a passkey. Each works once, for one member, in one session or sign-in. */
export const passkeyChallenges = accounts.table(
  'passkey_challenges',
  {
    /** SHA-256. */
    hash: bytes('hash').primaryKey(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    purpose: text('purpose').$type<'add' | 'sign-in' | 'confirm'>().notNull(),
    /** SHA-256 of the session's token, or of the sign-in's challenge. */
    boundTo: bytes('bound_to').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('passkey_challenges_expiry').on(table.expiresAt)],
)

/** Sign-ins whose password was right, and which wait for the second factor. */
export const signInChallenges = accounts.table(
  'sign_in_challenges',
  {
    /** SHA-256 of what the sign-in was given. */
    hash: bytes('hash').primaryKey(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** What was judged right: another one since then ends the sign-in. */
    passwordHash: text('password_hash').notNull(),
    remember: boolean('remember').notNull(),
    attempts: integer('attempts').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('sign_in_challenges_expiry').on(table.expiresAt)],
)

/** Links to choose another password, which work once: the last one of each member. */
export const passwordResets = accounts.table(
  'password_resets',
  {
    memberId: text('member_id')
      .primaryKey()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** SHA-256 of the link's code. */
    codeHash: bytes('code_hash').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [uniqueIndex('password_resets_code').on(table.codeHash)],
)

/** Links to join, which work once. One for each address that a partner invites. */
export const invitations = accounts.table(
  'invitations',
  {
    id: text('id').primaryKey(),
    partnerId: partnerId(),
    /** In lower case. */
    email: text('email').notNull(),
    role: text('role').$type<MemberRole>().notNull(),
    /** SHA-256 of the link's code. */
    codeHash: bytes('code_hash').notNull(),
    invitedBy: text('invited_by')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('invitations_code').on(table.codeHash),
    uniqueIndex('invitations_email').on(table.partnerId, table.email),
  ],
)

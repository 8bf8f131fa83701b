import { bigint, boolean, index, integer, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Language } from '@edis/contract/languages'
import type { StaffRole } from '@edis/contract/staff-roles'
import { accounts } from './accounts-tables.ts'
import { bytes, moment } from './columns.ts'

/** Who works for the provider. One who has left stays, inactive: the audit log names them. */
export const staff = accounts.table('staff', {
  id: text('id').primaryKey(),
  /** In lower case. */
  email: text('email').notNull().unique('staff_email'),
  name: text('name').notNull(),
  /** argon2id, in PHC format. */
  passwordHash: text('password_hash').notNull(),
  role: text('role').$type<StaffRole>().notNull(),
  /** Of their mails. */
  language: text('language').$type<Language>().notNull().default('en'),
  active: boolean('active').notNull().default(true),
  createdAt: moment('created_at').notNull(),
  /** The secret of an authenticator app; it counts from `totp_added_at` on. */
  totpSealed: bytes('totp_sealed'),
  totpAddedAt: moment('totp_added_at'),
  /** Of the last code that was used: neither it nor an earlier one works again. */
  totpLastStep: bigint('totp_last_step', { mode: 'number' }),
  lastActiveAt: moment('last_active_at'),
})

const staffId = () =>
  text('staff_id')
    .notNull()
    .references(() => staff.id, { onDelete: 'cascade' })

/** Sessions of the console. One that has ended is gone. */
export const staffSessions = accounts.table(
  'staff_sessions',
  {
    /** SHA-256 of what the cookie has. */
    tokenHash: bytes('token_hash').primaryKey(),
    staffId: staffId(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** To the minute. */
    lastUsedAt: moment('last_used_at').notNull(),
    /** As "Chrome on Windows". */
    device: text('device').notNull(),
    /** SHA-256 of the User-Agent: from another browser the cookie is a stolen one. */
    browser: bytes('browser').notNull(),
    address: text('address').notNull(),
    /** By the company's own sign-in, which asks for a second factor itself. */
    byOidc: boolean('by_oidc').notNull().default(false),
  },
  (table) => [index('staff_sessions_staff').on(table.staffId)],
)

/** Sign-ins that wait for their second step. */
export const staffChallenges = accounts.table('staff_challenges', {
  /** SHA-256 of the challenge. */
  hash: bytes('hash').primaryKey(),
  staffId: staffId(),
  /** As it was judged: with another one, the challenge is dead. */
  passwordHash: text('password_hash').notNull(),
  attempts: integer('attempts').notNull(),
  expiresAt: moment('expires_at').notNull(),
})

export const staffRecoveryCodes = accounts.table(
  'staff_recovery_codes',
  {
    staffId: staffId(),
    /** SHA-256 of the code. */
    codeHash: bytes('code_hash').notNull(),
    createdAt: moment('created_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [primaryKey({ columns: [table.staffId, table.codeHash] })],
)

/** First answers to what staff did by the operations API, by Idempotency-Key, as `operations_answers` keeps those of systems. */
export const staffAnswers = accounts.table(
  'staff_answers',
  {
    staffId: staffId(),
    /** SHA-256 of environment, path and Idempotency-Key. */
    keyHash: bytes('key_hash').notNull(),
    /** SHA-256 of the body. */
    bodyHash: bytes('body_hash').notNull(),
    /** The JSON text of the answer. */
    answer: text('answer').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.staffId, table.keyHash] }), index('staff_answers_age').on(table.createdAt)],
)

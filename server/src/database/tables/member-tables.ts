import { sql } from 'drizzle-orm'
import { index, text, uniqueIndex } from 'drizzle-orm/pg-core'
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

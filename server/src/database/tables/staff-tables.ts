import { boolean, text } from 'drizzle-orm/pg-core'
import type { Language } from '@edis/contract/languages'
import type { StaffRole } from '@edis/contract/staff-roles'
import { accounts } from './accounts-tables.ts'
import { moment } from './columns.ts'

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
})

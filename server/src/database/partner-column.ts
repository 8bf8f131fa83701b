import { text } from 'drizzle-orm/pg-core'
import { partners } from './accounts-tables.ts'

/** Whose row it is. */
export const partnerId = () =>
  text('partner_id')
    .notNull()
    .references(() => partners.id, { onDelete: 'cascade' })

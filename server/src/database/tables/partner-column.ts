import { text } from 'drizzle-orm/pg-core'
import { partners } from './accounts-tables.ts'

/** Whose row it is. It goes with its partner. */
export const partnerId = () => ownerId().notNull()

/**
 * Whose row it is, of a table that is written with every order. Without a foreign key: each would lock the partner's row once a
 * row. A partner who has orders is kept by a trigger of `partners`.
 */
export const ownPartnerId = () => text('partner_id').notNull()

/** The same, of a row that may be the provider's own: null. */
export const ownerId = () => text('partner_id').references(() => partners.id, { onDelete: 'cascade' })
export const ownOwnerId = () => text('partner_id')

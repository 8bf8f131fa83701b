import { text } from 'drizzle-orm/pg-core'
import { partners } from './accounts-tables.ts'

/** Whose row it is. It goes with its partner. */
export const partnerId = () => column('cascade')

/** Whose row it is. While it is there, so is its partner: no order is ever deleted by deleting something else. */
export const keptPartnerId = () => column('restrict')

/** The same, of a row that may be the provider's own: null. */
export const ownerId = () => nullable('cascade')
export const keptOwnerId = () => nullable('restrict')

const column = (onDelete: 'cascade' | 'restrict') => nullable(onDelete).notNull()
const nullable = (onDelete: 'cascade' | 'restrict') => text('partner_id').references(() => partners.id, { onDelete })

import { index, text } from 'drizzle-orm/pg-core'
import { announcementKinds } from '@edis/contract/portal-calls/announcements'
import { accounts } from './accounts-tables.ts'
import { moment } from './columns.ts'

/** What the provider tells all partners. One that was withdrawn stays, for the provider. */
export const announcements = accounts.table(
  'announcements',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: announcementKinds }).notNull(),
    titleEn: text('title_en').notNull(),
    titleId: text('title_id').notNull(),
    textEn: text('text_en').notNull(),
    textId: text('text_id').notNull(),
    fromAt: moment('from_at').notNull(),
    /** null: until it is withdrawn, or has an end. */
    untilAt: moment('until_at'),
    createdAt: moment('created_at').notNull(),
    withdrawnAt: moment('withdrawn_at'),
  },
  (table) => [index('announcements_from').on(table.fromAt)],
)

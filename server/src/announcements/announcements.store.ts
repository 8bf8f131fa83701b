import { and, desc, eq, isNull, lt, lte } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { announcements } from '../database/tables/announcement-tables.ts'

export type Announcement = typeof announcements.$inferSelect

/** What the provider tells all partners. */
export const announcementStore = (database: Database) => ({
  /** Newest first, before one. */
  list: (before: string | null, limit: number): Promise<Announcement[]> =>
    database
      .select()
      .from(announcements)
      .where(before === null ? undefined : lt(announcements.id, before))
      .orderBy(desc(announcements.id))
      .limit(limit),

  /** Those that partners see, the newest first. */
  begun: (now: Date, limit: number): Promise<Announcement[]> =>
    database
      .select()
      .from(announcements)
      .where(and(lte(announcements.fromAt, now), isNull(announcements.withdrawnAt)))
      .orderBy(desc(announcements.fromAt), desc(announcements.id))
      .limit(limit),

  async hold(id: string): Promise<Announcement | null> {
    const [found] = await database.select().from(announcements).where(eq(announcements.id, id)).for('update')
    return found ?? null
  },

  async add(announcement: Announcement): Promise<void> {
    await database.insert(announcements).values(announcement)
  },

  async change({ id, ...values }: Announcement): Promise<void> {
    await database.update(announcements).set(values).where(eq(announcements.id, id))
  },
})

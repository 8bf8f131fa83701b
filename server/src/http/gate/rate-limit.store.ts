import { lt, sql } from 'drizzle-orm'
import type { Database } from '../../database/connection.ts'
import { rateLimitWindows } from '../../database/tables/order-tables.ts'
import type { ShareCalls } from './rate-limit.ts'

export function rateLimitStore(database: Database): { share: ShareCalls; deleteBefore: (time: Date) => Promise<void> } {
  return {
    share: (calls) =>
      database
        .insert(rateLimitWindows)
        .values(calls)
        .onConflictDoUpdate({
          target: [rateLimitWindows.partnerId, rateLimitWindows.startsAt],
          set: { calls: sql`${rateLimitWindows.calls} + excluded.calls` },
        })
        .returning(),

    async deleteBefore(time) {
      await database.delete(rateLimitWindows).where(lt(rateLimitWindows.startsAt, time))
    },
  }
}

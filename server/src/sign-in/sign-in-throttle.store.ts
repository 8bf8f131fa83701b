import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import { signInCounters } from '../database/tables/accounts-tables.ts'
import type { Database } from '../database/connection.ts'
import type { Counter } from './sign-in-throttle.ts'

/** `begins`: it is the first attempt beyond the limit in the counter's window, of all processes. */
export type Overrun = Counter & { endsAt: Date; begins: boolean }

export type SignInThrottleStore = ReturnType<typeof signInThrottleStore>

export function signInThrottleStore(database: Database) {
  return {
    async isKnown(bucket: string, now: Date): Promise<boolean> {
      const found = await database
        .select({ bucket: signInCounters.bucket })
        .from(signInCounters)
        .where(and(eq(signInCounters.bucket, bucket), gt(signInCounters.endsAt, now)))
      return found.length > 0
    },

    /**
     * Counts before the password is judged, so that parallel guesses count too. The first counter that is overrun,
     * and when it ends, or null; those after it are not counted: who is shut out has no say in them.
     */
    async count(counters: Counter[], now: Date): Promise<Overrun | null> {
      for (const { bucket, limit, window } of counters) {
        const fresh = { count: 1, endsAt: new Date(now.getTime() + window) }
        const ended = sql`${signInCounters.endsAt} <= ${now.toISOString()}::timestamptz`
        const [counter] = await database
          .insert(signInCounters)
          .values({ bucket, ...fresh })
          .onConflictDoUpdate({
            target: signInCounters.bucket,
            set: {
              count: sql`case when ${ended} then 1 else ${signInCounters.count} + 1 end`,
              endsAt: sql`case when ${ended} then excluded.ends_at else ${signInCounters.endsAt} end`,
            },
          })
          .returning()
        if (counter && counter.count > limit)
          return { bucket, limit, window, endsAt: counter.endsAt, begins: counter.count === limit + 1 }
      }
      return null
    },

    /** A success takes its own count back and remembers the address. */
    async succeed(counters: Counter[], known: string, knownUntil: Date): Promise<void> {
      const buckets = counters.map(({ bucket }) => bucket)
      await database
        .update(signInCounters)
        .set({ count: sql`greatest(${signInCounters.count} - 1, 0)` })
        .where(inArray(signInCounters.bucket, buckets))
      await database
        .insert(signInCounters)
        .values({ bucket: known, count: 1, endsAt: knownUntil })
        .onConflictDoUpdate({ target: signInCounters.bucket, set: { endsAt: knownUntil } })
    },

    async deleteEnded(before: Date): Promise<void> {
      await database.delete(signInCounters).where(lt(signInCounters.endsAt, before))
    },
  }
}

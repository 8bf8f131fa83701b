import { localHour } from '@edis/ui/time/local-date.ts'
import type { Announcement } from './announcements.queries.ts'
import { messages } from './messages.en.ts'

/** From when to when it is in force, short: `since 14:02`, `14:02 – 15:00`. */
export function spanOf({ from, until }: Pick<Announcement, 'from' | 'until'>, now: number): string {
  const begun = localHour(new Date(from), now)
  return until === null ? messages.since(begun) : messages.fromUntil(begun, localHour(new Date(until), now))
}

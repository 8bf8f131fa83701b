import type { TokenEntry } from '@edis/contract/portal-calls/tokens'
import { localMoment } from '@edis/ui/time/local-date.ts'

const makers = { api: 'by your software', portal: 'in the portal' } as const

/** `created 21 Nov 2026, 09.14 WIB by your software`. */
export const madeWords = ({ created_at, made_by }: TokenEntry): string =>
  ['created', localMoment(new Date(created_at)), made_by && makers[made_by]].filter(Boolean).join(' ')

/** When and from where it was last used, and whether it still has to be refreshed before it is used. */
export function usedWords({ last_used_at, address, expired }: TokenEntry, now = Date.now()): string {
  const used = last_used_at ? `last used ${localMoment(new Date(last_used_at))} from ${address}` : 'never used'
  return Date.parse(expired) > now ? used : `${used} · expired, can be refreshed`
}

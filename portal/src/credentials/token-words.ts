import type { TokenEntry } from '@edis/contract/portal-calls/tokens'
import { localMoment } from '@edis/ui/time/local-date.ts'
import { messages } from './messages.en.tsx'

/** When it was made: `21 Nov 2026, 09:14 WIB`. */
export const tokenMoment = ({ created_at }: TokenEntry): string => localMoment(new Date(created_at))

/** `Created 21 Nov 2026, 09:14 WIB by your software`. */
export const createdWords = (token: TokenEntry): string =>
  messages.created[token.made_by ?? 'unknown'](tokenMoment(token))

/** When and from where it was last used, and whether it still has to be refreshed before it is used. */
export function usedWords({ last_used_at, address, expired }: TokenEntry, now = Date.now()): string {
  const used = last_used_at ? lastUsed(localMoment(new Date(last_used_at)), address) : messages.neverUsed
  return Date.parse(expired) > now ? used : `${used} · ${messages.expired}`
}

const lastUsed = (moment: string, address: string | null): string =>
  address === null ? messages.lastUsed(moment) : messages.lastUsedFrom(moment, address)

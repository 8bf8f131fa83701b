import { hints } from '@edis/contract/errors/hints'
import type { Text } from '@edis/contract/languages'
import { Failure } from '../doors/failure.ts'

/** The calls of a partner in this window, as far as this process knows. */
type Window = { startsAt: number; own: number; unsent: number; others: number }

/** `policy`: the value of RateLimit-Policy. */
type RateLimitVerdict = { allowed: boolean; limit: number; policy: string; remaining: number; resetSeconds: number }

export type RateLimit = {
  /** Counts a call and judges it. `own`: the partner's own limit; null: that of everybody. */
  count(partnerId: string, own?: number | null): RateLimitVerdict
  /** Whether a call that is counted now is not one too many. */
  hasRoom(partnerId: string, own?: number | null): boolean
  stop(): void
}

/** @throws {Failure} RATE_LIMITED, when the call is one too many. */
export function refuseOverLimit({ allowed, limit, resetSeconds }: RateLimitVerdict): void {
  if (!allowed) throw rateLimited({ limit, window: rateLimitWindow, wait: resetSeconds * 1000 })
}

/** More came than `limit` in `window` milliseconds; after `wait` of them there is room again. */
export function rateLimited({
  limit,
  window,
  wait,
  text,
}: {
  limit: number
  window: number
  wait: number
  text?: (seconds: number) => Text
}): Failure<'RATE_LIMITED'> {
  const seconds = Math.max(1, Math.ceil(wait / 1000))
  return new Failure('RATE_LIMITED', {
    headers: { 'retry-after': String(seconds) },
    details: { limit, window: window / 1000, retry_after: seconds },
    text: text?.(seconds) ?? hints.rateLimited(limit, window / 1000, seconds),
  })
}

/** Adds this process's calls to the shared sums and gives the sums. */
export type ShareCalls = (
  calls: { partnerId: string; startsAt: Date; calls: number }[],
) => Promise<{ partnerId: string; startsAt: Date; calls: number }[]>

/** Length of a window in milliseconds. Windows start on whole minutes, for every process alike. */
export const rateLimitWindow = 60_000
const shareEvery = 500

type Options = { limit: number; share: ShareCalls; now: () => Date; onError: (error: unknown) => void }

/**
 * Fixed windows of a minute per partner. Each process counts on its own and adds its count to the shared sum every
 * half second, so what it does not know of the others is at most half a second old.
 */
export function createRateLimit({ limit, share, now, onError }: Options): RateLimit {
  let windows = new Map<string, Window>()
  let sharing = false

  function windowOf(partnerId: string, time: number): Window {
    const startsAt = time - (time % rateLimitWindow)
    const held = windows.get(partnerId)
    if (held && held.startsAt === startsAt) return held
    const window = { startsAt, own: 0, unsent: 0, others: 0 }
    windows.set(partnerId, window)
    return window
  }

  async function shareNow(): Promise<void> {
    if (sharing) return
    const due = [...windows].filter(([, window]) => window.unsent > 0)
    if (due.length === 0) return
    sharing = true
    const sent = due.map(([partnerId, window]) => ({
      partnerId,
      startsAt: new Date(window.startsAt),
      calls: window.unsent,
    }))
    for (const [, window] of due) window.unsent = 0
    try {
      for (const sum of await share(sent)) {
        const window = windows.get(sum.partnerId)
        if (window?.startsAt === sum.startsAt.getTime()) window.others = sum.calls - (window.own - window.unsent)
      }
    } catch (error) {
      for (const [index, [, window]] of due.entries()) window.unsent += sent[index]?.calls ?? 0
      throw error
    } finally {
      sharing = false
    }
  }

  const timer = setInterval(() => {
    const oldest = now().getTime() - 2 * rateLimitWindow
    if (windows.size > 0) windows = new Map([...windows].filter(([, { startsAt }]) => startsAt > oldest))
    shareNow().catch(onError)
  }, shareEvery).unref()

  const policyOf = (most: number) => `"default";q=${most};w=${rateLimitWindow / 1000}`
  const policy = policyOf(limit)
  return {
    count(partnerId, own = null) {
      const time = now().getTime()
      const window = windowOf(partnerId, time)
      window.own++
      window.unsent++
      const used = window.own + window.others
      const resetSeconds = Math.max(1, Math.ceil((window.startsAt + rateLimitWindow - time) / 1000))
      const most = own ?? limit
      return {
        allowed: used <= most,
        limit: most,
        policy: own === null ? policy : policyOf(own),
        remaining: Math.max(0, most - used),
        resetSeconds,
      }
    },
    hasRoom(partnerId, own = null) {
      const window = windowOf(partnerId, now().getTime())
      return window.own + window.others < (own ?? limit)
    },
    stop: () => clearInterval(timer),
  }
}

import { failingDays } from '@edis/contract/webhooks/deliveries'
import type { Webhook } from '@edis/contract/portal-calls/webhooks'
import { number, percent } from '@edis/ui/numbers/numbers.ts'
import { messages } from './messages.en.ts'

const { health: texts } = messages

type Counted = { succeeded: number; failed: number }
/** `at`: when the hour began. */
export type Hour = Counted & { at: Date }

const hour = 3_600_000

/** The last 24 hours, the present one last; the answer leaves out those without an attempt. */
export function lastDay(hours: Webhook['health']['hours'], now: number): Hour[] {
  const present = Math.floor(now / hour) * hour
  return Array.from({ length: 24 }, (_, index) => {
    const at = new Date(present - (23 - index) * hour)
    const found = hours.find((known) => Date.parse(known.hour) === at.getTime())
    return { at, succeeded: found?.succeeded ?? 0, failed: found?.failed ?? 0 }
  })
}

export const total = (hours: readonly Counted[]): Counted =>
  hours.reduce(
    (sum, { succeeded, failed }) => ({ succeeded: sum.succeeded + succeeded, failed: sum.failed + failed }),
    {
      succeeded: 0,
      failed: 0,
    },
  )

/** Where counting begins: the newest hour with an attempt, if there is any, and its attempts so far. */
export type Since = Counted & { hour: string }
type Hours = Webhook['health']['hours']

export const sinceNow = (hours: Hours): Since => hours.at(-1) ?? { hour: '', succeeded: 0, failed: 0 }

/** The attempts since then. Hours that leave the last day meanwhile count neither then nor now. */
export function attemptsSince(hours: Hours, since: Since): Counted {
  const now = total(hours.filter(({ hour: begun }) => begun >= since.hour))
  return { succeeded: now.succeeded - since.succeeded, failed: now.failed - since.failed }
}

/** `99.4% of 1,284 attempts succeeded in 24 h`. Only what is whole reads 100 %. null: nothing was sent. */
export function rateWords({ succeeded, failed }: Counted): string | null {
  const all = succeeded + failed
  if (all === 0) return null
  return texts.rate(percent(Math.floor((succeeded / all) * 1_000) / 10, 1), number(all))
}

/** What the chart shows, for who cannot see it. `clock` writes the hour. */
export function chartWords(hours: readonly Hour[], clock: (at: Date) => string): string {
  const { succeeded, failed } = total(hours)
  if (succeeded + failed === 0) return texts.noAttempts
  const worst = hours.reduce((most, candidate) => (candidate.failed > most.failed ? candidate : most))
  return worst.failed === 0
    ? texts.chart(succeeded, failed)
    : texts.chartWithWorst(succeeded, failed, clock(worst.at), worst.failed)
}

/** A count that the server stops at 1,000. */
export const countWords = (count: number): string => (count >= 1_000 ? `${number(1_000)}+` : String(count))

/** When a webhook that fails all the time is disabled. */
export const disabledAt = (failingSince: string): Date => new Date(Date.parse(failingSince) + failingDays * 86_400_000)

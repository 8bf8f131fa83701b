import { areRequestsInTrouble, isInTrouble } from '@edis/contract/console/partner-trouble'
import type { Tone } from '@edis/ui/layout/tag.tsx'
import { messages } from './messages.en.ts'
import type { Partner } from './partners.queries.ts'

/** From this share of failed requests on, someone should look. */
const noticeableShare = 0.05

export type Health = 'good' | 'quiet' | 'attention' | 'trouble' | 'suspended'

/** How a partner fares in the environment in view. */
export function healthOf({ health, status }: Pick<Partner, 'health' | 'status'>): Health {
  if (status === 'suspended') return 'suspended'
  return isInTrouble(health) ? 'trouble' : requestHealthOf(health)
}

/** How its requests fare, whatever its webhooks do. */
export function requestHealthOf(health: Pick<Partner['health'], 'error_rate' | 'rate_limited' | 'calls'>): Health {
  if (areRequestsInTrouble(health)) return 'trouble'
  if (health.rate_limited > 0 || health.error_rate >= noticeableShare) return 'attention'
  return health.calls === 0 ? 'quiet' : 'good'
}

export const healthTone: Record<Health, Tone> = {
  good: 'live',
  quiet: 'plain',
  attention: 'dev',
  trouble: 'bad',
  suspended: 'plain',
}
export const healthWords = (health: Health): string => messages.health[health]

/** The state of a partner beside its name: the one that matters most. */
export function standingOf(partner: Pick<Partner, 'status' | 'production'>): { tone: Tone; words: string } {
  if (partner.status === 'suspended') return { tone: 'bad', words: messages.standing.suspended }
  const tones = { none: 'plain', requested: 'dev', granted: 'live', refused: 'bad' } as const
  return { tone: tones[partner.production], words: messages.standing[partner.production] }
}

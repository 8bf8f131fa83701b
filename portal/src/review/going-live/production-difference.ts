import type { AllowedIp } from '@edis/contract/portal-calls/allowed-ips'
import type { Webhook } from '@edis/contract/portal-calls/webhooks'
import { obstacleOf } from './production-url.ts'

type Setting<One> = { development: readonly One[]; production: readonly One[] }
type Address = Pick<AllowedIp, 'ip'>
type Hook = Pick<Webhook, 'event' | 'url'>

/** Something that development has and production lacks. `key` tells it from all others. */
export type Missing = { key: string } & (
  | { kind: 'webhook'; event: string; url: string }
  | { kind: 'address'; ip: string }
)

const webhookKey = ({ event, url }: Hook) => `webhook ${event} ${url}`
const addressKey = ({ ip }: Address) => `address ${ip}`

/**
 * What was set in development and is not in production: webhooks, then addresses. A webhook may have another URL in
 * production: one of the same events stands for it, unless that is the copy of another. A production webhook for all
 * events covers none for one event: what goes where is the partner's to say.
 */
export function productionDifference(webhooks: Setting<Hook>, addresses: Setting<Address>): Missing[] {
  const spare = missing({ development: webhooks.production, production: webhooks.development }, webhookKey).map(
    ([, { event }]) => event,
  )
  return [
    ...missing(webhooks, webhookKey)
      .filter(([, { event }]) => {
        const counterpart = spare.indexOf(event)
        if (counterpart === -1) return true
        spare.splice(counterpart, 1)
        return false
      })
      .map(([key, { event, url }]) => ({ key, kind: 'webhook' as const, event, url })),
    ...missing(addresses, addressKey).map(([key, { ip }]) => ({ key, kind: 'address' as const, ip })),
  ]
}

function missing<One>({ development, production }: Setting<One>, keyOf: (one: One) => string): [string, One][] {
  const there = new Set(production.map(keyOf))
  return [...new Map(development.map((one) => [keyOf(one), one]))].filter(([key]) => !there.has(key))
}

/** How many are missing: `1 webhook and 2 IP addresses`, in a text that takes the two numbers. */
export function countedIn(text: (webhooks: number, addresses: number) => string, differences: readonly Missing[]) {
  const webhooks = differences.filter(({ kind }) => kind === 'webhook').length
  return text(webhooks, differences.length - webhooks)
}

/** Whether production would take it as it is. */
export const isCopyable = (one: Missing): boolean => one.kind === 'address' || obstacleOf(one.url) === null

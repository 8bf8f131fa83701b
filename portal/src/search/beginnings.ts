import type { Environment } from '@edis/contract/environment'
import { messages } from './messages.en.tsx'
import { entries, type Entry } from './search-entries.ts'
import type { Choice } from './recent-choices.ts'
import { orderEntry } from './use-order.ts'

const byId = new Map(entries.map((entry) => [entry.id, entry]))

/** Where most who open the portal want to go. */
export const usualPaths = [
  '/credentials',
  '/documentation/order/send/v2',
  '/documentation/rate/v2',
  '/documentation/webhook',
  '/webhook',
  '/requests',
  '/review/report',
]

const usual = usualPaths.flatMap(
  (path) => entries.find(({ kind, goal }) => goal.to === path && (kind === 'page' || kind === 'call')) ?? [],
)

export type Group = { title: string; entries: readonly Entry[] }

/** What is offered before anything is typed: what was chosen last, of orders those of the environment, and usual pages. */
export function beginnings(choices: readonly Choice[], environment: Environment): Group[] {
  const recent = choices.flatMap(({ id, order }) =>
    order === undefined
      ? (byId.get(id) ?? [])
      : order.environment === environment
        ? orderEntry(environment, order.id, order.name, [])
        : [],
  )
  const others = usual.filter((entry) => !recent.includes(entry))
  return [
    { title: messages.recent, entries: recent },
    { title: messages.suggested, entries: others.slice(0, Math.max(3, usualPaths.length - recent.length)) },
  ].filter((group) => group.entries.length > 0)
}

import { eventOf, straightWay } from '@edis/contract/order-states'
import { changeWords, type ChangeWords, type Timeline, type TimelineEntry } from './timeline-entries.ts'

type Event = NonNullable<TimelineEntry['event']>
export type Request = NonNullable<TimelineEntry['request']>
export type Attempt = NonNullable<TimelineEntry['attempt']>

/** What became of an event at one webhook: every try, the oldest first. */
export type Delivery = Timeline['deliveries'][number] & { attemptList: Attempt[] }

/** Something that happened to the order, with the request that caused it and what webhooks were sent of it. */
export type Change = {
  kind: 'change'
  id: string
  at: string
  event: Event
  words: ChangeWords
  request: Request | null
  deliveries: Delivery[]
}
/** Requests that changed nothing, all alike. */
type Requests = { kind: 'requests'; id: string; at: string; requests: Request[] }
/** Changes of which there is little to say. */
type Folded = { kind: 'folded'; id: string; at: string; changes: Change[] }
export type TimelineItem = Change | Requests | Folded

/** What happened, the newest first: changes with all that belongs to them, and requests that changed nothing. */
export function timelineOf(order: Pick<Timeline, 'entries' | 'deliveries'>): TimelineItem[] {
  const requests = order.entries.flatMap(({ request }) => request ?? [])
  const attempts = order.entries.flatMap(({ attempt }) => attempt ?? [])
  const caused = new Set<string>()
  const changes = order.entries.flatMap(({ event, at }): Change[] => {
    if (!event) return []
    const request = requests.find((one) => !caused.has(one.id) && causes(one, event)) ?? null
    if (request) caused.add(request.id)
    const deliveries = order.deliveries
      .filter((delivery) => delivery.event_id === event.id)
      .map((delivery) => ({
        ...delivery,
        attemptList: attempts
          .filter(({ delivery_id: id }) => id === delivery.id)
          .toSorted((one, other) => one.number - other.number),
      }))
    return [{ kind: 'change', id: event.id, at, event, words: changeWords(event), request, deliveries }]
  })
  const others = requests
    .filter(({ id }) => !caused.has(id))
    .map((request): Requests => ({ kind: 'requests', id: request.id, at: request.at, requests: [request] }))
  // What happened at one time stays in its order
  const all = [...others, ...changes].toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))
  return fold(all).toReversed()
}

const causes = ({ call, status }: Request, { event, source }: Event): boolean =>
  source === 'partner' &&
  status < 400 &&
  (event === eventOf('received') ? call.startsWith('/order/send/') : call === '/order/cancel')

const quiet: readonly string[] = ['order.confirmed', 'order.processing', 'order.scanned']

/** Whether nobody needs to see it before they ask: a step on the way that went as it should. */
export const isMinor = ({ event, deliveries, request }: Change): boolean =>
  request === null &&
  (event.implied || (quiet.includes(event.event) && !event.late)) &&
  deliveries.every(({ state, attemptList }) => state === 'delivered' && attemptList.length <= 1)

/** Two and more minor changes in a row, and requests that are alike, are one line. Given the oldest first. */
function fold(items: readonly (Change | Requests)[]): TimelineItem[] {
  const folded: TimelineItem[] = []
  for (const item of items) {
    const last = folded.at(-1)
    if (item.kind === 'requests') {
      if (last?.kind === 'requests' && areAlike(last.requests[0], item.requests[0]))
        folded[folded.length - 1] = { ...item, requests: [...last.requests, ...item.requests] }
      else folded.push(item)
    } else if (isMinor(item) && last?.kind === 'folded')
      folded[folded.length - 1] = { ...last, at: item.at, changes: [...last.changes, item] }
    else if (isMinor(item) && last?.kind === 'change' && isMinor(last))
      folded[folded.length - 1] = { kind: 'folded', id: last.id, at: item.at, changes: [last, item] }
    else folded.push(item)
  }
  return folded
}

const areAlike = (one: Request | undefined, other: Request | undefined): boolean =>
  one?.call === other?.call && one?.status === other?.status && one?.error === other?.error

/** How many webhooks an event reached, of how many it went to. */
export function reached(deliveries: readonly Delivery[]) {
  const delivered = deliveries.filter(({ state }) => state === 'delivered').length
  const failing = deliveries.some(
    ({ state, attemptList }) =>
      state === 'failed' || (state === 'pending' && attemptList.some(({ outcome }) => outcome === 'failed')),
  )
  const retries = deliveries.reduce((sum, { attemptList }) => sum + Math.max(0, attemptList.length - 1), 0)
  return { delivered, of: deliveries.length, failing, retries }
}

/** Webhooks that more than one change did not reach, each with how many it missed: one cause, said once. */
export function failingWebhooks(changes: readonly Change[]): { webhook: string; url: string | null; events: number }[] {
  const missed = changes.flatMap(({ deliveries }) => deliveries.filter((delivery) => reached([delivery]).failing))
  return [...Map.groupBy(missed, ({ webhook_id: webhook }) => webhook)]
    .map(([webhook, all]) => ({ webhook, url: all[0]?.url ?? null, events: all.length }))
    .filter(({ events }) => events > 1)
}

/** A step of the straight way, or what came in its place. */
export type Step = { state: string; mark: 'done' | 'now' | 'todo' | 'end'; at: string | null }

/** The eight steps of an order's way, the present one by its own name. */
export function stepsOf({ status, step, entries }: Pick<Timeline, 'status' | 'step' | 'entries'>): Step[] {
  const entered = new Map(entries.flatMap(({ event, at }) => (event ? [[event.status, at] as const] : [])))
  return straightWay.map((state, index): Step => {
    if (index + 1 < step) return { state, mark: 'done', at: entered.get(state) ?? null }
    if (index + 1 > step) return { state, mark: 'todo', at: null }
    return { state: status, mark: status === 'delivered' ? 'end' : 'now', at: entered.get(status) ?? null }
  })
}

/** Where the parcel was seen last, once it is on its way and until it is there. */
export function lastSeen({ entries, step, status }: Pick<Timeline, 'entries' | 'step' | 'status'>) {
  if (step < 5 || status === 'delivered' || status === 'returned') return null
  const seen = entries.findLast(({ event }) => event !== null && event.location !== null)
  return seen?.event?.location ? { location: seen.event.location, at: seen.at } : null
}

import { type OrderState, straightWay } from '@edis/contract/order-states'

/** A report as it is sent, with what the table of outcomes says of it. `order`: the number of its order, from 0. */
export type Planned = {
  order: number
  kind: 'next' | 'scanned' | 'doubled' | 'repeated' | 'late' | 'bad'
  sent: unknown
  expected: {
    external_id: string | null
    outcome: string
    order: number | null
    status: string | null
    reason: string | null
  }
  /** What partners' webhooks are told of it; null: nothing. */
  told: { event: string; skipped: readonly string[] } | null
}
/** Of each kind that disturbs the straight way. */
const share = 0.05

/**
 * What couriers report of orders on the straight way, by a table written for this: some states are skipped, some reports come
 * twice, say nothing new, come late, or are bad. The same for the same seed. Reports of one order stand in their order.
 */
export function planReports(count: number, seed: number, now: Date): { orders: number; reports: Planned[] } {
  const random = randomOf(seed)
  const queues: Planned[][] = []
  for (let planned = 0; planned < count;) {
    const queue = planOrder(queues.length, random, now).slice(0, count - planned)
    queues.push(queue)
    planned += queue.length
  }
  // Of all orders among one another, as they happen.
  const reports = queues
    .flatMap((queue) => {
      const places = queue.map(() => random()).toSorted((one, other) => one - other)
      return queue.map((planned, index) => ({ planned, place: places[index] ?? 0 }))
    })
    .toSorted((one, other) => one.place - other.place)
    .map(({ planned }) => planned)
  return { orders: queues.length, reports }
}

function planOrder(order: number, random: () => number, now: Date): Planned[] {
  const planned: Planned[] = []
  const happens = () => random() < share
  const minute = (number: number) => new Date(now.getTime() - (60 - number) * 60_000).toISOString()
  let at = 0
  let skipped: OrderState[] = []
  const status = () => straightWay[at] as OrderState

  function add(
    kind: Planned['kind'],
    body: object,
    outcome: string,
    reason: string | null,
    told: Planned['told'] = null,
  ) {
    const external_id = `r-${order}-${planned.length}`
    const expected = { external_id, outcome, order, status: status() as string, reason }
    planned.push({ order, kind, sent: { external_id, ...body }, expected, told })
  }
  function addBad(): void {
    const external_id = `r-${order}-${planned.length}`
    const unreadable = { external_id, outcome: 'refused', order: null, status: null, reason: 'VALIDATION_FAILED' }
    const bad = (sent: unknown, expected: Planned['expected']) =>
      planned.push({ order, kind: 'bad', sent, expected, told: null })
    const choices = [
      () => bad({ external_id, order, status: 'teleported' }, unreadable),
      () => bad({ external_id, order, status: status(), occurred_at: minute(120) }, unreadable),
      () => bad('not a report', { ...unreadable, external_id: null }),
      () =>
        bad({ external_id, order_id: 'ord_none', status: 'delivered' }, { ...unreadable, reason: 'ORDER_NOT_FOUND' }),
      () => add('bad', { order, event: 'order.cod_settled' }, 'refused', 'COD_NOT_DUE'),
      () =>
        status() === 'delivered'
          ? add('bad', { order, status: 'returned' }, 'refused', 'ORDER_CLOSED')
          : add('bad', { order, event: 'order.cod_settled' }, 'refused', 'COD_NOT_DUE'),
    ]
    choices[Math.floor(random() * choices.length)]?.()
  }

  for (const [index, next] of straightWay.entries()) {
    if (index === 0) continue
    if (next !== 'delivered' && happens()) {
      skipped.push(next)
      continue
    }
    at = index
    const occurred_at = minute(index)
    add('next', { order, status: next, occurred_at, location: `Hub ${index}` }, 'applied', null, {
      event: `order.${next}`,
      skipped,
    })
    skipped = []
    const [last] = planned.slice(-1)
    if (last && happens()) planned.push({ ...last, kind: 'doubled', told: null })
    if (happens()) add('repeated', { order, status: next, occurred_at }, 'repeated', null)
    if (index > 1 && happens()) {
      const passed = straightWay[1 + Math.floor(random() * (index - 1))] as OrderState
      const then = minute(straightWay.indexOf(passed as (typeof straightWay)[number]) - 0.5)
      add('late', { order, status: passed, occurred_at: then, location: 'Late hub' }, 'repeated', null)
    }
    if (next !== 'delivered' && happens())
      add('scanned', { order, event: 'order.scanned', location: 'Scanner' }, 'applied', null, {
        event: 'order.scanned',
        skipped: [],
      })
    if (happens()) addBad()
  }
  return planned
}

/** Mulberry32. */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

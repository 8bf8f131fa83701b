import { parseArgs } from 'node:util'
import { closeDatabase, openDatabase } from '../../server/src/database/connection.ts'
import { orderPages } from '../../server/src/orders/order-pages.store.ts'
import { phoneEnd } from '../../server/src/orders/order-search.ts'
import { partnerPages, partnersInTrouble } from '../../server/src/partners/partner-pages.store.ts'
import { standingLimits } from '../../server/src/today/today.ts'
import { todayStore } from '../../server/src/today/today.store.ts'
import { readsAlone, startCluster } from './cluster.ts'
import { compareReads, readsCompared } from './compare-reads.ts'
import { whole } from './figures.ts'
import { fillOrders, fillPartners, type KnownOrders, largestPartner, partnerCount } from './fill-orders.ts'

// `node tests/bench/console-lists.ts --rows 1000000` shows it smaller and writes nothing down.

const few = 100_000
const many = 10_000_000
const budget = 1.5
const page = 51
const found = 20

/** What the console lists and finds, by the functions that its door uses, at so many orders and at a few. */
export async function benchConsoleLists(rows = many): Promise<string> {
  const cluster = await startCluster(readsAlone)
  try {
    const now = new Date()
    const accounts = openDatabase(cluster.url, 'accounts', { connections: 1 })
    await fillPartners(accounts, now)
    const sides: { database: ReturnType<typeof openDatabase>; known: KnownOrders }[] = []
    for (const [schema, count] of [
      ['development', few],
      ['production', rows],
    ] as const) {
      const database = openDatabase(cluster.url, schema, { connections: 1 })
      const began = performance.now()
      const known = await fillOrders(database, count, now)
      console.log(`${whole(count)} orders loaded in ${Math.round((performance.now() - began) / 1000)} s`)
      sides.push({ database, known })
    }
    type Side = (typeof sides)[number]
    type Order = KnownOrders[number]
    const each = (name: string, read: (side: Side, order: Order, sample: number) => Promise<unknown>) => ({
      name,
      reads: sides.map((side) => (sample: number) => read(side, side.known[sample % side.known.length]!, sample)),
    })
    const find = (name: string, textOf: (order: Order) => string) =>
      each(`find by ${name}`, ({ database }, order) => {
        const text = textOf(order)
        return orderPages(database).find(text, phoneEnd(text), found)
      })
    const list = (name: string, read: (pages: ReturnType<typeof orderPages>, order: Order) => Promise<unknown>) =>
      each(`orders: ${name}`, ({ database }, order) => read(orderPages(database), order))
    const lines = await compareReads(
      [
        find('order id', ({ id }) => id),
        find('AWB', ({ awb }) => awb),
        find('courier AWB', ({ courierAwb }) => courierAwb),
        find('order number', ({ number }) => number),
        find('phone', ({ phone }) => phone),
        find('last 6 digits of a phone', ({ phone }) => phone.slice(-6)),
        find('last 4 digits of a phone', ({ phone }) => phone.slice(-4)),
        find('what there is not', ({ number }) => `${number}-X`),
        list('newest page', (pages) => pages.list(null, null, null, page)),
        list('page further back', (pages, { id }) => pages.list(null, null, id, page)),
        list('of the largest partner', (pages, { id }) => pages.list(largestPartner, null, id, page)),
        list('of another partner', (pages, { partnerId }) => pages.list(partnerId, null, null, page)),
        list('of a partner in a status', (pages, { partnerId }) => pages.list(partnerId, 'delivered', null, page)),
        list('in a status', (pages) => pages.inStatus('on_hold', null, page)),
        each('stuck orders', ({ database }) => todayStore(database).stuck(standingLimits, now, 100)),
        each('partners in trouble', ({ database }) =>
          partnersInTrouble(database, new Date(now.getTime() - 86_400_000), { search: null, after: null }, page),
        ),
        {
          name: 'partners by name, of both the same',
          reads: sides.map(
            () => (sample: number) =>
              partnerPages(accounts).search({ show: 'all', search: sample.toString(16), after: null }, page),
          ),
        },
      ],
      budget,
    )
    await Promise.all([accounts, ...sides.map(({ database }) => database)].map(closeDatabase))
    return `What staff's console lists and finds, by the functions that answer it, at ${whole(few)} and at ${whole(rows)} orders of a year and
${whole(partnerCount)} partners, of which one has a tenth of the orders; in turns, ${readsCompared} different reads each, of each the middle of
three tries; p50 / p95 in ms. A search has 50 ms.

| Read | ${whole(few)} orders | ${whole(rows)} orders | Ratio of p95 | Budget |
|---|---|---|---|---|
${lines}
`
  } finally {
    await cluster.stop()
  }
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { rows: { type: 'string', default: String(many) } } })
  console.log(await benchConsoleLists(Number(values.rows)))
}

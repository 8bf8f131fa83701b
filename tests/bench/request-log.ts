import { parseArgs } from 'node:util'
import { closeDatabase, openDatabase } from '../../server/src/database/connection.ts'
import { type RequestFilter, requestStore } from '../../server/src/requests/requests.store.ts'
import { readsAlone, startCluster } from './cluster.ts'
import { compareReads, readsCompared } from './compare-reads.ts'
import { whole } from './figures.ts'
import { fillLog, type Known, logDays, loggedCalls, mainPartner } from './fill-log.ts'

// `node tests/bench/request-log.ts --rows 1000000` shows it smaller and writes nothing down.

const few = 100_000
const many = 10_000_000
const budget = 1.5

type Reader = ReturnType<typeof requestStore>
type Case = { name: string; read: (store: Reader, known: Known, sample: number) => Promise<unknown> }

const page = (more: Omit<RequestFilter, 'limit'>): RequestFilter => ({ ...more, limit: 50 })
const pick = <T>(values: readonly T[], sample: number): T => values[sample % values.length]!
const day = 86_400_000
/** Windows that end on another day each. */
const daysBack = (now: Date, sample: number) => new Date(now.getTime() - (sample % logDays) * day)

const statuses = [
  { from: 200, to: 299 },
  { from: 400, to: 499 },
  { from: 422, to: 422 },
  { from: 500, to: 599 },
]
const errors = ['VALIDATION_FAILED', 'RATE_LIMITED', 'STOCK_SHORT', 'INTERNAL_ERROR']

/** What the request log answers by the functions that the door uses, at so many rows and at a few. */
export async function benchRequestLog(rows = many): Promise<string> {
  const cluster = await startCluster(readsAlone)
  try {
    const now = new Date()
    // One database, the same partitions: development holds the few, production the many.
    const sides = await Promise.all(
      (
        [
          ['development', few],
          ['production', rows],
        ] as const
      ).map(async ([schema, count]) => {
        const database = openDatabase(cluster.url, schema, { connections: 1 })
        const began = performance.now()
        const known = await fillLog(database, count, now)
        console.log(`${whole(count)} rows loaded in ${Math.round((performance.now() - began) / 1000)} s`)
        return { database, store: requestStore(database), known }
      }),
    )
    const lines = await compareReads(
      casesAt(now).map(({ name, read }) => ({
        name,
        reads: sides.map(
          ({ store, known }) =>
            (sample: number) =>
              read(store, known, sample),
        ),
      })),
      budget,
    )
    await Promise.all(sides.map(({ database }) => closeDatabase(database)))
    return `The functions that answer the portal, at ${whole(few)} and at ${whole(rows)} rows of ${logDays} days (one partner has seven tenths of them),
in turns, ${readsCompared} different reads each, of each the middle of three tries; p50 / p95 in ms.

| Read | ${whole(few)} rows | ${whole(rows)} rows | Ratio of p95 | Budget |
|---|---|---|---|---|
${lines}
`
  } finally {
    await cluster.stop()
  }
}

function casesAt(now: Date): Case[] {
  const list = (name: string, filter: (known: Known, sample: number) => Omit<RequestFilter, 'limit'>): Case => ({
    name,
    read: (store, known, sample) => store.list(mainPartner, page(filter(known, sample))),
  })
  return [
    list('newest page', () => ({})),
    list('page of a day', (_, sample) => ({ until: daysBack(now, sample) })),
    list('page by call and status', (_, sample) => ({
      call: pick(loggedCalls, sample),
      status: pick(statuses, Math.floor(sample / loggedCalls.length)),
    })),
    list('page by error', (_, sample) => ({ error: pick(errors, sample), until: daysBack(now, sample) })),
    list('page by a field’s error', (_, sample) => ({
      error: pick(['PHONE_INVALID', 'REGION_NOT_FOUND'], sample),
      until: daysBack(now, sample),
    })),
    list('page by a field’s error and a call', (_, sample) => ({
      error: 'REGION_NOT_FOUND',
      call: pick(loggedCalls, sample),
    })),
    list('page of every error', (_, sample) => ({ error: '*', until: daysBack(now, sample) })),
    list('search by order', ({ orders }, sample) => ({ orderId: pick(orders, sample) })),
    list('search by the order’s number', ({ orders, numbers }, sample) => ({
      orderId: pick(orders, sample),
      orderNumber: pick(numbers, sample),
    })),
    list('page without the portal’s own', (_, sample) => ({ fromPortal: false, until: daysBack(now, sample) })),
    list('text that many have', (_, sample) => ({ text: 'Gambir', until: daysBack(now, sample) })),
    list('text that none has', () => ({ text: 'no such words' })),
    {
      name: 'one request by its id',
      read: (store, { requests }, sample) => store.find(mainPartner, pick(requests, sample)),
    },
    { name: 'group by error, 24 h', read: (store) => store.counts(mainPartner, new Date(now.getTime() - day)) },
    { name: 'group by error, 7 d', read: (store) => store.counts(mainPartner, new Date(now.getTime() - 7 * day)) },
  ]
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { rows: { type: 'string', default: String(many) } } })
  console.log(await benchRequestLog(Number(values.rows)))
}

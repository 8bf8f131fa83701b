import { parseArgs } from 'node:util'
import { closeDatabase, openDatabase } from '../../server/src/database/connection.ts'
import { newId } from '../../server/src/database/id.ts'
import { orderFeedStore } from '../../server/src/order-feed/order-feed.store.ts'
import { keepReports } from '../../server/src/orders/reports/reports.store.ts'

/** The limits of the operations door: its select of a page, and a durable insert of one row a report, by the same driver without HTTP. */
const { values } = parseArgs({
  options: {
    what: { type: 'string', default: 'feed' },
    url: { type: 'string', default: '' },
    page: { type: 'string', default: '500' },
    workers: { type: 'string', default: '4' },
    seconds: { type: 'string', default: '4' },
  },
})
const workers = Number(values.workers)
const page = Number(values.page)
const database = openDatabase(values.url, 'development', { connections: workers, byIndex: true })
const feed = orderFeedStore(database)
const newest = BigInt((await feed.state(null)).newest)
let turns = 0n

const acts = {
  feed: () =>
    feed.page(String((turns++ * BigInt(page)) % (newest - BigInt(page))), { status: null, partnerId: null }, page),
  reports: () =>
    keepReports(database.$client, [
      {
        id: newId('rpt'),
        externalId: newId('evt'),
        orderId: null,
        partnerId: null,
        report: JSON.stringify({
          external_id: 'bare',
          order_id: 'ord_bench_1',
          status: 'confirmed',
          location: 'SAMPLE Hub',
        }),
        outcome: 'refused',
        reason: null,
        status: null,
        sequence: null,
        receivedAt: new Date(),
      },
    ]),
}
const act = acts[values.what as keyof typeof acts]
const began = performance.now()
const end = began + Number(values.seconds) * 1000
let done = 0
await Promise.all(
  Array.from({ length: workers }, async () => {
    while (performance.now() < end) {
      await act()
      done++
    }
  }),
)
console.log(String(done / ((performance.now() - began) / 1000)))
await closeDatabase(database)

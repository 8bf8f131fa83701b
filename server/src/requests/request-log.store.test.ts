import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeDatabase, type Database, openDatabase } from '../database/connection.ts'
import { createTestDatabase } from '@edis/testing/database.ts'
import { recordCalls } from './record-calls.ts'
import { requestLogStore } from './request-log.store.ts'
import { requestStore } from './requests.store.ts'
import { record } from './call-record-fixture.ts'

let database: Database
beforeAll(async () => {
  database = openDatabase((await createTestDatabase()).url, 'development')
})
afterAll(() => closeDatabase(database))

const partitions = async (): Promise<string[]> => {
  const rows = await database.$client<{ name: string }[]>`
    select inhrelid::regclass::text as name from pg_inherits where inhparent = 'request_log'::regclass order by 1`
  return rows.map(({ name }) => name)
}

test('days are made ahead and dropped whole when they are over', async () => {
  const store = requestLogStore(database)
  await store.keepPartitions(new Date('2026-10-01T10:00:00Z'), 30)
  await Promise.all(Array.from({ length: 4 }, () => store.keepPartitions(new Date('2026-10-31T10:00:00Z'), 30)))
  expect(await partitions()).toEqual([
    'request_log_20261001',
    'request_log_20261002',
    'request_log_20261003',
    'request_log_20261004',
    'request_log_20261030',
    'request_log_20261031',
    'request_log_20261101',
    'request_log_20261102',
    'request_log_20261103',
  ])
})

test('days are UTC’s, whatever zone a session has', async () => {
  await database.$client.begin(async (sql) => {
    await sql`set local timezone = 'Asia/Jakarta'`
    await sql`select keep_request_log('2026-12-30T23:59:59Z', 40)`
  })
  const [day] = await database.$client`
    select pg_get_expr(relpartbound, oid) as bounds from pg_class where oid = 'request_log_20261230'::regclass`
  expect(day?.bounds).toBe("FOR VALUES FROM ('2026-12-30 00:00:00+00') TO ('2026-12-31 00:00:00+00')")
})

test('the log can’t be emptied by keeping no day of it', async () => {
  await expect(database.$client`select keep_request_log(now(), 0)`).rejects.toThrow('at least one day')
})

test('calls are written in batches, the last of them when it stops', async () => {
  const store = requestLogStore(database)
  const now = new Date('2026-11-20T10:00:00Z')
  await store.keepPartitions(now, 30)
  const errors: unknown[] = []
  const recorder = recordCalls({
    store,
    portalUrl: 'http://portal',
    now: () => now,
    onError: (error) => errors.push(error),
    onDropped: () => {},
  })
  for (let i = 0; i < 1200; i++) recorder.record(record(`req_${i}`, i === 7 ? { origin: 'http://portal' } : {}))
  await recorder.stop()
  const [sum] = await database.$client`
    select count(*)::int as rows, count(*) filter (where from_portal)::int as run, min(request) as request from request_log`
  expect({ ...sum, errors }).toEqual({ rows: 1200, run: 1, request: '{"token":"•••"}', errors: [] })
})

test('a call is logged, and counted in the hour, of when it came in, though it ended after midnight', async () => {
  const store = requestLogStore(database)
  const now = new Date('2026-11-21T00:00:02Z')
  const recorder = recordCalls({ store, portalUrl: '', now: () => now, onError: () => {}, onDropped: () => {} })
  recorder.record(record('req_slow', { partnerId: 'prt_slow', durationMs: 2_500 }))
  await recorder.stop()
  const [logged] = await database.$client<{ at: Date }[]>`select at from request_log where id = 'req_slow'`
  expect(logged?.at).toEqual(new Date('2026-11-20T23:59:59.500Z'))
  const { hours } = await requestStore(database).counts('prt_slow', new Date('2026-11-20T00:00:00Z'))
  expect(hours).toMatchObject([{ hour: new Date('2026-11-20T23:00:00Z') }])
})

test('of a flood of reads 50 a second are kept, and how many more there were is in the hour’s total of all processes', async () => {
  const store = requestLogStore(database)
  const now = new Date('2026-11-20T10:00:00.250Z')
  const options = { store, portalUrl: '', now: () => now, onError: () => {}, onDropped: () => {} }
  for (const reads of [60, 70]) {
    const recorder = recordCalls(options)
    const kept = Array.from({ length: reads }, () => recorder.keepsRead('prt_flood')).filter(Boolean)
    expect(kept).toHaveLength(50)
    recorder.record(record('req_flood', { partnerId: 'prt_flood', durationMs: 20 }))
    await recorder.stop()
  }
  const counts = async () => (await requestStore(database).counts('prt_flood', new Date('2026-11-20T00:00:00Z'))).hours
  expect(await counts()).toEqual([
    {
      hour: new Date('2026-11-20T10:00:00Z'),
      requests: 32,
      omitted: 30,
      failures: 0,
      // What was not kept was not timed.
      averageMs: 20,
      slowestMs: 20,
    },
  ])
  await store.keepPartitions(new Date('2026-12-21T10:00:00Z'), 30)
  expect(await counts()).toEqual([])
})

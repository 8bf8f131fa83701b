import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeDatabase, type Database, openDatabase } from '../database/connection.ts'
import type { CallRecord } from '../http/doors/call-log.ts'
import { createTestDatabase } from '@edis/testing/database.ts'
import { recordCalls } from './record-calls.ts'
import { requestLogStore } from './request-log.store.ts'
import { requestStore } from './requests.store.ts'

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
const record = (requestId: string, more: Partial<CallRecord> = {}): CallRecord => ({
  requestId,
  partnerId: 'prt_1',
  call: '/rate/v2',
  method: 'POST',
  status: 200,
  error: null,
  faults: [],
  durationMs: 1.23,
  address: '203.0.113.7',
  userAgent: null,
  origin: null,
  fromAssistant: false,
  idempotencyKey: null,
  request: { token: 'secret' },
  answer: '{"code":200}',
  ...more,
})

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

test('a row that the database refuses holds up no other', async () => {
  const store = requestLogStore(database)
  const now = new Date('2026-11-20T11:00:00Z')
  await store.keepPartitions(now, 30)
  const errors: unknown[] = []
  const recorder = recordCalls({
    store,
    portalUrl: '',
    now: () => now,
    onError: (error) => errors.push(error),
    onDropped: () => {},
  })
  const wrong = ['a\0b', `${'x'.repeat(254)}😀`]
  for (let number = 0; number < 9; number++) recorder.record(record(`req_sound${number}`))
  for (const key of wrong) recorder.record(record(`req_key${key.length}`, { idempotencyKey: key, userAgent: key }))
  // What nobody thought of: not even an id.
  recorder.record(record('req_\0'))
  for (let number = 9; number < 20; number++) recorder.record(record(`req_sound${number}`))
  await recorder.stop()
  expect(errors).toHaveLength(1)
  const rows = await database.$client`
    select id, idempotency_key from request_log where id like 'req_sound%' or id like 'req_key%'`
  expect(rows).toHaveLength(22)
  expect(rows.map((row) => row['idempotency_key']).filter(Boolean)).toEqual(
    expect.arrayContaining(['ab', `${'x'.repeat(254)}\uFFFD`]),
  )
})

test('what one partner sends, however hostile, keeps no other partner’s calls out of the log', async () => {
  const store = requestLogStore(database)
  const now = new Date('2026-11-20T12:00:00Z')
  await store.keepPartitions(now, 30)
  const dropped: string[] = []
  const onDropped = (reason: string) => void dropped.push(reason)
  const recorder = recordCalls({ store, portalUrl: '', now: () => now, onError: () => {}, onDropped })
  const circular: unknown[] = []
  circular.push(circular, circular)
  const logged = {
    deep: JSON.parse(`${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`) as unknown,
    wide: Object.fromEntries(Array.from({ length: 50_000 }, (_, index) => [`field${index}`, index])),
    long: { text: 'x'.repeat(5_000_000) },
    circular,
    surrogates: { '\ud800': '\udc00', text: `${'x'.repeat(16_370)}\ud83d` },
    nul: { 'a\0': 'b\0' },
    bytes: Buffer.from([0x7b, 0, 0xff, 0xd8, 0x22]),
    proto: JSON.parse('{"__proto__":{"toJSON":1},"constructor":null,"toString":"x"}') as unknown,
  }
  const unserialisable = {
    getter: {
      get a(): string {
        throw new Error('read')
      },
    },
    big: { number: 1n },
    proxy: new Proxy(
      {},
      {
        ownKeys: () => {
          throw new RangeError('keys')
        },
      },
    ),
  }
  const hostile = { ...logged, ...unserialisable }
  for (const [name, request] of Object.entries(hostile)) {
    recorder.record(
      record(`req_hostile_${name}`, { partnerId: 'prt_hostile', request, answer: `\0\ud800${'y'.repeat(100_000)}` }),
    )
    recorder.record(record(`req_witness_${name}`, { partnerId: 'prt_witness' }))
  }
  recorder.record(
    record('req_named', { call: `/\0${'/x'.repeat(50_000)}`, userAgent: '\udc00', partnerId: 'prt_hostile' }),
  )
  await recorder.stop()
  const idsOf = async (partnerId: string) => {
    const rows = await database.$client<{ id: string }[]>`select id from request_log where partner_id = ${partnerId}`
    return rows.map(({ id }) => id).toSorted()
  }
  const named = (who: string, what: object) => Object.keys(what).map((name) => `req_${who}_${name}`)
  expect(await idsOf('prt_witness')).toEqual(named('witness', hostile).toSorted())
  expect(await idsOf('prt_hostile')).toEqual([...named('hostile', logged), 'req_named'].toSorted())
  expect(dropped).toEqual(Object.keys(unserialisable).map(() => 'unserialisable'))
})

test('what comes in while the database is away is written when it is back, as far as it was held', async () => {
  const now = new Date('2026-11-20T13:00:00Z')
  const store = requestLogStore(database)
  await store.keepPartitions(now, 30)
  let isAway = true
  const away = Object.assign(new Error('away'), { code: 'ECONNREFUSED' })
  const link = { ...store, add: (rows: readonly Buffer[]) => (isAway ? Promise.reject(away) : store.add(rows)) }
  const dropped: Record<string, number> = {}
  const recorder = recordCalls({
    store: link,
    portalUrl: '',
    now: () => now,
    onError: () => {},
    onDropped: (reason, entries) => void (dropped[reason] = (dropped[reason] ?? 0) + entries),
    mostHeld: 400_000,
  })
  for (let i = 0; i < 1_000; i++) {
    recorder.record(record(`req_flood_${i}`, { partnerId: 'prt_crowd', request: { text: 'x'.repeat(10_000) } }))
    if (i % 20 === 0) recorder.record(record(`req_quiet_${i}`, { partnerId: 'prt_quiet' }))
  }
  isAway = false
  await recorder.stop()
  const [crowd] = await database.$client`
    select count(*)::int as rows from request_log where partner_id = 'prt_crowd'`
  const [quiet] = await database.$client`
    select count(*)::int as rows from request_log where partner_id = 'prt_quiet'`
  // Who floods crowds out itself alone.
  expect(quiet?.['rows']).toBe(50)
  expect(crowd?.['rows']).toBeGreaterThan(20)
  expect(dropped).toEqual({ full: 1_000 - crowd?.['rows'] })
})

test('a row at which the database fails for no reason that it tells is given up while others are written, never before', async () => {
  const now = new Date('2026-11-20T14:00:00Z')
  const store = requestLogStore(database)
  await store.keepPartitions(now, 30)
  const dropped: string[] = []
  const bad = (rows: readonly Buffer[]) => rows.some((row) => row.includes('req_bad'))
  let fails = (_rows: readonly Buffer[]): boolean => true
  let attempts = 0
  const add = (rows: readonly Buffer[]) => (
    attempts++,
    fails(rows) ? Promise.reject(new Error('odd')) : store.add(rows)
  )
  const recorder = recordCalls({
    store: { ...store, add },
    portalUrl: '',
    now: () => now,
    onError: () => {},
    onDropped: (reason) => void dropped.push(reason),
  })
  for (const name of ['one', 'bad', 'two']) recorder.record(record(`req_${name}`, { partnerId: 'prt_odd' }))
  await expect.poll(() => attempts).toBeGreaterThan(4)
  expect(dropped).toEqual([])
  fails = bad
  for (let number = 0; dropped.length === 0; number++) {
    recorder.record(record(`req_more${number}`, { partnerId: 'prt_odd' }))
    await expect
      .poll(async () => {
        const rows = await database.$client`select id from request_log where id = ${`req_more${number}`}`
        return rows.length
      })
      .toBe(1)
  }
  await recorder.stop()
  expect(dropped).toEqual(['refused'])
  const rows =
    await database.$client`select id from request_log where partner_id = 'prt_odd' and id in ('req_one', 'req_two', 'req_bad')`
  expect(rows).toHaveLength(2)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeDatabase, type Database, openDatabase } from '../database/connection.ts'
import { createTestDatabase } from '@edis/testing/database.ts'
import { recordCalls } from './record-calls.ts'
import { requestLogStore } from './request-log.store.ts'
import { record } from './call-record-fixture.ts'

let database: Database
beforeAll(async () => {
  database = openDatabase((await createTestDatabase()).url, 'development')
})
afterAll(() => closeDatabase(database))

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
    maxHeld: 400_000,
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

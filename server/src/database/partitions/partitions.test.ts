import postgres from 'postgres'
import { encodeTime } from 'ulid'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, servingUrl } from '@edis/testing/database.ts'

const { url } = await createTestDatabase()
const sql = postgres(url, { max: 1, connection: { search_path: 'development' }, onnotice: () => {} })
afterAll(() => sql.end())

beforeEach(async () => {
  await sql.unsafe(`
    drop table if exists parcels;
    create table parcels (id text primary key, note text) partition by range (id);
    create table parcels_rest partition of parcels default;
    create function refuse() returns trigger language plpgsql as $$ begin raise 'kept'; end $$;
    create trigger kept before delete on parcels for each row execute function refuse()`)
  return async () => void (await sql`drop function refuse cascade`)
})

const make = (step: 'day' | 'month', since: string, until: string) =>
  sql`select make_partitions('parcels', 'prc', ${step}, ${since}, ${until})`
const idAt = (moment: string, rest = 'AAAAAAAAAAAAAAAA') => `prc_${encodeTime(Date.parse(moment), 10)}${rest}`
const insert = (id: string) => sql`insert into parcels (id, note) values (${id}, 'a')`
const whereIs = async (id: string) =>
  (await sql<{ name: string }[]>`select tableoid::regclass::text as name from parcels where id = ${id}`)[0]?.name

test('an id’s time is that of the ids that are made', async () => {
  for (const moment of ['1970-01-01T00:00:00.001Z', '2026-11-23T23:59:59.999Z', '2199-12-31T17:00:00.500Z']) {
    const [row] = await sql`select id_time(${moment}::timestamptz) as time`
    expect(row).toEqual({ time: encodeTime(Date.parse(moment), 10) })
  }
})

test('a day begins and ends at midnight UTC, whatever zone a session has', async () => {
  await sql`set timezone = 'Asia/Jakarta'`
  await make('day', '2026-11-23T12:00:00Z', '2026-11-24T00:00:00Z')
  await sql`set timezone = 'UTC'`
  const moments = [
    '2026-11-22T23:59:59.999Z',
    '2026-11-23T00:00:00Z',
    '2026-11-23T23:59:59.999Z',
    '2026-11-24T00:00:00Z',
  ]
  for (const moment of moments) await insert(idAt(moment, '0000000000000000'))
  expect(await Promise.all(moments.map((moment) => whereIs(idAt(moment, '0000000000000000'))))).toEqual([
    'parcels_rest',
    'parcels_20261123',
    'parcels_20261123',
    'parcels_20261124',
  ])
})

test('months are made over the end of a year, once, and none within a partition that is there', async () => {
  const december = idAt('2026-12-01T00:00:00Z', '')
  await sql.unsafe(`create table parcels_before partition of parcels for values from (minvalue) to ('${december}')`)
  for (let time = 0; time < 2; time++) await make('month', '2026-10-15T00:00:00Z', '2027-02-01T00:00:00Z')
  const partitions = await sql`select name, high from partitions_of('parcels') order by name`
  expect(partitions.map(({ name }) => name as string)).toEqual([
    'parcels_202612',
    'parcels_202701',
    'parcels_202702',
    'parcels_before',
  ])
  expect(partitions[2]).toMatchObject({ high: idAt('2027-03-01T00:00:00Z', '') })
})

test('what came before its partition moves into it, though nothing may be deleted; what a clock far ahead wrote waits', async () => {
  const [today, ahead] = [idAt('2026-11-23T10:00:00Z'), idAt('2031-01-01T00:00:00Z')]
  await insert(today)
  await insert(ahead)
  await make('day', '2026-11-23T00:00:00Z', '2026-11-26T00:00:00Z')
  expect(await whereIs(today)).toBe('parcels_20261123')
  expect(await whereIs(ahead)).toBe('parcels_rest')
  await make('day', '2031-01-01T00:00:00Z', '2031-01-01T00:00:00Z')
  expect(await whereIs(ahead)).toBe('parcels_20310101')
  await expect(sql`delete from parcels where id = ${today}`).rejects.toThrow('kept')
  expect(await sql`select note from parcels`).toHaveLength(2)
})

test('partitions are made beside an open transaction that writes', async () => {
  const writer = postgres(url, { max: 1, connection: { search_path: 'development' } })
  try {
    await make('day', '2026-11-23T00:00:00Z', '2026-11-23T00:00:00Z')
    await writer.begin(async (transaction) => {
      await transaction`insert into parcels (id) values (${idAt('2026-11-23T10:00:00Z')})`
      await sql`set lock_timeout = '1s'`
      await make('day', '2026-11-24T00:00:00Z', '2026-11-24T00:00:00Z')
    })
  } finally {
    await sql`reset lock_timeout`
    await writer.end()
  }
  expect(await whereIs(idAt('2026-11-23T10:00:00Z'))).toBe('parcels_20261123')
})

test('the role that serves makes none by itself', async () => {
  const serving = postgres(servingUrl(url), { max: 1, connection: { search_path: 'development' } })
  try {
    await expect(
      serving`select make_partitions('request_log', null, 'day', '2031-01-01', '2031-01-01')`,
    ).rejects.toMatchObject({
      code: '42501',
    })
  } finally {
    await serving.end()
  }
})

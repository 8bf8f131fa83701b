import { afterAll, beforeEach, expect, test } from 'vitest'
import { catalogueFiles } from '@edis/contract/operations/catalogue-files'
import { openOperationsDesk } from '@edis/testing/operations-desk.ts'
import { csv, product, service, warehouse } from '../catalogue-fixtures.ts'

const { app, ask, call, close, everything, partner, sql } = await openOperationsDesk()
afterAll(close)

type Sent = { key?: string; headers?: Record<string, string> }
const put = (path: string, body: string, { key = everything.development, headers = {} }: Sent = {}) =>
  ask('PUT', path, { key, body, headers: { 'content-type': 'text/csv', ...headers } })
const exported = async (path: string, key = everything.development) => String((await ask('GET', path, { key })).data)
const emailOf = async (id: string) =>
  String((await sql`select email from accounts.partners where id = ${id}`)[0]?.email)

const holidays = (...days: string[]) => ['date,name', ...days.map((day) => `${day},Libur`)].join('\n')

beforeEach(async () => {
  for (const key of Object.values(everything))
    await put('/catalogue/holidays?confirm=true', holidays('2026-01-01', '2026-08-17'), { key })
})

test('a file is taken over in the environment of the key, and in no other', async () => {
  expect(await put('/catalogue/holidays', holidays('2026-01-01', '2026-08-17', '2026-12-25'))).toMatchObject({
    status: 200,
    data: { dry_run: false, before: 2, added: 1, changed: 0, gone: 0, needs_confirm: false, summary: '3 holidays' },
  })
  expect(await exported('/catalogue/holidays')).toBe(
    'date,name\r\n2026-01-01,Libur\r\n2026-08-17,Libur\r\n2026-12-25,Libur\r\n',
  )
  expect(await exported('/catalogue/holidays', everything.production)).not.toContain('2026-12-25')
})

test('dry_run=true says what would change, and changes nothing', async () => {
  const before = await exported('/catalogue/holidays')
  expect(await put('/catalogue/holidays?dry_run=true', holidays('2027-01-01'))).toMatchObject({
    status: 200,
    data: { dry_run: true, before: 2, added: 1, changed: 0, gone: 2, needs_confirm: true },
  })
  expect(await exported('/catalogue/holidays')).toBe(before)
})

test('a file that lacks more than half of what is there takes confirm=true', async () => {
  expect(await put('/catalogue/holidays', holidays('2027-01-01'))).toMatchObject({
    status: 409,
    error: 'CONFIRMATION_REQUIRED',
    details: { before: 2, gone: 2 },
  })
  expect(await exported('/catalogue/holidays')).toContain('2026-08-17')
  expect(await put('/catalogue/holidays?confirm=true', holidays('2027-01-01'))).toMatchObject({ status: 200 })
  expect(await exported('/catalogue/holidays')).toBe('date,name\r\n2027-01-01,Libur\r\n')
})

test('each wrong row is told with its line and column, and nothing is imported', async () => {
  const before = await exported('/catalogue/holidays')
  const answer = await put('/catalogue/holidays', 'date,name\n2026-02-31,Libur\n2026-03-01,\n2026-03-02,"Libur')
  expect(answer).toMatchObject({
    status: 422,
    error: 'VALIDATION_FAILED',
    message: 'Nothing was imported: the file has 3 errors.',
  })
  expect(answer.errors).toMatchObject([
    { field: 'lines[2].date', error: 'ROW_INVALID', details: { line: 2, column: 'date' } },
    {
      field: 'lines[3].name',
      error: 'ROW_INVALID',
      message: 'Line 3: the cell is empty.',
      details: { line: 3, column: 'name' },
    },
    { field: 'lines[4]', error: 'ROW_INVALID', details: { line: 4 } },
  ])
  expect(await exported('/catalogue/holidays')).toBe(before)
})

test('the audit log has the key, what changed and why; of a dry run and of a refused file it has nothing', async () => {
  const rows = () => sql`select * from accounts.audit_log where action = 'catalogue.imported' order by at desc, id desc`
  const before = await rows()
  await put('/catalogue/holidays?dry_run=true', holidays('2026-01-01', '2026-08-17', '2026-12-24'))
  await put('/catalogue/holidays', holidays('nonsense'))
  expect(await rows()).toEqual(before)
  await put('/catalogue/holidays?reason=Cuti%20bersama', holidays('2026-01-01', '2026-08-17', '2026-12-24'))
  const [row, ...more] = await rows()
  expect(more).toEqual(before)
  expect(row).toMatchObject({
    actor_kind: 'operations_key',
    target_id: 'holidays',
    environment: 'development',
    before: { rows: 2 },
    after: { added: 1, gone: 0 },
    reason: 'Cuti bersama',
  })
})

test('semicolons and UTF-16 are read as the command line reads them', async () => {
  const text = 'date;name\n2026-01-01;Tahun “Baru”\n2026-08-17;Kemerdekaan'
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])
  const response = await fetch(`${app.url.operations}/catalogue/holidays`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${everything.development}`, 'content-type': 'text/csv; charset=utf-16' },
    body: utf16,
  })
  expect(await response.json()).toMatchObject({ code: 200, data: { changed: 2 } })
  expect(await exported('/catalogue/holidays')).toContain('2026-01-01,Tahun “Baru”')
})

test.each([
  ['that is no CSV', { 'content-type': 'application/json' }, holidays('2026-01-01'), 415, 'MEDIA_TYPE_UNSUPPORTED'],
  ['that is too large', {}, 'x'.repeat(8 * 1024 * 1024 + 1), 413, 'REQUEST_TOO_LARGE'],
  ['that is empty', {}, '', 422, 'VALIDATION_FAILED'],
  ['that is a header alone', {}, 'date,name\n', 422, 'VALIDATION_FAILED'],
])('a body %s is refused', async (_what, headers, body, status, error) => {
  expect(await put('/catalogue/holidays', body, { headers })).toMatchObject({ status, error })
})

test('a file of nobody is not read', async () => {
  const response = await fetch(`${app.url.operations}/catalogue/rate-cards`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${partner.token}`, 'content-type': 'text/csv' },
    duplex: 'half',
    // Never ends: whoever waits for all of it waits for ever.
    body: new ReadableStream({ pull: (body) => body.enqueue(new Uint8Array(1024)) }, { highWaterMark: 0 }),
  } as RequestInit)
  expect(await response.json()).toMatchObject({ code: 401, error: 'AUTH_INVALID_CREDENTIALS' })
})

test('an unknown query is refused, with what was meant', async () => {
  expect(await put('/catalogue/holidays?dryrun=true', holidays('2026-01-01'))).toMatchObject({
    status: 422,
    errors: [{ field: 'dryrun', error: 'FIELD_UNKNOWN', details: { nearest: 'dry_run' } }],
  })
})

test('with an Idempotency-Key a file is taken over once; another file or another query with the key is refused', async () => {
  const headers = { 'idempotency-key': 'holidays-1' }
  const file = holidays('2026-01-01', '2026-08-17', '2026-12-26')
  const first = await put('/catalogue/holidays', file, { headers })
  expect(first).toMatchObject({ status: 200, data: { added: 1 } })
  const again = await put('/catalogue/holidays', file, { headers })
  expect(again.data).toEqual(first.data)
  expect(again.headers.get('idempotency-replayed')).toBe('true')
  for (const [path, body] of [
    ['?dry_run=true', file],
    ['', `${file}\n2026-12-27,Libur`],
  ])
    expect(await put(`/catalogue/holidays${path}`, body ?? '', { headers })).toMatchObject({
      status: 409,
      error: 'IDEMPOTENCY_CONFLICT',
    })
})

test('what running doors hold follows within two seconds', async () => {
  const list = async () => JSON.stringify((await call('GET', '/expedisi/list', { token: partner.token })).data)
  expect(await list()).not.toContain('Reguler Baru')
  const named = (await exported('/catalogue/couriers')).replaceAll(',Reguler,', ',Reguler Baru,')
  expect(await put('/catalogue/couriers', named)).toMatchObject({ status: 200 })
  await expect.poll(list, { timeout: 2_000 }).toContain('Reguler Baru')
})

test('a service of which a card in force has lines goes with drop_rate_lines=true alone', async () => {
  const without = (path: string) => put(path, csv({ ...service, service_code: 'LAIN' }))
  expect(await without('/catalogue/couriers?confirm=true&dry_run=true')).toMatchObject({
    status: 422,
    errors: ['CEPAT HEMAT', 'CEPAT REG'].map((name) => ({
      error: 'ROW_INVALID',
      message: expect.stringContaining(`${name} is missing, but a rate card in force uses it`),
    })),
  })
  expect(await without('/catalogue/couriers?confirm=true&dry_run=true&drop_rate_lines=true')).toMatchObject({
    status: 200,
  })
})

test('products and warehouses go in and come out', async () => {
  expect(await put('/catalogue/warehouses?confirm=true', csv({ ...warehouse, name: 'Gudang Baru' }))).toMatchObject({
    status: 200,
    data: { changed: 1 },
  })
  expect(await exported('/catalogue/warehouses')).toContain('JKT,Gudang Baru,')
  const own = csv({ ...product, sku: 'BARU', partner: await emailOf(partner.id), on_hand: 7 })
  expect(await put('/catalogue/products', own)).toMatchObject({ status: 200, data: { added: 1 } })
  expect(await exported('/catalogue/products')).toContain(`${await emailOf(partner.id)},BARU,`)
})

test.each(catalogueFiles.map((file) => [file.import.path, file.import.takesFile?.example ?? ''] as const))(
  'the example of PUT %s is a good file',
  async (path, example) => {
    const { errors = [], status } = await put(`${path}?dry_run=true&confirm=true`, example)
    const strange = path.endsWith('couriers') || path.endsWith('rate-cards')
    // That of rate cards names a service of the one of couriers.
    if (strange)
      expect(
        errors.map(({ message }) => message).filter((text) => !/import couriers first|in force uses it/.test(text)),
      ).toEqual([])
    else expect({ status, errors }).toEqual({ status: 200, errors: [] })
  },
)

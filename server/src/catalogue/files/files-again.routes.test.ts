import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { catalogueFiles } from '@edis/contract/operations/catalogue-files'
import { arbitraryRows, fileOf, wholeCatalogue } from '@edis/testing/grounds/catalogue-rows.ts'
import { openOperationsDesk } from '@edis/testing/operations-desk.ts'
import { closeDatabase, openDatabase } from '../../database/connection.ts'
import { csv, service } from '../catalogue-fixtures.ts'
import { importKinds } from '../import/import.ts'

const { ask, close, database, partner, sql } = await openOperationsDesk()
const development = openDatabase(database.url, 'development', { connections: 2 })
afterAll(() => Promise.all([close(), closeDatabase(development)]))

const [row] = await sql`select email from accounts.partners where id = ${partner.id}`
const rows = arbitraryRows({ districts: ['31.71.01', '35.78.03', '31.74.07'], partnerEmail: String(row?.email) })
const put = (path: string, body: string) => ask('PUT', path, { body, headers: { 'content-type': 'text/csv' } })
const exported = async (path: string) => String((await ask('GET', path)).data)
const versions = async () => (await sql`select card from development.rate_card_versions`).length

test.each(catalogueFiles.map(({ import: { path } }) => path))(
  'PUT %s of what GET gave changes nothing',
  async (path) => {
    const kind = importKinds.find(({ name }) => path === `/catalogue/${name}` || path === `/catalogue/${name}s`)
    expect(await put('/catalogue/couriers?confirm=true&drop_rate_lines=true', csv(service))).toMatchObject({
      status: 200,
    })
    const most = path.endsWith('couriers') ? '?confirm=true&drop_rate_lines=true' : '?confirm=true'
    await fc.assert(
      fc.asyncProperty(rows[kind?.name ?? 'stock'], async (given) => {
        expect(await put(path + most, fileOf(given))).toMatchObject({ status: 200 })
        const before = [await wholeCatalogue(development.$client), await versions()]
        const file = await exported(path)
        expect(await put(path, file)).toMatchObject({ status: 200, data: { added: 0, changed: 0, gone: 0 } })
        expect([await wholeCatalogue(development.$client), await versions()]).toEqual(before)
        expect(await exported(path)).toBe(file)
      }),
      { numRuns: 5 },
    )
  },
  60_000,
)

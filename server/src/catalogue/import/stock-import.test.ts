import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { csv, product } from '../catalogue-fixtures.ts'
import { type ImportGround, startImportGround } from '@edis/testing/grounds/import-ground.ts'

let ground: ImportGround
beforeAll(async () => void (ground = await startImportGround()))
afterAll(() => ground.close())
beforeEach(() => ground.empty())

describe('stock', () => {
  const counted = { partner: '', sku: 'KOPI', warehouse_code: 'JKT', on_hand: 7, as_of: '' }
  const later = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

  test('only the rows named change; each is taken for itself, by when it was counted', async () => {
    await ground.importInto(
      'products',
      csv(product, { ...product, sku: 'TEH' }, { ...product, partner: 'toko@edis.test' }),
    )
    const said = await ground.importInto(
      'stock',
      csv(
        counted,
        { ...counted, on_hand: 8, as_of: '2026-01-01T08:00:00+07:00' },
        { ...counted, sku: 'X' },
        { ...counted, warehouse_code: 'MKS' },
        { ...counted, partner: 'TOKO@edis.test', on_hand: 9 },
        { ...counted, partner: 'other@edis.test' },
        { ...counted, as_of: later(60) },
      ),
    )
    expect(said.split('\n')).toEqual([
      '7 counts: 2 applied, 1 stale, 2 unknown_sku, 1 unknown_warehouse, 1 in_future',
      '  line 3: KOPI in JKT was not changed: a later count exists (stale)',
      '  line 4: X in JKT was not changed: there is no such product (unknown_sku)',
      '  line 5: KOPI in MKS was not changed: there is no such warehouse (unknown_warehouse)',
      '  line 7: KOPI in JKT was not changed: there is no such product (unknown_sku)',
      '  line 8: KOPI in JKT was not changed: as_of is in the future (in_future)',
    ])
    const onHand = await ground.database.$client`
      select partner_id, sku, on_hand from stock join products on id = product_id order by on_hand`
    expect(onHand).toMatchObject([
      { partner_id: null, sku: 'KOPI', on_hand: 7 },
      { partner_id: ground.partnerId, sku: 'KOPI', on_hand: 9 },
      { partner_id: null, sku: 'TEH', on_hand: 100 },
    ])
  })

  test('a later file of earlier counts changes nothing', async () => {
    await ground.importInto('products', csv(product))
    const at = later(1)
    await ground.importInto('stock', csv({ ...counted, as_of: at }))
    expect(await ground.importInto('stock', csv({ ...counted, on_hand: 8 }))).toContain('0 applied, 1 stale')
    expect(await ground.rows('stock')).toMatchObject([{ on_hand: 7, as_of: new Date(at) }])
  })
})

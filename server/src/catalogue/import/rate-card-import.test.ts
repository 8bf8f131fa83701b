import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { csv, rateLine } from '../catalogue-fixtures.ts'
import { type ImportGround, startImportGround } from '@edis/testing/grounds/import-ground.ts'

let ground: ImportGround
beforeAll(async () => void (ground = await startImportGround()))
afterAll(() => ground.close())
beforeEach(() => ground.empty())

describe('a rate card', () => {
  test('is a version; those before it stay as they were', async () => {
    await ground.importInto(
      'rate-card',
      csv(rateLine, { ...rateLine, destination_district_code: '31.71.02', valid_to: '2026-12-31' }),
    )
    const before = await ground.rows('rate_cards')
    expect(await ground.importInto('rate-card', csv({ ...rateLine, price_first_kg: 1 }))).toBe(
      'rate card rate-card, 1 rows, valid from 2026-01-01',
    )
    const after = await ground.rows('rate_cards')
    expect(after).toHaveLength(3)
    expect(after.slice(0, 2)).toEqual(before)
    expect(await ground.rows('catalogue_state')).toMatchObject([{ rate_card: after[2]?.card }])
  })

  test('has a name and days, of its rows where nothing else is said, and may be a partner’s own', async () => {
    const dated = [
      { ...rateLine, valid_from: '2026-12-05', valid_to: '2026-12-31' },
      { ...rateLine, destination_district_code: '31.71.02', valid_from: '2026-12-01', valid_to: '2027-01-31' },
    ]
    expect(await ground.importInto('rate-card', csv(...dated))).toContain('valid 2026-12-01 to 2027-01-31')
    const card = { name: 'Kontrak 2027', validFrom: '2027-01-01', validTo: '2027-12-31', partner: 'TOKO@edis.test' }
    expect(await ground.importInto('rate-card', csv(rateLine), { card })).toBe(
      'rate card Kontrak 2027 for toko@edis.test, 1 rows, valid 2027-01-01 to 2027-12-31',
    )
    expect(await ground.rows('rate_card_versions')).toMatchObject([
      { name: 'rate-card', partner_id: null, valid_from: '2026-12-01', valid_to: '2027-01-31', lines: 2 },
      {
        name: 'Kontrak 2027',
        partner_id: ground.partnerId,
        valid_from: '2027-01-01',
        valid_to: '2027-12-31',
        lines: 1,
      },
    ])
    const nobody = ground.importInto('rate-card', csv(rateLine), { card: { partner: 'nobody@edis.test' } })
    await expect(nobody).rejects.toThrow('No partner has the email or ID nobody@edis.test')
    expect(await ground.rows('rate_card_versions')).toHaveLength(2)
  })

  test('outlives the version before this one, which deletes those that it takes for old', async () => {
    await ground.importInto('rate-card', csv(rateLine))
    await ground.database.$client`delete from rate_cards`
    expect(await ground.rows('rate_cards')).toHaveLength(1)
  })

  test('that the version before this one imports takes no number of a card that waits, and becomes a version', async () => {
    await ground.importInto('rate-card', csv(rateLine))
    await ground.importInto('rate-card', csv(rateLine), { card: { validFrom: '2099-01-01' } })
    await ground.database.$client`update catalogue_state set rate_card = rate_card + 1`
    await ground.importInto('rate-card', csv(rateLine), { card: { name: 'Next' } })
    expect(await ground.database.$client`select card::int, name from rate_card_versions order by card`).toEqual([
      { card: 1000, name: 'rate-card' },
      { card: 1001, name: 'Card 1001' },
      { card: 2000, name: 'rate-card' },
      { card: 3000, name: 'Next' },
    ])
  })

  test('that is refused late leaves the one in force as it was', async () => {
    await ground.importInto('rate-card', csv(rateLine))
    const many = Array.from({ length: 20_000 }, () => ({ ...rateLine }))
    await expect(
      ground.importInto('rate-card', csv({ ...rateLine, price_first_kg: 1 }, ...many)),
    ).rejects.toMatchObject({
      count: 20_000,
      faults: { length: 100 },
      message: expect.stringMatching(/line 3, column destination_district_code: an earlier row[^]*and 19,900 more$/),
    })
    expect(await ground.rows('rate_cards')).toMatchObject([{ card: '1000', price_first_kg: 10_000 }])
    expect(await ground.version()).toBe(3)
  })
})

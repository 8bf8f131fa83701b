import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parcelWeight } from './parcel.ts'
import { itemOf } from './test-shipments.ts'

const weighing = (weightG: number, tolerance = 300, minKg = 1) =>
  parcelWeight({ items: [itemOf({ weightG })] }, 6000, tolerance, minKg).chargeable_kg

describe('rounding to whole kilograms', () => {
  test.each([
    [1, 1],
    [200, 1],
    [1_000, 1],
    [1_300, 1],
    [1_301, 2],
    [1_310, 2],
    [2_000, 2],
    [2_300, 2],
    [2_301, 3],
    [2_310, 3],
    [1_000_300, 1_000],
  ])('%i g is charged as %i kg', (grams, kg) => {
    expect(weighing(grams)).toBe(kg)
  })

  test.each([
    [200, 10],
    [10_000, 10],
    [10_001, 11],
    [10_300, 11],
    [11_000, 11],
  ])('as cargo %i g is charged as %i kg', (grams, kg) => {
    expect(weighing(grams, 0, 10)).toBe(kg)
  })

  test('a minimum counts where the parcel is lighter, and never less than a kilogram', () => {
    expect(weighing(2_000, 300, 5)).toBe(5)
    expect(weighing(7_000, 300, 5)).toBe(7)
    expect(weighing(10, 300, 0)).toBe(1)
  })
})

describe('volumetric weight', () => {
  test.each([
    ['20 × 12 × 8 cm by 6000', { lengthCm: 20, widthCm: 12, heightCm: 8 }, 6000, 320],
    ['20 × 12 × 8 cm by 5000', { lengthCm: 20, widthCm: 12, heightCm: 8 }, 5000, 384],
    ['two of them, at the sum', { qty: 2, lengthCm: 20, widthCm: 12, heightCm: 8 }, 6000, 640],
    ['1 cm³, up to a whole gram', { lengthCm: 1, widthCm: 1, heightCm: 1 }, 6000, 1],
    ['six of 1 cm³ are one gram together', { qty: 6, lengthCm: 1, widthCm: 1, heightCm: 1 }, 6000, 1],
    ['seven are more than one', { qty: 7, lengthCm: 1, widthCm: 1, heightCm: 1 }, 6000, 2],
    ['an unknown height', { lengthCm: 20, widthCm: 12, heightCm: 0 }, 6000, 0],
  ])('%s', (_name, size, divisor, grams) => {
    expect(parcelWeight({ items: [itemOf(size)] }, divisor, 300, 1).volumetric_g).toBe(grams)
  })

  test('the larger of actual and volumetric is charged', () => {
    const box = { lengthCm: 30, widthCm: 30, heightCm: 30 }
    expect(parcelWeight({ items: [itemOf({ ...box, weightG: 1_000 })] }, 6000, 300, 1)).toEqual({
      actual_g: 1_000,
      volumetric_g: 4_500,
      chargeable_kg: 5,
    })
    expect(parcelWeight({ items: [itemOf({ ...box, weightG: 6_000 })] }, 6000, 300, 1).chargeable_kg).toBe(6)
  })

  test('a gram above the tolerance counts, and so does a part of one', () => {
    // 7,800 cm³ are 1,300 g; one more is 1,300.17 g
    const volume = (cm3: number) => ({
      items: [itemOf({ qty: cm3, weightG: 0, lengthCm: 1, widthCm: 1, heightCm: 1 })],
    })
    expect(parcelWeight(volume(7_800), 6000, 300, 1).chargeable_kg).toBe(1)
    expect(parcelWeight(volume(7_801), 6000, 300, 1).chargeable_kg).toBe(2)
  })
})

test('a hundred items of ten thousand of the heaviest and largest goods are added up exactly', () => {
  const items = Array.from({ length: 100 }, () =>
    itemOf({ qty: 10_000, weightG: 1_000_000, lengthCm: 500, widthCm: 500, heightCm: 500 }),
  )
  expect(parcelWeight({ items }, 6000, 300, 1)).toEqual({
    actual_g: 1_000_000_000_000,
    volumetric_g: 20_833_333_333_334,
    chargeable_kg: 20_833_333_334,
  })
})

const item = fc.record({
  qty: fc.integer({ min: 1, max: 10_000 }),
  price: fc.constant(0),
  weightG: fc.integer({ min: 1, max: 1_000_000 }),
  lengthCm: fc.integer({ min: 0, max: 500 }),
  widthCm: fc.integer({ min: 0, max: 500 }),
  heightCm: fc.integer({ min: 0, max: 500 }),
})

test('volumetric grams are those of exact fractions, rounded up at the sum', () => {
  fc.assert(
    fc.property(fc.array(item, { minLength: 1, maxLength: 20 }), fc.constantFrom(5000, 6000), (items, divisor) => {
      let cm3 = 0n
      for (const { qty, lengthCm, widthCm, heightCm } of items)
        cm3 += BigInt(qty) * BigInt(lengthCm) * BigInt(widthCm) * BigInt(heightCm)
      const grams = (cm3 * 1000n + BigInt(divisor) - 1n) / BigInt(divisor)
      expect(parcelWeight({ items }, divisor, 300, 1).volumetric_g).toBe(Number(grams))
    }),
  )
})

test('the order of items and how a quantity is split do not matter', () => {
  fc.assert(
    fc.property(fc.array(item, { minLength: 1, maxLength: 8 }), (items) => {
      const split = items
        .flatMap((one) => [
          { ...one, qty: one.qty - 1 },
          { ...one, qty: 1 },
        ])
        .toReversed()
      expect(parcelWeight({ items: split }, 6000, 300, 1)).toEqual(parcelWeight({ items }, 6000, 300, 1))
    }),
  )
})

import { orderStates } from '@edis/contract/order-states'
import { describe, expect, test } from 'vitest'
import { fileName, labelRefusal, listedIds } from './labels.ts'
import { dialled, kilograms, rupiah, writtenDay } from './label-words.ts'

describe('an order', () => {
  test('with an AWB has a label in every state but cancelled and rejected', () => {
    const without = orderStates.filter((status) => labelRefusal({ awb: 'EDS1', status }) !== null)
    expect(without).toEqual(['cancelled', 'rejected'])
    expect(labelRefusal({ awb: 'EDS1', status: 'cancelled' })).toBe('LABEL_NOT_AVAILABLE')
  })

  test('without an AWB waits for it, unless it never gets one', () => {
    expect(labelRefusal({ awb: null, status: 'processing' })).toBe('AWB_NOT_READY')
    expect(labelRefusal({ awb: null, status: 'cancel_requested' })).toBe('AWB_NOT_READY')
    expect(labelRefusal({ awb: null, status: 'rejected' })).toBe('LABEL_NOT_AVAILABLE')
  })
})

test('ids are told apart by commas, each once, in their order', () => {
  expect(listedIds('ord_2,ord_1,,ord_2,')).toEqual(['ord_2', 'ord_1'])
  expect(listedIds(',')).toEqual([])
})

test('a file has the name of its label, or of how many it holds', () => {
  const sheet = { format: 'pdf', layout: 'a6' } as const
  expect(fileName([{ awb: 'EDS1' }], sheet)).toBe('label-EDS1.pdf')
  expect(fileName([{ awb: 'EDS1' }, { awb: 'EDS2' }], { ...sheet, format: 'zpl' })).toBe('labels-2.zpl')
})

test('amounts, weights, numbers and days are written as in Indonesia', () => {
  expect(rupiah(1_665_000)).toBe('Rp1.665.000')
  expect(kilograms(2_200)).toBe('2,2 kg')
  expect(kilograms(5)).toBe('0,01 kg')
  expect(dialled('+6281234567890')).toBe('081234567890')
  expect(writtenDay('2026-11-20')).toBe('20/11/2026')
})

import { expect, test } from 'vitest'
import { closestName } from './closest-name.ts'

test.each([
  ['paymentmethod', 'payment_method'],
  ['wieght_g', 'weight_g'],
  ['weight', 'weight_g'],
  ['method', 'payment_method'],
  ['your_qty', 'qty'],
  ['colour', null],
  ['payment_method'.repeat(5), null],
])('%s is closest to %s', (given, known) => {
  expect(closestName(given, ['payment_method', 'weight_g', 'qty'])).toBe(known)
})

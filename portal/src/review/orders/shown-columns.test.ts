import { expect, test } from 'vitest'
import { templateOf } from './shown-columns.ts'

test('a hidden column takes no width, and the others keep theirs', () => {
  const all = templateOf([])
  expect(all.match(/px/g)).toHaveLength(9)
  expect(templateOf(['awb'])).toBe(all.replace('98px ', ''))
  expect(templateOf(['updated', 'courier'])).toBe(all.replace(' 76px', '').replace(' minmax(132px, 0.9fr)', ''))
})

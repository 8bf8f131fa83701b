import { expect, test } from 'vitest'
import { shortId } from './short-id.ts'

test('a long id is shortened in the middle', () => {
  expect(shortId('ord_01JD3P7M2XA4C6E8G0J2K4M608')).toBe('ord_01JD…4M608')
  expect(shortId('ord_1')).toBe('ord_1')
})

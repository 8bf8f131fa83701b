import { expect, test } from 'vitest'
import { deviceIn, deviceName } from './device-names.ts'

test.each([
  [{ browser: 'Chrome', system: 'Windows' }, 'Chrome on Windows', 'Chrome di Windows'],
  [{ browser: null, system: 'Linux' }, 'Another program on Linux', 'Program lain di Linux'],
  [{ browser: null, system: null }, 'Unknown browser', 'Browser tidak dikenal'],
])('%j is stored as %s and read in Indonesian as %s', (device, stored, inIndonesian) => {
  expect(deviceName(device)).toBe(stored)
  expect(deviceIn(stored, 'en')).toBe(stored)
  expect(deviceIn(stored, 'id')).toBe(inIndonesian)
})

test('what was stored when both unknowns had a word each is read as it is now', () => {
  const stored = 'Another program on another system'
  expect(deviceIn(stored, 'en')).toBe('Unknown browser')
  expect(deviceIn(stored, 'id')).toBe('Browser tidak dikenal')
})

test('what is no device of ours stays as it is', () => {
  expect(deviceIn('curl', 'id')).toBe('curl')
})

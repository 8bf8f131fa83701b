import { expect, test } from 'vitest'
import { deviceIn, deviceName } from './device-names.ts'

test.each([
  [{ browser: 'Chrome', system: 'Windows' }, 'Chrome on Windows', 'Chrome on Windows', 'Chrome di Windows'],
  [{ browser: null, system: 'Linux' }, 'Another program on Linux', 'Another program on Linux', 'Program lain di Linux'],
  [{ browser: null, system: null }, 'Another program on another system', 'Unknown browser', 'Browser tidak dikenal'],
])('%j is stored as %s and read as %s, in Indonesian as %s', (device, stored, inEnglish, inIndonesian) => {
  expect(deviceName(device)).toBe(stored)
  expect(deviceIn(stored, 'en')).toBe(inEnglish)
  expect(deviceIn(stored, 'id')).toBe(inIndonesian)
})

test('what is no device of ours stays as it is', () => {
  expect(deviceIn('curl', 'id')).toBe('curl')
})

import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createVault } from './vault.ts'

const masterKey = randomBytes(32)
const vault = createVault(masterKey)

test('what is sealed opens again, under the same key and context', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (text, context) => {
      expect(createVault(masterKey).open(vault.seal(text, context), context)).toBe(Buffer.from(text).toString())
    }),
  )
})

test('another context, another key and a changed byte open nothing', () => {
  const sealed = vault.seal('edis_key_dev_secret', 'development key prt_1')
  expect(() => vault.open(sealed, 'development key prt_2')).toThrow()
  expect(() => createVault(randomBytes(32)).open(sealed, 'development key prt_1')).toThrow()
  for (let at = 0; at < sealed.length; at++) {
    const changed = Buffer.from(sealed)
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
    expect(() => vault.open(changed, 'development key prt_1')).toThrow()
  }
})

test('a value cut down to a short tag opens nothing', () => {
  const sealed = vault.seal('', 'a')
  expect(() => vault.open(sealed.subarray(0, -12), 'a')).toThrow()
})

test('the same text is never sealed alike', () => {
  expect(vault.seal('secret', 'a').equals(vault.seal('secret', 'a'))).toBe(false)
})

test('while one key takes the place of another, what either has sealed opens, and the first seals', () => {
  const next = randomBytes(32)
  const changing = createVault(next, [masterKey])
  expect(changing.open(vault.seal('secret', 'a'), 'a')).toBe('secret')
  const sealed = changing.seal('secret', 'a')
  expect(sealed.subarray(0, changing.head.length).equals(changing.head)).toBe(true)
  expect(createVault(next).open(sealed, 'a')).toBe('secret')
  expect(() => vault.open(sealed, 'a')).toThrow('another master key')
})

import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { certificateIds } from './certificate-ids.ts'

const [old, present, foreign] = [randomBytes(32), randomBytes(32), randomBytes(32)]

test('what a former master key signed stays verified as long as the key is kept, and is signed anew', () => {
  const id = certificateIds(old, []).create()
  const before = certificateIds(old, []).sign(id)
  const rotated = certificateIds(present, [old])
  expect(rotated.verify(before)).toBe(id)
  expect(rotated.sign(id)).not.toBe(before)
  expect(rotated.verify(rotated.sign(id))).toBe(id)
  expect(certificateIds(foreign, []).verify(before)).toBeNull()
})

test('a signature is written in one way only', () => {
  const ids = certificateIds(present, [])
  const signed = ids.sign(ids.create())
  const ends = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'.split('')
  const others = ends.map((end) => signed.slice(0, -1) + end).filter((one) => one !== signed)
  expect(others.map(ids.verify)).toEqual(others.map(() => null))
})

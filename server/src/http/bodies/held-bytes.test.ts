import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createHeldBytes } from './held-bytes.ts'

const limits = { most: 1_000, maxOfAddress: 300 }

test('however bodies come and go, the bounds hold, and all room comes back', () => {
  const step = fc.record({ body: fc.nat(9), bytes: fc.integer({ min: 1, max: 200 }), ends: fc.boolean() })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 100 }), (steps) => {
      const held = createHeldBytes(limits)
      const address = (body: number) => `10.0.0.${body % 3}`
      const open = () => Array.from({ length: 10 }, (_, body) => ({ ...held.open(address(body)), bytes: 0 }))
      const bodies = open()
      const total = (of: string | null) =>
        bodies.reduce((sum, { bytes }, body) => (of === null || address(body) === of ? sum + bytes : sum), 0)
      for (const { body, bytes, ends } of steps) {
        const one = bodies[body]!
        const isAlone = total(address(body)) === one.bytes
        const fits = total(null) + bytes <= 1_000 && (isAlone || total(address(body)) + bytes <= 300)
        expect(one.add(bytes)).toBe(fits)
        if (fits) one.bytes += bytes
        if (!ends) continue
        one.release()
        one.bytes = 0
      }
      for (const one of bodies) one.release()
      expect(held.open('10.0.0.9').add(1_000)).toBe(true)
    }),
  )
})

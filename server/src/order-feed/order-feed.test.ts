import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { environments } from '@edis/contract/environment'
import { type FeedFilter, positionText, readPosition, startAfter } from './order-feed.ts'

const everything: FeedFilter = { status: null, partnerId: null }
const position = fc.record({ life: fc.uuid(), number: fc.bigInt({ min: 0n, max: 2n ** 63n - 1n }) })
const filter = fc.record({ status: fc.option(fc.string()), partnerId: fc.option(fc.string()) })
const environment = fc.constantFrom(...environments)

describe('a position', () => {
  test('is read as it was written', () => {
    fc.assert(
      fc.property(position, environment, filter, (written, at, asked) => {
        expect(readPosition(positionText(written, at, asked), at, asked)).toEqual(written)
      }),
    )
  })

  test('is refused when any of it was changed', () => {
    const text = positionText(
      { life: '7a1f2c9e-0d4b-4b7e-9a53-3f6a8f0c2d11', number: 1_234n },
      'production',
      everything,
    )
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.base64String({ minLength: 4, maxLength: 4 }), (at, [other = 'A']) => {
        const changed = text.slice(0, at) + other + text.slice(at + 1)
        fc.pre(changed !== text)
        expect(readPosition(changed, 'production', everything)).toBe('malformed')
      }),
    )
    for (const changed of ['', ' ', text.slice(1), text.slice(0, -1), `${text}A`, `${text}=`, 'WyJhIl0'])
      expect(readPosition(changed, 'production', everything)).toBe('malformed')
  })

  test('is of one environment and one filter', () => {
    fc.assert(
      fc.property(position, filter, filter, (written, asked, other) => {
        const text = positionText(written, 'development', asked)
        expect(readPosition(text, 'production', asked)).toBe('other environment')
        fc.pre(asked.status !== other.status || asked.partnerId !== other.partnerId)
        expect(readPosition(text, 'development', other)).toBe('other filter')
      }),
    )
  })
})

describe('a reader goes on', () => {
  const from = (number: bigint, state: Partial<Parameters<typeof startAfter>[1]>) =>
    startAfter({ life: 'any', number }, { isKnown: true, followedAt: null, newest: '100', ...state })

  test.each([
    ['where it was, in the newest life', 100n, {}, 100n],
    ['where it was, when nothing of what it saw was lost', 80n, { followedAt: '81' }, 80n],
    ['before what may have been lost and given again', 95n, { followedAt: '81' }, 80n],
    ['before it too when the new life has come as far', 95n, { followedAt: '81', newest: '95' }, 80n],
    ['nowhere when the database has no such life', 5n, { isKnown: false }, 'lost'],
    ['nowhere when it is ahead of the database in the same life', 101n, {}, 'lost'],
  ] as const)('%s', (_where, number, state, start) => {
    expect(from(number, state)).toBe(start)
  })
})

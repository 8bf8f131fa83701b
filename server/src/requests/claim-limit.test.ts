import { expect, test } from 'vitest'
import { claimLimit } from './claim-limit.ts'

const at = (minutes: number) => new Date(1_795_168_800_000 + minutes * 60_000)

test('twenty wrong keys of a partner are logged at once, then one a minute; another partner’s are its own', () => {
  const mayClaim = claimLimit()
  const logged = (partnerId: string, tries: number, minutes: number) =>
    Array.from({ length: tries }, () => mayClaim(partnerId, at(minutes))).filter(Boolean).length
  expect(logged('prt_1', 1_000, 0)).toBe(20)
  expect(logged('prt_1', 1_000, 3)).toBe(3)
  expect(logged('prt_2', 1_000, 3)).toBe(20)
  expect(logged('prt_1', 1_000, 600)).toBe(20)
})

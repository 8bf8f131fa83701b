/** Where two texts part: what both begin with, then a stretch of each. `at` counts characters from 0. */
export type Difference = { at: number; before: string; signed: string; given: string }

const context = 32
const stretch = 60

/** null: they are the same. `signed` is what was signed, `given` what stands in its place. */
export function differenceOf(signed: string, given: string): Difference | null {
  if (signed === given) return null
  let at = 0
  while (at < signed.length && signed[at] === given[at]) at += 1
  return {
    at,
    before: signed.slice(Math.max(0, at - context), at),
    signed: signed.slice(at, at + stretch),
    given: given.slice(at, at + stretch),
  }
}

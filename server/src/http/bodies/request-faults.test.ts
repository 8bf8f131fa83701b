import { describe, expect, test } from 'vitest'
import { Type } from 'typebox'
import { requestJudge } from './request-faults.ts'

const names = Array.from({ length: 20 }, (_, index) => `recipient_district_${index}`)
const judge = requestJudge(
  Type.Object(Object.fromEntries(names.map((name) => [name, Type.Optional(Type.String())])), {
    additionalProperties: false,
  }),
)

describe('of very many faults', () => {
  const unknown = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`recipient_districts${index}`, 1]))

  test('fifty are told', () => {
    expect(judge(unknown(10_000))).toHaveLength(50)
  })

  test('none costs more than those that are told', () => {
    const took = (count: number) => {
      const began = performance.now()
      judge(unknown(count))
      return performance.now() - began
    }
    const least = (count: number) => Math.min(...Array.from({ length: 5 }, () => took(count)))
    least(100)
    // 10 times as long, when the nearest name of each was looked for
    expect(least(10_000) - least(1_000)).toBeLessThan(20 * least(60))
  })
})

import { expect, test } from 'vitest'
import { type KeptAnswers, keptAnswers } from './kept-answers.ts'

const [made, changed] = [{}, {}]
const keep = (kept: KeptAnswers, key: string, text: string) => {
  for (let time = 0; time < 2; time++) kept.keep(key, made, answer(text))
}
const answer = (text: string) => ({ text, fields: { text } })

test('an answer is kept by its request from the second time on, until what it is made of is another', () => {
  const kept = keptAnswers()
  kept.keep('/region?search=a', made, answer('A'))
  expect(kept.find('/region?search=a', made)).toBe(null)
  kept.keep('/region?search=a', made, answer('A'))
  expect(kept.find('/region?search=a', made)).toMatchObject(answer('A'))
  expect(kept.find('/region?search=b', made)).toBe(null)
  expect(kept.find('/region?search=a', changed)).toBe(null)
  expect(kept.find('/region?search=a', made)).toBe(null)
  expect(kept.letters()).toBe(0)
})

test('those asked for last are kept, and never more letters than the most', () => {
  const kept = keptAnswers(30)
  for (const key of ['a', 'b', 'c']) keep(kept, key, '123456789')
  kept.find('a', made)
  keep(kept, 'd', '123456789')
  expect(['a', 'b', 'c', 'd'].filter((key) => kept.find(key, made))).toEqual(['a', 'c', 'd'])
  expect(kept.letters()).toBe(30)
  keep(kept, 'a', '12')
  expect(kept.letters()).toBe(23)
  keep(kept, 'large', '1'.repeat(100))
  expect(kept.find('large', made)).toBe(null)
  expect(kept.letters()).toBe(0)
})

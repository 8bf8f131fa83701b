import { expect, test } from 'vitest'
import { readChoices, withChoice } from './recent-choices.ts'

const ids = (choices: readonly { id: string }[]) => choices.map(({ id }) => id)

test('the newest choice stands first, once, and the oldest are forgotten', () => {
  let choices: ReturnType<typeof readChoices> = []
  for (const id of ['a', 'b', 'a', 'c', 'd', 'e', 'f', 'g']) choices = withChoice(choices, { id })
  expect(ids(choices)).toEqual(['g', 'f', 'e', 'd', 'c', 'a'])
})

test.each([null, '', 'not JSON', '{}', '[1, null, {}, {"id": 1}, {"id": "a", "order": {"id": "o"}}]'])(
  'what is stored and is no choice is not read: %s',
  (text) => {
    expect(readChoices(text)).toEqual([])
  },
)

test('what was stored is read again, no more than is kept', () => {
  const stored = Array.from({ length: 9 }, (_, place) => ({ id: String(place) }))
  expect(ids(readChoices(JSON.stringify(stored)))).toEqual(['0', '1', '2', '3', '4', '5'])
})

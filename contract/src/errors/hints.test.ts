import { expect, test } from 'vitest'
import { languages } from '../languages.ts'
import { hints } from './hints.ts'

const said = Object.entries(hints).map(
  ([name, hint]) =>
    [
      name,
      typeof hint === 'function' ? (hint as (...values: string[]) => Record<string, string>)('7', '8', '9') : hint,
    ] as const,
)

/** Calls, codes, fields and numbers, which are the same in every language. */
const namesIn = (text = ''): string[] =>
  [...new Set(text.match(/(?:GET|POST) \/[a-z0-9/]+|[A-Z]{2,}(?:_[A-Z]+)+|[a-z]+(?:_[a-z]+)+|\d+/g) ?? [])].toSorted()

test.each(said)('%s says the same in every language', (_name, text) => {
  expect(Object.keys(text)).toEqual([...languages])
  for (const language of languages) {
    expect(text[language]).toMatch(/^[A-Z0-9“](?:.|\n)*[^ ]$/)
    expect(namesIn(text[language])).toEqual(namesIn(text.en))
    if (language !== 'en') expect(text[language]).not.toBe(text.en)
  }
})

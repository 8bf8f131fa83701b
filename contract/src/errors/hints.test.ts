import { expect, test } from 'vitest'
import { languages, type Text } from '../languages.ts'
import { hints } from './hints.ts'

/** Values of hints that take others than words. */
const samples: {
  [Name in keyof typeof hints]?: (typeof hints)[Name] extends (...values: infer Values) => unknown ? Values : never
} = {
  lineOfFile: [7, 'the SKU is missing'],
  nothingImported: [1200],
  rateLimited: [3000, 60, 12],
  tooManyInvitations: [100],
  tooManyInvitationsTo: [5],
  overLimit: [1_205_000, 50_000, 'g'],
  belowMinimum: [0, 1, 'cm'],
  volumeOverLimit: [60_000, 50_000],
  goodsOverInsurance: [25_000_000, 20_000_000],
  codOverLimit: [6_000_000, 5_000_000],
  codBelowCost: [40_000, 44_659],
  stockShort: ['SAMPLE-KOPI', 1200, 1],
  headersTooLarge: [16_384],
  bodyTooLarge: [262_144],
  bodyOfBytes: [300_014, 262_144],
  tooMany: [41, 40, 'character'],
  tooFew: [0, 1, 'item'],
  noSuchCourier: ['KILATT', 'KILAT'],
  notOneOf: ['COOD', 'PREPAID, COD', 'COD'],
  typeUnsupported: ['text/plain', ['application/json', 'multipart/form-data']],
  typeMissing: [['application/json']],
  valueOfType: ['integer'],
  jsonUnexpected: [1, 28, '}'],
  otherEnvironment: ['key', 'production', 'development'],
  regionCode: ['district', '31.71.01', 'Gambir'],
  regionOfLevel: ['31.71', 'city'],
  noSuchRegion: ['31.99', 'city'],
}

const said = Object.entries(hints).map(([name, hint]) => {
  const values: unknown[] = samples[name as keyof typeof samples] ?? ['7', '8', '9']
  return [name, typeof hint === 'function' ? (hint as (...all: unknown[]) => Text)(...values) : hint] as const
})

/** Calls, codes, fields and numbers, which are the same in every language. */
const namesIn = (text = ''): string[] =>
  [
    ...new Set(
      text
        .replaceAll(/(\d)[.,](?=\d)/g, '$1')
        .match(/(?:GET|POST) \/[a-z0-9/]+|[A-Z]{2,}(?:_[A-Z]+)+|[a-z]+(?:_[a-z]+)+|\d+/g) ?? [],
    ),
  ].toSorted()

test.each(said)('%s says the same in every language', (_name, text) => {
  expect(Object.keys(text)).toEqual([...languages])
  for (const language of languages) {
    expect(text[language]).toMatch(/^\S.*\S$/)
    expect(namesIn(text[language])).toEqual(namesIn(text.en))
    if (language !== 'en') expect(text[language]).not.toBe(text.en)
  }
})

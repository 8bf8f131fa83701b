import { expect, test } from 'vitest'
import { pageLanguage } from './page-language.ts'

test.each([
  [undefined, undefined, 'en'],
  [undefined, 'id', 'id'],
  ['language=id', undefined, 'id'],
  ['language=id', 'en', 'id'],
  ['language=en', 'id', 'en'],
  ['theme=dark; language=id; a=b', 'en', 'id'],
  ['theme=dark;language=id', 'en', 'id'],
  // What is no language of ours counts for nothing
  ['language=', 'id', 'id'],
  ['language=fr', 'id', 'id'],
  ['language=__proto__', undefined, 'en'],
  ['my-language=en', 'id', 'id'],
  [`${'x=y; '.repeat(10_000)}language=en`, 'id', 'id'],
])('cookies %s and Accept-Language %s give %s', (cookie, accepted, language) => {
  expect(pageLanguage({ cookie, 'accept-language': accepted })).toBe(language)
})

import { expect, test } from 'vitest'
import { openApiCalls } from '../calls/open-api-calls.ts'
import type { ErrorCode } from '../errors/error-catalogue.ts'
import { detailsOf, errorDetails } from '../errors/error-details.ts'
import { languages } from '../languages.ts'
import { allRows } from './fields.ts'
import type { Part, ReferencePage } from './page.ts'
import { pageNamePattern } from './page-names.ts'
import { placesOf } from './places.ts'
import { referencePage } from './reference.ts'
import { requestSchema } from './reference-call.ts'
import { referencePages } from './reference-pages.ts'
import { translations } from './translations.ts'

const others = languages.filter((language) => language !== 'en')
const translated = others.flatMap((language) =>
  referencePages.map((name) => [language, name, referencePage(name, language), referencePage(name)] as const),
)

test('every page is in every language', () => {
  expect(translated).toHaveLength(others.length * referencePages.length)
  for (const [language, name, page] of translated) expect(page).toMatchObject({ name, language })
})

test.each(translated)('%s: %s has the places of the English page, in its order', (_language, _name, page, english) => {
  expect(placesOf(page)).toEqual(placesOf(english))
  expect(page.sections.map(({ parts }) => parts.map(({ kind }) => kind))).toEqual(
    english.sections.map(({ parts }) => parts.map(({ kind }) => kind)),
  )
})

/** Each text of a page by where it stands. */
const textsOf = ({ summary, lead, sections }: ReferencePage): [place: string, text: string][] => [
  ['summary', summary],
  ['lead', lead],
  ...sections.flatMap(({ id, title, parts }): [string, string][] => [
    [`${id} title`, title],
    ...parts.flatMap((part, index) =>
      textsOfPart(part).map(([at, text]): [string, string] => [`${id} ${index} ${at}`, text]),
    ),
  ]),
]

function textsOfPart(part: Part): [place: string, text: string][] {
  if (part.kind === 'prose') return [['prose', part.markdown]]
  if (part.kind === 'fields') return allRows(part.rows).map(({ id, description }) => [id, description])
  if (part.kind === 'errors')
    return part.rows.flatMap(({ id, message, cause, remedy, details }): [string, string][] => [
      [`${id} message`, message],
      [`${id} cause`, cause],
      [`${id} remedy`, remedy],
      ...details.map(([name, text]): [string, string] => [`${id} ${name}`, text]),
    ])
  return part.kind === 'events' ? part.events.map(({ id, description }) => [id, description]) : []
}

const sorted = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([all]) => all).toSorted()
const withoutCode = (text: string): string => text.replaceAll(/```[\s\S]*?```|`[^`]*`/g, ' ')

/** What a translation leaves as it is. */
function keptOf(text: string) {
  const words = withoutCode(text)
  return {
    code: sorted(text, /```[\s\S]*?```|`[^`]*`/g),
    names: sorted(words, /\b(?:GET|POST) \/[a-z0-9/-]*[a-z0-9]|(?<![\w$-])[A-Z]{2,}(?:_[A-Z]+)+(?!\w)/g),
    links: sorted(words, /\]\([^)]+\)/g),
    pages: sorted(words, new RegExp(pageNamePattern, 'g')).length,
    numbers: sorted(words.replaceAll(/(\d)[.,:](?=\d)/g, '$1'), /\d+/g),
    tables: text
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .map((row) => row.split('|').length),
    lists: text.split('\n').filter((line) => /^(?:-|\d+\.) /.test(line)).length,
    strong: sorted(text, /\*\*/g).length,
  }
}

test.each(translated)(
  '%s: %s keeps codes, names, links, numbers, tables and lists',
  (_language, _name, page, english) => {
    const englishTexts = new Map(textsOf(english))
    for (const [place, text] of textsOf(page))
      expect({ place, ...keptOf(text) }).toEqual({ place, ...keptOf(englishTexts.get(place) ?? '') })
  },
)

/** Words that only an English sentence has. */
const english = /\b(?:the|is|are|of|with|and|from|when|if|your)\b/i

test.each(translated)('%s: %s has no English sentence left', (_language, _name, page) => {
  const left = textsOf(page).filter(([, text]) => english.test(withoutCode(text).replaceAll(/\]\([^)]*\)/g, ']')))
  expect(left).toEqual([])
})

/** Words of a dictionary that developers don't use, spellings that are wrong, and rupiah written apart from its number. */
const odd =
  /\b(?:peladen|galat|surel|pranala|antrian|ijin|resiko|analisa|aktifitas|respon|merubah|silahkan|di(?: |-)(?:kirim|batalkan|tolak|terima|pakai|ambil|buat|hitung|simpan)\w*|Rp \d)\b/i

test.each(referencePages)('id: %s is in the Indonesian of developers', (name) => {
  expect(textsOf(referencePage(name, 'id')).filter(([, text]) => odd.test(text))).toEqual([])
})

const fieldTextsOf = ({ call, sections }: ReferencePage): string[] => [
  ...Object.values(call?.file ?? {}),
  ...sections.flatMap(({ parts }) =>
    parts.flatMap((part) => (part.kind === 'fields' ? allRows(part.rows).map(({ description }) => description) : [])),
  ),
]

/** What editors show of a request's fields, among them the elements of lists. */
const schemaTextsOf = (schema: object): string[] =>
  JSON.stringify(schema)
    .split('"description":')
    .slice(1)
    .map((rest) => JSON.parse(/^"(?:[^"\\]|\\.)*"/.exec(rest)?.[0] ?? '""') as string)

const detailTexts = (Object.keys(errorDetails) as ErrorCode[]).flatMap((code) =>
  detailsOf(code).map(([, { description }]) => description),
)

test.each(others)('%s: no field has a translation that nothing uses, or an empty one', (language) => {
  const used = new Set([
    ...referencePages.map((name) => referencePage(name)).flatMap(fieldTextsOf),
    ...openApiCalls.flatMap((call) => schemaTextsOf(requestSchema(call))),
    ...detailTexts,
  ])
  const texts = Object.entries(translations[language].fields)
  expect(texts.filter(([key]) => !used.has(key))).toEqual([])
  expect(texts.filter(([, text]) => text.trim() === '')).toEqual([])
})

test.each(others)('%s: what an editor says of a request is translated', (language) => {
  for (const call of openApiCalls) {
    const texts = schemaTextsOf(requestSchema(call))
    expect(schemaTextsOf(requestSchema(call, language))).toEqual(
      texts.map((text) => translations[language].fields[text]),
    )
  }
})

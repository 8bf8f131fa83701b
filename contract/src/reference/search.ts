import { type Language, languages } from '../languages.ts'
import { overview } from './overview.ts'
import { referencePage } from './reference.ts'
import { isGuide, referencePages, referencePath } from './reference-pages.ts'
import { allRows } from './fields.ts'
import type { Part, ReferencePage } from './page.ts'
import { sectionsOf } from './prose.ts'
import { meant, withoutPhrases } from './search-words.ts'

/** A place in the reference. */
export type Place = {
  kind: 'page' | 'section' | 'field' | 'error' | 'event'
  title: string
  /** Its address at the portal's door: `/documentation/order/send/v2#error.ORDER_DUPLICATE`. */
  path: string
  text: string
}

type Indexed = Place & { weight: number; titleWords: ReadonlySet<string>; textWords: ReadonlySet<string> }
type Index = { places: Indexed[]; rarity: (word: string) => number }

let index: Index | null = null

/**
 * The places that the words are about, best first, each in the language that it fits best. Words match from their
 * beginnings on, and what partners call a thing finds what the API calls it: `ongkir`, `resi`, `bayar di tempat`.
 */
export function searchReference(query: string, most = 10): Place[] {
  const wanted = [...new Set(wordsOf(withoutPhrases(query)))].slice(0, 20)
  const { places, rarity } = (index ??= makeIndex())
  const seen = new Set<string>()
  return places
    .map((place) => ({ place, score: scoreOf(place, wanted, rarity) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .filter(({ place: { path } }) => !seen.has(path) && seen.add(path))
    .slice(0, most)
    .map(({ place: { kind, title, path, text } }) => ({ kind, title, path, text: excerpt(text, wanted) }))
}

/** `Weight_g of items` is `weight_g`, `weight`, `g`, `of`, `items`: a name is found whole and by its parts. */
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z0-9_]+/g) ?? []).flatMap((word) =>
    word.includes('_') ? [word, ...word.split('_').filter((part) => part !== '')] : [word],
  )

const shortest = 3

/** How well the word is met: whole, else as the beginning of one, else as an inflection (`cancelling`, `cancel`). */
function fit(word: string, words: ReadonlySet<string>): number {
  if (words.has(word)) return 1
  if (word.length < shortest) return 0
  for (const other of words)
    if (other.startsWith(word) || (other.length > shortest && word.startsWith(other))) return 0.5
  return 0
}

/** A word that only means what was typed counts for a little less. */
const asOther = 0.95

const meanings = (word: string): string[] => [
  word,
  ...(Object.hasOwn(meant, word) ? (meant[word] ?? '').split(' ') : []),
]

const ofKind: Record<Place['kind'], number> = { page: 1.4, error: 1.2, event: 1.1, section: 1, field: 1 }

function scoreOf({ weight, titleWords, textWords }: Indexed, wanted: string[], rarity: Index['rarity']): number {
  let score = 0
  let met = 0
  for (const word of wanted) {
    const scores = meanings(word).map((meaning) => {
      const fitting = 4 * fit(meaning, titleWords) + fit(meaning, textWords)
      return rarity(meaning) * fitting * (meaning === word ? 1 : asOther)
    })
    const best = Math.max(...scores)
    if (best > 0) met++
    score += best
  }
  return score * (met / wanted.length) ** 2 * weight
}

function makeIndex(): Index {
  const places = [...overviewPlaces(), ...languages.flatMap(placesIn)].map(indexed)
  const counts = new Map<string, number>()
  for (const { titleWords, textWords } of places)
    for (const word of new Set([...titleWords, ...textWords])) counts.set(word, (counts.get(word) ?? 0) + 1)
  return { places, rarity: (word) => Math.log(1 + places.length / (counts.get(word) ?? 1)) }
}

function indexed({ kind, title, path, text, weight = 1 }: Found): Indexed {
  const named = wordsOf(title)
  const titleWords = new Set(kind === 'page' ? [...named, ...named.flatMap(saidFor)] : named)
  return { kind, title, path, text, weight: ofKind[kind] * weight, titleWords, textWords: new Set(wordsOf(text)) }
}

/** What partners call what the API calls so: `region` is `wilayah`. */
const saidFor = (word: string): string[] => Object.keys(meant).filter((said) => meant[said]?.split(' ').includes(word))

function placesIn(language: Language): Found[] {
  const seen = new Set<string>()
  return (
    referencePages
      .map((name) => referencePage(name, language))
      .flatMap(placesOf)
      // An error is listed once: on its own page, else on the first that has it.
      .toSorted((one, other) => Number(isCommon(one)) - Number(isCommon(other)))
      .filter(({ kind, title }) => kind !== 'error' || (!seen.has(title) && seen.add(title)))
  )
}

/** `common`: an error that every call can have. `weight`: how much rather than others it is what is sought. */
type Found = Place & { common?: boolean; weight?: number }
const isCommon = ({ common = false }: Found): boolean => common

const overviewPlaces = (): Found[] =>
  sectionsOf(overview).sections.map(({ title, text }) => ({ kind: 'section', title, path: '/llms.txt', text }))

const weightOf = ({ name, call }: ReferencePage): number => (call?.deprecated ? 0.85 : isGuide(name) ? 0.9 : 1)

function placesOf(page: ReferencePage): Found[] {
  const path = referencePath(page.name)
  const route = page.call ? ` (${page.call.method} ${page.call.path})` : ''
  return [
    {
      kind: 'page',
      title: `${page.title}${route}`,
      path,
      text: `${page.summary} ${page.lead}`,
      weight: weightOf(page),
    },
    ...page.sections.flatMap(({ id, title, parts }): Found[] => {
      const text = parts.flatMap((part) => (part.kind === 'prose' ? [part.markdown] : [])).join('\n')
      const common = id === 'common-errors'
      return [
        { kind: 'section', title: `${page.title}: ${title}`, path: `${path}#${id}`, text },
        ...parts.flatMap((part) => placesOfPart(part, page.title, path).map((place) => ({ ...place, common }))),
      ]
    }),
  ]
}

function placesOfPart(part: Part, page: string, path: string): Found[] {
  if (part.kind === 'fields')
    return allRows(part.rows).map((row) => ({
      kind: 'field',
      title: `${page}: ${row.path}`,
      path: `${path}#${row.id}`,
      text: [row.description, ...row.values, ...row.errors].join(' '),
    }))
  if (part.kind === 'errors')
    return part.rows.map(({ id, code, message, cause, remedy }) => ({
      kind: 'error',
      title: code,
      path: `${path}#${id}`,
      text: `${message} ${cause} ${remedy}`,
    }))
  if (part.kind !== 'events') return []
  return part.events.map(({ id, name, title, description }) => ({
    kind: 'event',
    title: name,
    path: `${path}#${id}`,
    text: `${title}. ${description}`,
  }))
}

const maxExcerptLength = 280

/** The part of the text that has the first word met. */
function excerpt(text: string, wanted: readonly string[]): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= maxExcerptLength) return line
  const lower = line.toLowerCase()
  const places = wanted.map((word) => lower.indexOf(word)).filter((at) => at >= 0)
  const from = Math.max(0, Math.min(line.length - maxExcerptLength, Math.min(...places, line.length) - 60))
  return `${from > 0 ? '…' : ''}${line.slice(from, from + maxExcerptLength).trim()}…`
}

import { forgiven, type Mistakes, mistakes } from '@edis/contract/errors/edit-distance'
import { otherWords, withoutPhrases } from '@edis/contract/reference/search-words'
import { joined, wordsOf } from './words.ts'

/** What can be found, the more important first where nothing else decides. */
export const kinds = ['order', 'page', 'call', 'setting', 'guide', 'section', 'field', 'event', 'error'] as const
export type Kind = (typeof kinds)[number]

/** Something that can be found by its names; what is around it tells it from others of the same name. */
export type Searchable = {
  kind: Kind
  names: readonly string[]
  around: string
  /** It stands after those of its kind that fit as well: deprecated, or the same on every page. */
  minor?: boolean
}

/** An entry as the search reads it. */
type Prepared<E> = {
  entry: E
  place: number
  /** Its names without anything between their words. */
  whole: string[]
  /** The words of its names, and what several make without spaces: `postal`, `code`, `postalcode`. */
  own: ReadonlySet<string>
  words: ReadonlySet<string>
  around: ReadonlySet<string>
}

export type Index<E> = readonly Prepared<E>[]

/** Longer texts are cut, so that no text takes long. */
const maxTextLength = 200
const maxWords = 8
const maxWordLength = 40

/** From this many good ones on, what is only similar is left out. */
const enough = 6

/** Bounds a field that every call has, so that it leaves room for others. To find one page's, name the page. */
const maxPerName = 5

export const indexOf = <E extends Searchable>(entries: readonly E[]): Index<E> =>
  entries.map((entry, place) => {
    const names = entry.names.map(wordsOf)
    const runs = names.flatMap((words) => words.map((_, start) => joined(words.slice(start))))
    return {
      entry,
      place,
      whole: names.map(joined),
      own: new Set([...names.flat(), ...runs]),
      words: new Set(names.flat()),
      around: new Set(wordsOf(entry.around)),
    }
  })

/** How well an entry fits, the less the better: its tier, within it the mistakes, then the rest. */
type Fit = { tier: number; mistaken: number; distance: number }

const tiers = { exact: 0, beginning: 1, words: 2, around: 3, similar: 4 } as const

/**
 * The entries that a text fits, best first: the whole name, its beginning or whole words of it, the beginnings of its
 * words, words around it, and names with mistakes in them. Words may stand in any order.
 */
export function search<E extends Searchable>(index: Index<E>, text: string, most = 40): E[] {
  const words = wordsOf(text.slice(0, maxTextLength))
  if (words.length === 0) return []
  const whole = joined(words)
  const asked = wordsOf(withoutPhrases(text.slice(0, maxTextLength)))
    .slice(0, maxWords)
    .map((word) => askedWord(word.slice(0, maxWordLength)))
  const found = index.flatMap((prepared) => {
    const fit = fitOf(prepared, whole, asked, false)
    return fit ? [{ prepared, fit }] : []
  })
  if (found.filter(({ fit }) => fit.tier <= tiers.words).length < enough) {
    const known = new Set(found.map(({ prepared }) => prepared))
    for (const prepared of index) {
      const fit = known.has(prepared) ? null : fitOf(prepared, whole, asked, true)
      if (fit) found.push({ prepared, fit })
    }
  }
  const seen = new Map<string, number>()
  return found
    .toSorted(inOrder)
    .filter(({ prepared: { entry } }) => {
      const name = `${entry.kind} ${entry.names[0] ?? ''}`
      const before = seen.get(name) ?? 0
      seen.set(name, before + 1)
      return before < maxPerName
    })
    .slice(0, most)
    .map(({ prepared }) => prepared.entry)
}

/** Their order says more than how long their names are. */
const inGivenOrder: ReadonlySet<Kind> = new Set(['call', 'setting', 'error'])

type Ranked = { prepared: Prepared<Searchable>; fit: Fit }

function inOrder({ prepared: one, fit: a }: Ranked, { prepared: other, fit: b }: Ranked): number {
  return (
    a.tier - b.tier ||
    (a.tier === tiers.similar ? a.mistaken + a.distance - b.mistaken - b.distance : 0) ||
    kinds.indexOf(one.entry.kind) - kinds.indexOf(other.entry.kind) ||
    Number(one.entry.minor ?? false) - Number(other.entry.minor ?? false) ||
    a.distance - b.distance ||
    (inGivenOrder.has(one.entry.kind) ? 0 : lengthOf(one) - lengthOf(other)) ||
    one.place - other.place
  )
}

const lengthOf = ({ whole }: Prepared<unknown>): number => whole[0]?.length ?? 0

/** A word of the text, what else it may mean, and what was found out of the index's words. */
type AskedWord = { word: string; others: string[]; similar: Map<string, Mistakes> }

const askedWord = (word: string): AskedWord => ({ word, others: otherWords(word), similar: new Map() })

function fitOf(
  { whole, own, words, around }: Prepared<unknown>,
  text: string,
  asked: readonly AskedWord[],
  similar: boolean,
): Fit | null {
  if (whole.includes(text)) return { tier: tiers.exact, mistaken: 0, distance: 0 }
  let [distance, mistaken, named] = [0, 0, false]
  let onlyWholeWords = true
  let isAround = true
  for (const word of asked) {
    const inName = Math.min(distanceOf(word.word, own), ...word.others.map((other) => distanceOf(other, own) + 0.5))
    const besides =
      Math.min(distanceOf(word.word, around), ...word.others.map((other) => distanceOf(other, around))) + 1
    const nearest = Math.min(inName, besides)
    if (nearest === Infinity) {
      const errors = similar ? Math.min(mistakesOf(word, own, words), mistakesOf(word, around, around) + 1) : Infinity
      if (errors === Infinity) return null
      mistaken += errors
      named ||= mistakesOf(word, own, words) < Infinity
      continue
    }
    distance += nearest
    named ||= inName < Infinity
    onlyWholeWords &&= inName <= 0.5
    isAround &&= inName === Infinity
  }
  if (mistaken > 0) return named ? { tier: tiers.similar, mistaken, distance } : null
  if (onlyWholeWords || whole.some((name) => name.startsWith(text)))
    return { tier: tiers.beginning, mistaken, distance }
  return { tier: isAround ? tiers.around : tiers.words, mistaken, distance }
}

/** 0: one of the words; 1: the beginning of one; Infinity: neither. */
function distanceOf(word: string, words: ReadonlySet<string>): number {
  if (words.has(word)) return 0
  for (const known of words) if (known.startsWith(word)) return 1
  return Infinity
}

/** The fewest mistakes that make the word of one of `all`; half a one more for the beginning of one of `words`. */
function mistakesOf({ word, similar }: AskedWord, all: ReadonlySet<string>, words: ReadonlySet<string>): number {
  let fewest = Infinity
  for (const known of all) {
    let count = similar.get(known)
    if (count === undefined) similar.set(known, (count = countMistakes(word, known)))
    const { whole, beginning } = count
    fewest = Math.min(fewest, whole, words.has(known) ? beginning + 0.5 : Infinity)
  }
  return fewest
}

const shortestMistaken = 3

function countMistakes(word: string, known: string): Mistakes {
  if (word.length < shortestMistaken) return { whole: Infinity, beginning: Infinity }
  const most = forgiven(Math.max(word.length, Math.min(known.length, word.length + 2)))
  const { whole, beginning } = mistakes(word, known, most)
  return { whole, beginning: beginning <= forgiven(word.length) ? beginning : Infinity }
}

import { letterBits, letterMask, nameStart, wordStart } from './name-letters.ts'
import type { Postings, WrittenNames } from './name-postings.ts'

/**
 * How well a name matches, the best first: the whole name, its beginning, beginnings of its words, anything in them, and
 * last beginnings of words of its own and of the regions that it lies in.
 */
export const ranksOfNames = [0, 1, 2, 3] as const
export const rankByPlaces = 4
export const none = 5

type Letters = readonly number[]

export type Wording = {
  phrase: Letters
  words: readonly Letters[]
  /** The letters of each word, and of all. */
  masks: readonly number[]
  mask: number
  /** Which words begin one of a place's name or of the places' around it, a bit each; null: not looked at yet. */
  places: Uint8Array | null
}

/** More words are found in names alone: a bit each. */
const maxWordsOfPlaces = 8

/**
 * Reads the names. Each lies in the place of its parent's id, which is lower, or in none: -1. Who lies in the same place
 * follow each other, in the order of their places.
 */
export function nameMatch(names: WrittenNames, parents: Int32Array, beginning: Postings['beginning']) {
  const { letters, starts } = names
  const masks = new Int32Array(parents.length)
  for (let id = 0; id < masks.length; id += 1) masks[id] = letterMask(letters, starts[id]!, starts[id + 1]!)
  const inside = insides(parents)

  return {
    wordingOf: (phrase: Letters, words: readonly Letters[]): Wording => ({
      phrase,
      words,
      masks: words.map((word) => letterMask(word, 0, word.length)),
      mask: letterMask(phrase, 0, phrase.length),
      places: null,
    }),
    rankOfName,
    /** Whether words of its own and of its places begin as the wording's do, and its name alone does not match. */
    isByPlaces,
    /** Those of the ids in the range, ascending. */
    byPlaces(wording: Wording, { from, to }: { from: number; to: number }): number[] {
      const { words } = wording
      if (words.length < 2) return []
      const bits = placesOf(wording)
      // Its rarest word is the name's own, or a place's around it
      const lists = words.map((word) => beginning(word))
      const rarest = lists.indexOf(lists.reduce((a, b) => (b.length < a.length ? b : a)))
      const found = new Set<number>()
      const look = (id: number) => {
        if (isByPlaces(id, wording)) found.add(id)
      }
      for (const id of lists[rarest]!) if (id >= from && id < to) look(id)
      for (let place = 0; place < bits.length; place += 1) {
        if (!(bits[place]! & (1 << rarest))) continue
        const end = Math.min(inside.ends[place]!, to)
        for (let id = Math.max(inside.starts[place]!, from); id < end; id += 1) look(id)
      }
      return [...found].toSorted((a, b) => a - b)
    },
  }

  function isByPlaces(id: number, wording: Wording): boolean {
    const around = placesOf(wording)[parents[id]!] ?? 0
    const all = 2 ** wording.words.length - 1
    if (around === 0 || !mayHave(id, wording, all & ~around)) return false
    const own = ownBits(id, wording)
    return own !== 0 && (own | around) === all && rankOfName(id, wording) === none
  }

  function placesOf(wording: Wording): Uint8Array {
    if (wording.places) return wording.places
    const { words } = wording
    const bits = new Uint8Array(words.length > maxWordsOfPlaces ? 0 : inside.starts.length)
    words.forEach((word, index) => {
      for (const id of beginning(word)) {
        if (id >= bits.length) break
        if (rankOfWord(word, starts[id]!, starts[id + 1]!) === 2) bits[id]! |= 1 << index
      }
    })
    for (let id = 0; id < bits.length; id += 1) bits[id]! |= bits[parents[id]!] ?? 0
    return (wording.places = bits)
  }

  /** Tells most that lack one of the words without reading them. */
  function mayHave(id: number, { masks: ofWords }: Wording, bits: number): boolean {
    let mask = 0
    for (let index = 0; index < ofWords.length; index += 1) if (bits & (1 << index)) mask |= ofWords[index]!
    return (masks[id]! & mask) === mask
  }

  function rankOfName(id: number, { phrase, words, mask }: Wording): number {
    if ((masks[id]! & mask) !== mask) return none
    const from = starts[id]!
    const to = starts[id + 1]!
    let isBeginning = false
    for (let at = from; at < to; at += 1) {
      if (!(letters[at]! & nameStart) || !matches(phrase, at)) continue
      if (letters[at + phrase.length] === 0) return 0
      isBeginning = true
    }
    if (isBeginning) return 1
    let rank = 2
    for (const word of words) {
      const found = rankOfWord(word, from, to)
      if (found === none) return none
      if (found > rank) rank = found
    }
    return rank
  }

  function rankOfWord(word: Letters, from: number, to: number): number {
    let found = none
    for (let at = from; at < to; at += 1) {
      if (!matches(word, at)) continue
      if (letters[at]! & wordStart) return 2
      found = 3
    }
    return found
  }

  /** Whether the word lies at `at`: within one word of the name, or begun where one begins. */
  function matches(word: Letters, at: number): boolean {
    if ((letters[at]! & letterBits) !== word[0]) return false
    const mayRunOn = (letters[at]! & wordStart) !== 0
    for (let index = 1; index < word.length; index += 1) {
      const letter = letters[at + index]!
      if ((letter & letterBits) !== word[index] || (!mayRunOn && letter & wordStart)) return false
    }
    return true
  }

  function ownBits(id: number, wording: Wording): number {
    let bits = 0
    for (let index = 0; index < wording.words.length; index += 1) {
      const mask = wording.masks[index]!
      if ((masks[id]! & mask) !== mask) continue
      if (rankOfWord(wording.words[index]!, starts[id]!, starts[id + 1]!) === 2) bits |= 1 << index
    }
    return bits
  }
}

/** The ids that lie in each place. */
function insides(parents: Int32Array): { starts: Int32Array; ends: Int32Array } {
  const places = parents.at(-1)! + 1
  const starts = new Int32Array(places)
  const ends = new Int32Array(places)
  parents.forEach((place, id) => {
    if (place < 0) return
    if (ends[place] === 0) starts[place] = id
    ends[place] = id + 1
  })
  return { starts, ends }
}

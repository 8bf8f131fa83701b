import { letterBits, letterMask, nameStart, spell, wordStart } from './name-letters.ts'
import { buildPostings, writeDown } from './name-postings.ts'

type Range = { from: number; to: number }
type NameQuery = { text: string; range: Range; after: number; limit: number }
type NameSearch = (query: NameQuery) => { ids: number[]; next: number | null }

/** How well a name matches, the best first: the whole name, its beginning, beginnings of its words, anything in them. */
const ranks = [0, 1, 2, 3] as const
type Rank = (typeof ranks)[number]
const none = 4
/** A position is the rank and the id from which to go on, so that a page deep in a list costs as little as its first. */
const positionsOfRank = 2 ** 20
/** Longer than any name; what is longer finds nothing. */
const longestText = 100

/**
 * Finds names by any part of them: every word of the text lies in a word of the name, or begins at one and runs into the
 * next (`tanahabang`). Case, accents, punctuation and the words' order do not count. Of equal rank, the lower id first.
 *
 * Each rank is walked by itself, along the rarest of its candidate lists, and only as far as the page needs.
 */
export function nameSearch(own: readonly string[], others: readonly (readonly string[])[]): NameSearch {
  const names = writeDown(own, others)
  const { letters, starts } = names
  const masks = new Int32Array(own.length)
  for (let id = 0; id < masks.length; id += 1) masks[id] = letterMask(letters, starts[id]!, starts[id + 1]!)
  const atNames = buildPostings(names, nameStart)
  const atWords = buildPostings(names, wordStart)
  const anywhere = buildPostings(names, 0)

  return ({ text, range, after, limit }) => {
    const query = text.trim() === '' ? 'all' : prepare(text)
    const ids: number[] = []
    if (query === null) return { ids, next: null }
    const firstRank = Math.floor(after / positionsOfRank)
    for (const rank of query === 'all' ? ([0] as const) : ranks) {
      if (rank < firstRank) continue
      const from = Math.max(range.from, rank === firstRank ? after % positionsOfRank : 0)
      const list = query === 'all' ? null : candidates(query, rank)
      const inList = list !== null && list.length < range.to - from
      let at = inList ? lowerBound(list, from) : from
      const end = inList ? list.length : range.to
      for (; at < end; at += 1) {
        const id = inList ? list[at]! : at
        if (id >= range.to) break
        if (query !== 'all' && rankOf(id, query) !== rank) continue
        if (ids.length === limit) return { ids, next: rank * positionsOfRank + id }
        ids.push(id)
      }
    }
    return { ids, next: null }
  }

  type Query = { phrase: number[]; words: number[][]; mask: number; rarest: Uint32Array; rarestAtWords: Uint32Array }

  /** null: no name can match. */
  function prepare(text: string): Query | null {
    if (text.length > longestText) return null
    const spelt = spell(text)
    if (spelt === null || spelt.length === 0) return null
    const words = wordsOf(spelt)
    const lists = words.map((word) => anywhere.rarestIn(word))
    // The rarest word first: most names fail at it
    const order = words.map((_, index) => index).toSorted((a, b) => lists[a]!.length - lists[b]!.length)
    const phrase = spelt.map((letter) => letter & letterBits)
    return {
      phrase,
      words: order.map((index) => words[index]!),
      mask: letterMask(phrase, 0, phrase.length),
      rarest: lists[order[0]!]!,
      rarestAtWords: words.map((word) => atWords.beginning(word)).reduce(shorter),
    }
  }

  function candidates(query: Query, rank: Rank): Uint32Array {
    if (rank < 2) return atNames.beginning(query.phrase)
    return rank === 2 ? query.rarestAtWords : query.rarest
  }

  function rankOf(id: number, { phrase, words, mask }: Query): number {
    if ((masks[id]! & mask) !== mask) return none
    const from = starts[id]!
    const to = starts[id + 1]!
    let rank = none
    for (let at = from; at < to; at += 1) {
      if (!(letters[at]! & nameStart) || !matches(phrase, at)) continue
      if (letters[at + phrase.length] === 0) return 0
      rank = 1
    }
    if (rank === 1) return rank
    rank = 2
    for (const word of words) {
      const found = rankOfWord(word, from, to)
      if (found === none) return none
      if (found > rank) rank = found
    }
    return rank
  }

  function rankOfWord(word: number[], from: number, to: number): number {
    let found = none
    for (let at = from; at < to; at += 1) {
      if (!matches(word, at)) continue
      if (letters[at]! & wordStart) return 2
      found = 3
    }
    return found
  }

  /** Whether the word lies at `at`: within one word of the name, or begun where one begins. */
  function matches(word: number[], at: number): boolean {
    if ((letters[at]! & letterBits) !== word[0]) return false
    const mayRunOn = (letters[at]! & wordStart) !== 0
    for (let index = 1; index < word.length; index += 1) {
      const letter = letters[at + index]!
      if ((letter & letterBits) !== word[index] || (!mayRunOn && letter & wordStart)) return false
    }
    return true
  }
}

/** Each word once. */
function wordsOf(spelt: readonly number[]): number[][] {
  const words = new Map<string, number[]>()
  for (let at = 0; at < spelt.length;) {
    const next = spelt.findIndex((letter, index) => index > at && letter & wordStart)
    const end = next < 0 ? spelt.length : next
    const word = spelt.slice(at, end).map((letter) => letter & letterBits)
    words.set(word.join(), word)
    at = end
  }
  return [...words.values()]
}

const shorter = (a: Uint32Array, b: Uint32Array) => (b.length < a.length ? b : a)

function lowerBound(ids: Uint32Array, id: number): number {
  let low = 0
  let high = ids.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (ids[middle]! < id) low = middle + 1
    else high = middle
  }
  return low
}

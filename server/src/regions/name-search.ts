import { letterBits, nameStart, spell, wordStart } from './name-letters.ts'
import { nameMatch, none, rankByPlaces, ranksOfNames, type Wording } from './name-match.ts'
import { buildPostings, writeDown } from './name-postings.ts'
import { nameTypos } from './name-typos.ts'

type Range = { from: number; to: number }
type NameQuery = { text: string; range: Range; after: number; limit: number }
type NamePage = { ids: number[]; next: number | null }
type NameSearch = (query: NameQuery) => NamePage
type Word = readonly number[]
/** With the shortest lists of ids among which all are that it matches, and that it matches at the beginnings of words. */
type ListedWording = Wording & { rarest: Uint32Array; rarestAtWords: Uint32Array }

/**
 * A position is the wording, the rank and the id from which to go on, so that a page deep in a list costs as little as its
 * first.
 */
const positionsOfRank = 2 ** 20
const positionsOfWording = 8 * positionsOfRank
/** Longer than any name; what is longer finds nothing. */
const maxTextLength = 100
/** Of a text with typos, the likeliest: the work for any text is bounded. */
const maxWordings = 8
const maxCorrectedWords = 5

/**
 * Finds names by any part of them: every word of the text lies in a word of the name, or begins at one and runs into the
 * next (`tanahabang`); then those whose words and whose places' words it begins (`gambir jakarta`). Where the text finds
 * nothing, words one letter away stand in for its own. Case, accents, punctuation and the words' order do not count. Of
 * equal rank, the lower id first.
 *
 * Each rank is walked by itself, along the rarest of its candidate lists, and only as far as the page needs.
 */
export function nameSearch(
  own: readonly string[],
  others: readonly (readonly string[])[],
  parents: Int32Array,
): NameSearch {
  const names = writeDown(own, others)
  const meaningsOf = nameTypos(names)
  const atNames = buildPostings(names, nameStart)
  const atWords = buildPostings(names, wordStart)
  const anywhere = buildPostings(names, 0)
  const { wordingOf, rankOfName, byPlaces, isByPlaces } = nameMatch(names, parents, atWords.beginning)

  return (query) => {
    const page: NamePage = { ids: [], next: null }
    if (query.text.trim() === '') {
      walkAll(query, page)
      return page
    }
    const spelt = query.text.length > maxTextLength ? null : spell(query.text)
    if (spelt === null || spelt.length === 0) return page
    const words = wordsOf(spelt)
    const first = Math.floor(query.after / positionsOfWording)
    if (first === 0) {
      walk([listed(bare(spelt), words)], query, page)
      // Who comes from a page of the text as it stands wants no more than that
      if (query.after > 0 || page.ids.length > 0) return page
    }
    const corrected = correctedWords(words).map((meant) => listed(meant.flat(), meant))
    for (let at = Math.max(first, 1); at <= corrected.length && page.next === null; at += 1)
      walk(corrected.slice(0, at), query, page, at)
    return page
  }

  function walkAll({ range, after, limit }: NameQuery, page: NamePage): void {
    const from = Math.max(range.from, after)
    for (let id = from; id < range.to && id < from + limit; id += 1) page.ids.push(id)
    if (from + limit < range.to) page.next = from + limit
  }

  /** Adds to the page what the last of the wordings finds and none before it. */
  function walk(
    wordings: readonly ListedWording[],
    { range, after, limit }: NameQuery,
    page: NamePage,
    number = 0,
  ): void {
    const last = wordings.at(-1)!
    for (const rank of [...ranksOfNames, rankByPlaces] as const) {
      const begin = number * positionsOfWording + rank * positionsOfRank
      if (begin + positionsOfRank <= after) continue
      const from = Math.max(range.from, after - begin)
      const ids = rank === rankByPlaces ? byPlaces(last, { from, to: range.to }) : byName(last, rank, from, range.to)
      for (const id of ids) {
        if (id >= range.to) break
        if (wordings.some((earlier) => earlier !== last && isFoundBy(earlier, id))) continue
        if (page.ids.length === limit) {
          page.next = begin + id
          return
        }
        page.ids.push(id)
      }
    }
  }

  function isFoundBy(other: ListedWording, id: number): boolean {
    return rankOfName(id, other) !== none || isByPlaces(id, other)
  }

  function* byName(wording: ListedWording, rank: number, from: number, to: number): Generator<number> {
    const list = candidates(wording, rank)
    const inList = list.length < to - from
    let at = inList ? lowerBound(list, from) : from
    const end = inList ? list.length : to
    for (; at < end; at += 1) {
      const id = inList ? list[at]! : at
      if (id >= to) return
      if (rankOfName(id, wording) === rank) yield id
    }
  }

  function listed(phrase: Word, words: readonly Word[]): ListedWording {
    const lists = words.map((word) => anywhere.rarestIn(word))
    // The rarest word first: most names fail at it
    const order = words.map((_, index) => index).toSorted((a, b) => lists[a]!.length - lists[b]!.length)
    return {
      ...wordingOf(
        phrase,
        order.map((index) => words[index]!),
      ),
      rarest: lists[order[0]!]!,
      rarestAtWords: words.map((word) => atWords.beginning(word)).reduce(shorter),
    }
  }

  function candidates({ phrase, rarest, rarestAtWords }: ListedWording, rank: number): Uint32Array {
    if (rank < 2) return atNames.beginning(phrase)
    return rank === 2 ? rarestAtWords : rarest
  }

  /** The words as they may have been meant, the likeliest first: those that some name has stay if they can. */
  function correctedWords(words: readonly Word[]): Word[][] {
    if (words.length > maxCorrectedWords) return []
    let likeliest: { cost: number; words: Word[] }[] = [{ cost: 0, words: [] }]
    for (const word of words) {
      const { isKnown, corrections } = meaningsOf(word)
      const choices: { cost: number; word: Word }[] = corrections.map((other, index) => ({
        cost: 1 + index,
        word: other,
      }))
      if (isKnown) choices.unshift({ cost: -maxWordings, word })
      likeliest = likeliest
        .flatMap(({ cost, words: before }) =>
          choices.map((choice) => ({ cost: cost + choice.cost, words: [...before, choice.word] })),
        )
        .toSorted((a, b) => a.cost - b.cost)
        .slice(0, maxWordings + 1)
    }
    return likeliest
      .map((choice) => choice.words)
      .filter((meant) => meant.some((word, index) => word !== words[index]))
      .slice(0, maxWordings)
  }
}

const bare = (spelt: readonly number[]): number[] => spelt.map((letter) => letter & letterBits)

/** Each word once. */
function wordsOf(spelt: readonly number[]): number[][] {
  const words = new Map<string, number[]>()
  for (let at = 0; at < spelt.length;) {
    const next = spelt.findIndex((letter, index) => index > at && letter & wordStart)
    const end = next < 0 ? spelt.length : next
    const word = bare(spelt.slice(at, end))
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

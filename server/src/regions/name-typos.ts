import { letterBits, letterMask, wordStart } from './name-letters.ts'
import type { WrittenNames } from './name-postings.ts'

/** A word of a search as it may have been meant. */
export type Meanings = {
  /** Whether a word of some name begins so. */
  isKnown: boolean
  /** Words one letter away: one too many, one missing, another one, or two that changed places. The likeliest first. */
  corrections: number[][]
}

/** Shorter words are a letter away from too much. */
const shortest = 4
const maxCorrections = 4

/** Looks a word up among all words of the names: one walk over 35,000 of them, of which the letters' masks rule out most. */
export function nameTypos(names: WrittenNames): (word: readonly number[]) => Meanings {
  const { letters, starts, masks, counts } = vocabulary(names)

  return (word) => {
    const found: { id: number; swapped: boolean }[] = []
    const mask = letterMask(word, 0, word.length)
    let isKnown = false
    for (let id = 0; id < masks.length; id += 1) {
      const missing = mask & ~masks[id]!
      // More than one bit: more than one letter is another
      if (missing & (missing - 1)) continue
      const from = starts[id]!
      const length = starts[id + 1]! - from
      if (length >= word.length && missing === 0) isKnown ||= agrees(word, 0, from, word.length)
      const surplus = masks[id]! & ~mask
      if (surplus & (surplus - 1) || Math.abs(length - word.length) > 1 || word.length < shortest) continue
      const change = changeTo(word, from, length)
      if (change !== null) found.push({ id, swapped: change === 'swapped' })
    }
    found.sort((a, b) => Number(b.swapped) - Number(a.swapped) || counts[b.id]! - counts[a.id]! || a.id - b.id)
    const corrections = found
      .slice(0, maxCorrections)
      .map(({ id }) => [...letters.subarray(starts[id], starts[id + 1])])
    return { isKnown, corrections }
  }

  /** Whether as many letters of the word from `at` on are those from `from` on. */
  function agrees(word: readonly number[], at: number, from: number, count: number): boolean {
    for (let index = 0; index < count; index += 1) if (word[at + index] !== letters[from + index]) return false
    return true
  }

  function changeTo(word: readonly number[], from: number, length: number): 'one letter' | 'swapped' | null {
    let at = 0
    while (at < word.length && at < length && word[at] === letters[from + at]) at += 1
    const left = word.length - at
    if (length === word.length) {
      if (left === 0) return null
      if (agrees(word, at + 1, from + at + 1, left - 1)) return 'one letter'
      const swapped = left > 1 && word[at] === letters[from + at + 1] && word[at + 1] === letters[from + at]
      return swapped && agrees(word, at + 2, from + at + 2, left - 2) ? 'swapped' : null
    }
    const isMissing = length > word.length
    const rest = isMissing ? agrees(word, at, from + at + 1, left) : agrees(word, at + 1, from + at, left - 1)
    return rest ? 'one letter' : null
  }
}

/** Every word of the names once, in bytes, with its letters' mask and in how many places it stands. */
function vocabulary({ letters, starts }: WrittenNames) {
  const words = new Map<string, number>()
  const end = starts.at(-1)!
  for (let at = 0; at < end;) {
    let next = at + 1
    while (next < end && letters[next] !== 0 && !(letters[next]! & wordStart)) next += 1
    const word = String.fromCharCode(...letters.subarray(at, next).map((letter) => letter & letterBits))
    words.set(word, (words.get(word) ?? 0) + 1)
    at = letters[next] === 0 ? next + 1 : next
  }
  const kept = { letters: [] as number[], starts: [0], masks: [] as number[], counts: [] as number[] }
  for (const [word, count] of words) {
    const begin = kept.letters.length
    for (let at = 0; at < word.length; at += 1) kept.letters.push(word.charCodeAt(at))
    kept.starts.push(kept.letters.length)
    kept.masks.push(letterMask(kept.letters, begin, kept.letters.length))
    kept.counts.push(count)
  }
  return {
    letters: Uint8Array.from(kept.letters),
    starts: Uint32Array.from(kept.starts),
    masks: Int32Array.from(kept.masks),
    counts: Uint32Array.from(kept.counts),
  }
}

import { forgiven, mistakes } from '@edis/contract/errors/edit-distance'
import { otherWords } from '@edis/contract/reference/search-words'
import { type WordSpan, wordSpans, wordsOf } from './words.ts'

/** A piece of a text, and whether it is what was searched for. */
export type Piece = { text: string; marked: boolean }

/** A text in pieces: what of it answers to the words of `sought`. */
export function pieces(text: string, sought: string): Piece[] {
  const spans = wordSpans(text)
  const marked = wordsOf(sought).flatMap((word) => [...marksOf(word, spans, text)])
  const found: Piece[] = []
  for (let place = 0; place < text.length;) {
    const isMarked = marked.some(([start, end]) => start <= place && place < end)
    let end = place + 1
    while (end < text.length && marked.some(([from, to]) => from <= end && end < to) === isMarked) end += 1
    found.push({ text: text.slice(place, end), marked: isMarked })
    place = end
  }
  return found
}

type Mark = readonly [start: number, end: number]

/** What was typed, else what it may mean, else what is nearly it. */
function marksOf(word: string, spans: readonly WordSpan[], text: string): Mark[] {
  const typed = spans.flatMap((_, index) => runFrom(word, spans, index) ?? [])
  if (typed.length > 0) return typed
  const meant = otherWords(word).flatMap((other) => spans.flatMap((_, index) => runFrom(other, spans, index) ?? []))
  if (meant.length > 0) return meant
  const most = forgiven(Math.min(word.length + 1, text.length))
  if (most === 0) return []
  return spans.flatMap(({ word: known, start, end }): Mark[] => {
    const { whole, beginning } = mistakes(word, known, most)
    return Math.min(whole, beginning) === Infinity || known.length < 3 ? [] : [[start, end]]
  })
}

/** The letters from one word on that begin with what is sought, over what stands between the words: `postalco`. */
function runFrom(sought: string, spans: readonly WordSpan[], index: number): Mark[] | null {
  const start = spans[index]?.start ?? 0
  let rest = sought
  for (const span of spans.slice(index)) {
    if (span.word.startsWith(rest)) return [[start, span.start + rest.length]]
    if (!rest.startsWith(span.word)) return null
    rest = rest.slice(span.word.length)
  }
  return null
}

/** A word of a text and where it stands. */
export type WordSpan = { word: string; start: number; end: number }

const word = /\p{Lu}+(?!\p{Ll})\p{N}*|\p{Lu}?[\p{Ll}\p{Lo}\p{M}\p{N}]+|\p{Lu}+/gu

/** The words of a text in small letters: those of `postal_code`, `postalCode`, `postal.code` and `Postal Code` are alike. */
export const wordSpans = (text: string): WordSpan[] =>
  [...text.matchAll(word)].map(([found], index, all) => {
    const start = all[index]?.index ?? 0
    return { word: found.toLowerCase(), start, end: start + found.length }
  })

export const wordsOf = (text: string): string[] => wordSpans(text).map((span) => span.word)

/** A name without anything between its words: `postalcode`. */
export const joined = (words: readonly string[]): string => words.join('')

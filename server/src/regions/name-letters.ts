/**
 * Names as bytes: a–z are 1 to 26, 0–9 are 27 to 36, and 0 ends a name. The first letter of a word carries `wordStart`,
 * the first of a name `nameStart` too. Words follow each other without a gap.
 */
export const wordStart = 64
export const nameStart = 128

/** The words of a text in lower case, without accents. The glottal stop is no gap: `Soka'an` is one word. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}'’‘ʼ"`]/gu, '')
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** null for a letter that no name here has, such as 京. */
export function codesOf(word: string): number[] | null {
  const codes = Array.from(word, (letter) => '0abcdefghijklmnopqrstuvwxyz'.indexOf(letter))
  for (let index = 0; index < codes.length; index += 1) {
    const digit = '0123456789'.indexOf(word[index]!)
    if (digit >= 0) codes[index] = 27 + digit
    if (codes[index]! < 0) return null
  }
  return codes
}

/** Which letters occur, a bit each; the digits share bits. Tells most names that can't match without reading them. */
export function letterMask(letters: ArrayLike<number>, from: number, to: number): number {
  let mask = 0
  for (let at = from; at < to; at += 1) mask |= 1 << (letters[at]! & 31)
  return mask
}

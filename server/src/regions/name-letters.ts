/**
 * Names as bytes: a–z are 1 to 26, 0–9 are 27 to 36, and 0 ends a name. The first letter of a word carries `wordStart`,
 * the first of a name `nameStart` too. Words follow each other without a gap.
 */
export const letterBits = 63
export const wordStart = 64
export const nameStart = 128

/**
 * A text's letters and digits, without case and accents, each word's first with `wordStart`; null if it has letters that
 * no name here has, such as 京. Everything else parts words, but for the glottal stop: `Soka'an` is one word.
 */
export function spell(text: string): number[] | null {
  // oxlint-disable-next-line no-control-regex
  const plain = /^[\u0000-\u007f]*$/.test(text) ? text : text.normalize('NFKD').replaceAll(/[\p{M}’‘ʼʻ]/gu, '')
  const letters: number[] = []
  let start = wordStart
  for (let index = 0; index < plain.length; index += 1) {
    const unit = plain.charCodeAt(index)
    const letter = letterOf(unit)
    if (letter > 0) {
      letters.push(letter | start)
      start = 0
    } else if (unit > 127 && /^[\p{L}\p{N}]/u.test(plain.slice(index))) return null
    else if (unit !== apostrophe) start = wordStart
  }
  return letters
}

const apostrophe = 39

/** 0: not a letter or digit of ASCII. */
function letterOf(unit: number): number {
  if (unit >= 97 && unit <= 122) return unit - 96
  if (unit >= 65 && unit <= 90) return unit - 64
  if (unit >= 48 && unit <= 57) return unit - 21
  return 0
}

/** Which letters occur, a bit each; digits share bits with letters. Tells most names that can't match without reading them. */
export function letterMask(letters: ArrayLike<number>, from: number, to: number): number {
  let mask = 0
  for (let at = from; at < to; at += 1) mask |= 1 << (letters[at]! & 31)
  return mask
}

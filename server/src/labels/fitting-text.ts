import type { Lettering, Weight } from './lettering.ts'

// Text that keeps to its place: smaller first, cut at last.

type Place = { width: number; weight: Weight }

/** The text in the largest of the sizes in which it fits one line; cut in the smallest where it fits in none. */
export function fitLine(
  lettering: Lettering,
  text: string,
  { width, weight }: Place,
  sizes: readonly number[],
): { text: string; size: number } {
  const size = sizes.find((each) => lettering.width(text, weight, each) <= width)
  if (size !== undefined) return { text, size }
  const smallest = sizes.at(-1) ?? 1
  return { text: cut(lettering, text, { width, weight }, smallest), size: smallest }
}

/** The text on lines, in the largest of the sizes in which they fit the height; cut in the smallest where they fit in none. */
export function fitLines(
  lettering: Lettering,
  text: string,
  place: Place & { height: number; leading: number },
  sizes: readonly number[],
): { lines: string[]; size: number } {
  for (const size of sizes) {
    const lines = wrap(lettering, text, place, size)
    if (lines.length <= most(place, size)) return { lines, size }
  }
  const size = sizes.at(-1) ?? 1
  const lines = wrap(lettering, text, place, size)
  const kept = lines.slice(0, Math.max(most(place, size), 1))
  const rest = lines.slice(kept.length - 1).join(' ')
  return { lines: [...kept.slice(0, -1), cut(lettering, rest, place, size)], size }
}

const most = ({ height, leading }: { height: number; leading: number }, size: number): number =>
  Math.floor(height / (size * leading) + 1e-9)

/** Broken between words, and within one that is longer than a line. */
function wrap(lettering: Lettering, text: string, { width, weight }: Place, size: number): string[] {
  const measure = (part: string) => lettering.width(part, weight, size)
  const space = measure(' ')
  const lines: string[] = []
  let line = ''
  let taken = 0
  function end(): void {
    if (line !== '') lines.push(line)
    line = ''
    taken = 0
  }
  for (const word of text.split(' ')) {
    const wide = measure(word)
    if (line !== '' && taken + space + wide > width) end()
    if (wide <= width) {
      taken += (line === '' ? 0 : space) + wide
      line = line === '' ? word : `${line} ${word}`
      continue
    }
    for (const letter of word) {
      const more = measure(letter)
      if (taken + more > width) end()
      line += letter
      taken += more
    }
  }
  end()
  return lines
}

function cut(lettering: Lettering, text: string, { width, weight }: Place, size: number): string {
  if (lettering.width(text, weight, size) <= width) return text
  let left = width - lettering.width('…', weight, size)
  let kept = ''
  for (const letter of text) {
    left -= lettering.width(letter, weight, size)
    if (left < 0) break
    kept += letter
  }
  return `${kept.trimEnd()}…`
}

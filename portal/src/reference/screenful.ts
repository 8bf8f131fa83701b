const rows = 10
const sections = 3

/**
 * Where a page's text may be cut so that the beginning fills a window: before the tenth row of a list or the third
 * section. A parser closes what the cut leaves open.
 */
export function endOfScreenful(text: string): number {
  const ends = [nth(text, '<li', rows), nth(text, '<section', sections)].filter((end) => end !== -1)
  return Math.min(text.length, ...ends)
}

function nth(text: string, part: string, count: number): number {
  let at = -1
  for (let found = 0; found < count; found += 1) {
    at = text.indexOf(part, at + 1)
    if (at === -1) return -1
  }
  return at
}

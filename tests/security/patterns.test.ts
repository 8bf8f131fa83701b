import fc from 'fast-check'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { patternsOfContract, patternsOfSource } from './patterns.ts'

// No pattern of ours may take time that grows faster than the text. Each is given texts of its own language with every
// piece of them repeated on and on, and an end that does not match.

const pieces = [...Array.from(' a0.-"\\%,;=\n\t:/([<*`#_@+'), '\r\n', '0 ', ' a', 'a.', '".', '--', '&amp;', '\\"']
const ends = ['', '\0']

/** Beginnings and pieces out of texts that the pattern itself matches. */
function ownPieces(pattern: RegExp): { begin: string; piece: string }[] {
  let texts: string[]
  try {
    texts = fc.sample(
      fc.stringMatching(new RegExp(pattern.source, pattern.flags.replace('i', '')), { maxLength: 24 }),
      {
        numRuns: 8,
        seed: 7,
      },
    )
  } catch {
    // Looking ahead or behind is more than it can make texts for.
    return []
  }
  return texts.flatMap((text) =>
    [1, 2, 3].flatMap((length) =>
      [0, Math.floor(text.length / 2), Math.max(0, text.length - length)].map((at) => ({
        begin: text.slice(0, at),
        piece: text.slice(at, at + length),
      })),
    ),
  )
}

function took(pattern: RegExp, text: string): number {
  const began = performance.now()
  pattern.test(text)
  return performance.now() - began
}

const least = (pattern: RegExp, text: string): number =>
  Math.min(took(pattern, text), took(pattern, text), took(pattern, text))

/** Repetitions; each step is as many times as long, so that what explodes is seen before it never ends. */
const sizes = [16, 20, 24, 28, 32, 40, 48, 56, 64, 512, 4_096, 32_768]
/** Milliseconds that no text of a straight pattern takes. */
const noticed = 50

/** A text whose time grew much faster than its length, in words; null: there is none. */
function explosionOf(pattern: RegExp): string | null {
  const repeated = [...ownPieces(pattern), ...pieces.map((piece) => ({ begin: '', piece }))]
  for (const { begin, piece } of repeated)
    for (const end of ends) {
      let before = 0.02
      let was = 1
      for (const size of sizes) {
        const text = begin + piece.repeat(size) + end
        let now = took(pattern, text)
        if (now > noticed) now = least(pattern, text)
        if (now > noticed && now / before > (3 * size) / was)
          return `${JSON.stringify(begin)} + ${JSON.stringify(piece)} × ${size} + ${JSON.stringify(end)}: ${now.toFixed()} ms`
        before = Math.max(now, 0.02)
        was = size
      }
    }
  return null
}

test('a pattern that explodes is found', () => {
  expect(explosionOf(/^(a+)+$/)).not.toBeNull()
  expect(explosionOf(/\s+$/)).not.toBeNull()
  expect(explosionOf(/^[a-z]+@[a-z]+$/)).toBeNull()
})

/** Read the provider's own files, the built page and our own prose: no caller has a say in those. */
const notOfCallers =
  /^server\/src\/(catalogue\/import|database\/embedded-postgres|regions\/region-names|http\/portal-door)|^contract\/src\/(reference|snippets)/

test(
  'none of the contract and none of the server that reads what callers send explodes',
  { timeout: 200_000 },
  async () => {
    const ofSource = await patternsOfSource(join(import.meta.dirname, '../..'), ['server/src', 'contract/src'])
    const all = [...patternsOfContract(), ...ofSource.filter(({ where }) => !notOfCallers.test(where))]
    const distinct = new Map(all.map((found) => [String(found.pattern), found]))
    expect(distinct.size).toBeGreaterThan(60)
    const exploded = [...distinct.values()].flatMap(({ where, pattern }) => {
      const how = explosionOf(pattern)
      return how === null ? [] : [`${where}: ${String(pattern)} with ${how}`]
    })
    expect(exploded).toEqual([])
  },
)

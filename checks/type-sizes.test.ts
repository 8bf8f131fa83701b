import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const sizes = ['12', '13', '14', '16', '20', '28']

const sheets = ['portal/src', 'ui/src'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => join(folder, name)),
)

/** The first size of each declaration: what follows a slash is the height of the line. */
const sizesIn = (css: string): string[] =>
  [...css.matchAll(/\bfont(?:-size)?:[^;]*?\b([\d.]+)px/g)].map(([, size = '']) => size)

test('a size is found in either way of writing it', () => {
  expect(sizesIn('a { font-size: 12.5px; font: 500 11px/16px var(--font); line-height: 17px }')).toEqual(['12.5', '11'])
})

test('type has six sizes', () => {
  const others = sheets.flatMap((sheet) =>
    sizesIn(readFileSync(join(root, sheet), 'utf8'))
      .filter((size) => !sizes.includes(size))
      .map((size) => `${sheet}: ${size}px`),
  )
  expect(sheets.length).toBeGreaterThan(50)
  expect(others).toEqual([])
})

import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sizeProblems } from './size-problems.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'edis-size-'))
  execFileSync('git', ['init', '--quiet'], { cwd: root })
})
afterEach(() => rmSync(root, { recursive: true }))

const plant = (path: string, lines: number) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), 'a\n'.repeat(lines))
}
const plantMany = (folder: string, count: number) => {
  for (let file = 1; file <= count; file += 1) plant(`${folder}/${file}.ts`, 1)
}

test('a file of 250 lines passes, one of 251 does not, be it a test or a style', () => {
  plant('portal/src/fits.ts', 250)
  plant('portal/src/long.test.tsx', 251)
  plant('portal/src/long.css', 300)
  expect(sizeProblems(root, ['portal'], {})).toEqual([
    'portal/src/long.css has 300 lines, more than 250',
    'portal/src/long.test.tsx has 251 lines, more than 250',
  ])
})

test('a folder of 30 files passes, one of 31 does not; folders within it count for themselves', () => {
  plantMany('server/src/fits', 30)
  plantMany('server/src/full', 31)
  plantMany('server/src/fits/within', 30)
  expect(sizeProblems(root, ['server'], {})).toEqual(['server/src/full holds 31 files of code, more than 30'])
})

test('what is no code, is elsewhere or is ignored may have any size', () => {
  plant('portal/table.json', 1_000)
  plant('docs/page.ts', 1_000)
  writeFileSync(join(root, '.gitignore'), 'made/\n')
  plant('portal/made/bundle.js', 1_000)
  expect(sizeProblems(root, ['portal'], {})).toEqual([])
})

test('an exception covers a file or a folder, and one that nothing needs is reported', () => {
  plant('contract/table.ts', 600)
  plantMany('server/migrations', 40)
  const exceptions = { 'contract/table.ts': 'data', 'server/migrations': 'generated', 'portal/**': 'gone' }
  expect(sizeProblems(root, ['contract', 'server'], exceptions)).toEqual([
    'the exception portal/** is needed by nothing',
  ])
})

import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { docsProblems, forbiddenWords, lockFileProblems } from './docs-problems.ts'

test('the lock file holds integrity and no address', () => {
  const problems = lockFileProblems({
    '': {},
    server: {},
    'node_modules/@edis/server': { resolved: 'server', link: true },
    'node_modules/a': { integrity: 'sha512-a' },
    'node_modules/b': { integrity: 'sha512-b', resolved: 'https://example.test/b.tgz' },
    'node_modules/c': {},
  })
  expect(problems).toEqual(['node_modules/b has an address', 'node_modules/c has no integrity'])
})

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'edis-docs-'))
  execFileSync('git', ['init', '--quiet'], { cwd: root })
})
afterEach(() => rmSync(root, { recursive: true }))

const repository = (files: Record<string, string>) => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
}
const sound = {
  'package.json': '{ "scripts": { "check": "true" } }',
  'package-lock.json': '{ "packages": {} }',
  'docs/guide.md': '# Guide\n## The end\n[home](../README.md#house)\n',
  'README.md': '# House\n[end](docs/guide.md#the-end) `docs/guide.md` `npm run check`\n',
}

test('a sound repository has no problems', () => {
  repository(sound)
  expect(docsProblems(root)).toEqual([])
})

test('every promise that is not so is named with its page', () => {
  repository({
    ...sound,
    'README.md': '[a](gone.md) [b](docs/guide.md#gone) `server/gone.ts` `npm run gone`\n',
    'server/notes.txt': `kept in ${forbiddenWords[0]}`,
    'docs/decisions/0001-one.md': '# One\n',
    'docs/decisions/0001-again.md': '# Again\n',
  })
  expect(docsProblems(root)).toEqual([
    'README.md: the link gone.md leads nowhere',
    'README.md: the link docs/guide.md#gone names no heading of docs/guide.md',
    "README.md: `server/gone.ts` doesn't exist",
    "README.md: `npm run gone` isn't a script",
    'docs/guide.md: the link ../README.md#house names no heading of README.md',
    `server/notes.txt: says ${forbiddenWords[0]}`,
    'docs/decisions/0001-again.md, docs/decisions/0001-one.md: one number',
  ])
})

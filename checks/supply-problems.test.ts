import { expect, test } from 'vitest'
import { licenceProblems, scriptProblems } from './supply-problems.ts'

test('a package under another licence is named, by what it says itself before what the lock file says', () => {
  const packages = {
    server: { license: 'UNLICENSED' },
    'node_modules/@edis/server': { link: true },
    'node_modules/a': { license: 'MIT' },
    'node_modules/b': { license: 'MIT' },
    'node_modules/a/node_modules/c': {},
  }
  const said: Record<string, string> = { 'node_modules/b': 'GPL-3.0-only' }
  expect(licenceProblems(packages, (path) => said[path])).toEqual([
    'node_modules/b is under a licence that is not listed: GPL-3.0-only',
    'node_modules/a/node_modules/c is under a licence that is not listed: none',
  ])
})

test('an install script that nobody has judged is named, and a judgement of none', () => {
  const packages = {
    '': { hasInstallScript: true },
    'node_modules/a': { hasInstallScript: true },
    'node_modules/x/node_modules/@b/c': { hasInstallScript: true },
  }
  expect(scriptProblems(packages, { '@b/c': false, d: false })).toEqual([
    'a has an install script: say in allowScripts whether it may run',
    'allowScripts names d, which has no install script',
  ])
})

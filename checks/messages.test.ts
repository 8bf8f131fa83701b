import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { languages } from '@edis/contract/languages'
import { englishFiles, takenTexts, textsOf, unusedTexts } from './messages.ts'

const root = join(import.meta.dirname, '..')

/** Owed: files whose texts are not yet in Indonesian. The list only shrinks. */
const owed: string[] = []

/** Texts that the build reads, and no screen. */
const ofTheBuild = /^(?:portal|console)\/src\/messages\.en\.ts: page\./

test('every folder has its texts in every language', () => {
  const missing = englishFiles(root).filter((file) =>
    languages.some((language) => !existsSync(file.replace('.en.', `.${language}.`))),
  )
  expect(missing.map((file) => file.slice(root.length + 1)).toSorted()).toEqual(owed)
})

test('every text is shown somewhere', () => {
  const unused = unusedTexts(root).filter((text) => !ofTheBuild.test(text))
  expect(unused).toEqual([])
})

test('the texts of a file are its values, however deep', () => {
  const source = `import x from 'y'
    export const messages = { a: 'A', b: { c: (n: number) => \`\${n}\`, 'd-e': <b>{x}</b> }, f: ['F'] }`
  expect(textsOf('messages.en.tsx', source)).toEqual([['a'], ['b', 'c'], ['b', 'd-e'], ['f']])
})

test('a text that has another name is taken where that name stands', () => {
  const source = `import { messages } from './messages.en.ts'
    const { a, b: c } = messages.d
    const e = messages.f
    const g = [a.h, () => c, e.i]`
  expect(takenTexts('/here/portal/src/a.ts', source).map(({ path }) => path.join('.'))).toEqual(['d.a.h', 'd.b', 'f.i'])
})

test.each([
  ['messages.a', [['a']]],
  ['messages.b.c(messages.a)', [['b', 'c'], ['a']]],
  ['messages.b[x].c', [['b']]],
  ['messages.b[messages.a]', [['b'], ['a']]],
  ['x.messages.a', []],
  ['f({ messages: 1 })', []],
  ['f(messages)', [[]]],
  ['messages.b?.c', [['b', 'c']]],
])('of %s are taken %j', (expression, paths) => {
  const source = `import { messages } from './messages.en.ts'\nexport const y = (x: any, f: any) => ${expression}`
  const from = '/here/portal/src/shell/messages.en.ts'
  expect(takenTexts('/here/portal/src/shell/a.tsx', source)).toEqual(paths.map((path) => ({ from, path })))
})

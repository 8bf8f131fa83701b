import { expect, test } from 'vitest'
import { anchorsOf, linksOf, pathsOf, scriptsOf } from './markdown.ts'

test('anchors are made from headings as GitHub makes them', () => {
  const page = '# `npm start`: first, second\n## Same\n## Same\n```sh\n# no heading\n```\n<a id="kept"></a>\n'
  expect([...anchorsOf(page)]).toEqual(['npm-start-first-second', 'same', 'same-1', 'kept'])
})

test('links of every kind are seen, those to the web and in code are not', () => {
  const page = '[a](b.md#c) ![d](e.png "f") <img src="g.svg">\n[h]: i.md\n`[j](k.md)` [l](https://example.test/m)'
  expect(linksOf(page)).toEqual(['b.md#c', 'e.png', 'i.md', 'g.svg'])
})

test('a backticked path is ours when it begins with one of our folders', () => {
  const page = '`server/src/main.ts` `docs/decisions/` `src/main.ts` `checks/*.ts` `server/src/<feature>/` `and/or`'
  expect(pathsOf(page)).toEqual(['server/src/main.ts', 'docs/decisions/', 'checks/*.ts'])
})

test('scripts are found in prose and in code blocks', () => {
  expect(scriptsOf('Run `npm run check`.\n```sh\nnpm ci && npm test\n```')).toEqual(['check', 'test'])
})

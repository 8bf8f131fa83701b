import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { importKinds } from './import.ts'

const documentation = await readFile(new URL('../../../../docs/catalogue.md', import.meta.url), 'utf8')

test.each(importKinds)('docs/catalogue.md describes the columns of $name as the help does', ({ name, columns }) => {
  const section = documentation.split(`\n## ${name}\n`)[1]?.split('\n## ')[0] ?? ''
  const described = [...section.matchAll(/^\| `(\w+)`( \(optional\))? +\| (.*?) +\| `(.*)` +\|$/gm)]
  expect(
    described.map(([, column, isOptional, about, example]) => [column, Boolean(isOptional), about, example]),
  ).toEqual(Object.entries(columns).map(([column, { optional, about, example }]) => [column, optional, about, example]))
})

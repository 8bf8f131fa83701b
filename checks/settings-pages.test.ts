import { expect, test } from 'vitest'
import { exampleWith, readmeWith, settingsProblems } from './settings-pages.ts'

const parse = (text: string) => text
const table = {
  PORT: { fallback: 4000, parse, wants: 'a port', says: 'where it listens', example: { value: '80' } },
  KEY: {
    fallback: null,
    default: 'none',
    parse,
    wants: 'a key',
    says: 'opens `it`',
    secret: true as const,
    example: { value: '', comment: 'Keep it.\nTwice.' },
  },
}
const readme = `# It

| Setting | Default | Description                              |
| ------- | ------- | ---------------------------------------- |
| \`PORT\`  | 4000    | where it listens                         |
| \`KEY\`   | none    | opens \`it\`. Or a file, in \`KEY_FILE\` |

## After
`
const example = '# How to use this file\n\nPORT=80\n# Keep it.\n# Twice.\nKEY=\n'

test('a table that says the same is left as the formatter has it', () => {
  expect(readmeWith(readme, table)).toBe(readme)
  expect(settingsProblems(readme, example, table)).toEqual([])
})

test.each([
  ['a default', readme.replace('4000', '4001')],
  ['words', readme.replace('listens', 'sleeps')],
  ['a setting too few', readme.replace(/^\| `KEY`.*\n/m, '')],
  ['a setting too many', readme.replace('| `KEY`', '| `GONE`  | 1 | 2 |\n| `KEY`')],
  ['no table', '# It\n'],
])('%s that differs is reported, and mended by writing', (_, wrong) => {
  expect(settingsProblems(wrong, example, table)).toHaveLength(1)
  if (wrong.includes('| Setting')) expect(settingsProblems(readmeWith(wrong, table), example, table)).toEqual([])
})

test('the example file keeps its first words, and lists what the table lists', () => {
  const wrong = '# How to use this file\n\nPORT=81\nOLD=1\n'
  expect(settingsProblems(readme, wrong, table)).toHaveLength(1)
  expect(exampleWith(wrong, table)).toBe(example)
})

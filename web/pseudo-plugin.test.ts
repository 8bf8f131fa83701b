import { expect, test } from 'vitest'
import { pseudoPlugin, pseudoText } from './pseudo-plugin.ts'

test('a text keeps its length in words and grows by a third', () => {
  expect(pseudoText('Sign in')).toBe('Šíğñ íñ~~')
  expect(pseudoText(' of ')).toBe(' óƒ~ ')
  expect(pseudoText('404 · %')).toBe('404 · %')
})

test('texts of a file are marked, and nothing that is compared, imported or a name', () => {
  const { handler } = pseudoPlugin().transform as { handler: (code: string, id: string) => string }
  const code = `import type { A } from 'some-module'
export const messages = {
  'a key': 'Log out',
  of: (n: 'one' | 'two', b: string) => (n === 'one' ? \`One \${b} more\` : \`No \${b}\`),
  shown: (b: A) => <b title="Now">Log {b} out</b>,
  typed: { one: 'One' } satisfies Record<'one', string>,
}`
  expect(handler(code, '/portal/src/shell/messages.en.tsx')).toBe(`import type { A } from 'some-module'
export const messages = {
  'a key': 'Ľóğ óúť~~',
  of: (n: 'one' | 'two', b: string) => (n === 'one' ? \`Óñé~ \${b} ɱóŕé~~\` : \`Ñó~ \${b}\`),
  shown: (b: A) => <b title="Ñóŵ~">Ľóğ~ {b} óúť~</b>,
  typed: { one: 'Óñé~' } satisfies Record<'one', string>,
}`)
})

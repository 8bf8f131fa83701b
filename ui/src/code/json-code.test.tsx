import { isValidElement, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { JsonCode, prettyJson } from './json-code.tsx'

/** What is drawn, with the element of each coloured part. */
function drawn(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(drawn).join('')
  if (!isValidElement<{ children?: ReactNode }>(node)) return typeof node === 'string' ? node : ''
  const inner = drawn(node.props.children)
  return typeof node.type === 'string' ? `<${node.type}>${inner}</${node.type}>` : inner
}

test('names, strings and other values have their colours, and no character is lost', () => {
  const text = '{"a \\"b\\"": [1.5e3, -2, true, null, "x: 1"]}'
  const shown = drawn(JsonCode({ text }))
  expect(shown).toBe(
    '{<b>"a \\"b\\""</b>: [<var>1.5e3</var>, <var>-2</var>, <var>true</var>, <var>null</var>, <i>"x: 1"</i>]}',
  )
  expect(shown.replaceAll(/<\/?\w+>/g, '')).toBe(text)
})

test('what is no JSON is not made pretty', () => {
  expect(prettyJson('<html>')).toBeNull()
  expect(prettyJson('{"a":1}')).toBe('{\n  "a": 1\n}')
})

import { hints } from '@edis/contract/errors/hints'
import type { Text } from '@edis/contract/languages'
import { Failure } from '../doors/failure.ts'

/** Says where a text stops being JSON. */
export function malformedJson(text: string): Failure {
  const offset = jsonBreaksAt(text)
  const before = text.slice(0, offset)
  const line = before.split('\n').length
  const column = offset - before.lastIndexOf('\n')
  const at = text.codePointAt(offset)
  const character = at === undefined ? null : String.fromCodePoint(at)
  return new Failure('REQUEST_INVALID', { text: words(character, line, column), details: { line, column, offset } })
}

function words(character: string | null, line: number, column: number): Text {
  const isShown = character !== null && /[^\p{C}\p{Z}]/u.test(character)
  if (character === null) return hints.jsonEnds(line, column)
  return hints.jsonUnexpected(line, column, isShown ? character : null)
}

type Expected = 'value' | 'value or ]' | 'name' | 'name or }' | 'colon' | 'comma or end'

const literal = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const escape = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y

/**
 * The first character that cannot go on as JSON (RFC 8259); of a text that ends too early, its length. The parser's own
 * words differ from one Node to the next, and often lack the place. Depth takes an array and no recursion.
 */
function jsonBreaksAt(text: string): number {
  const open: string[] = []
  let expected: Expected = 'value'
  let at = 0
  for (;;) {
    while (isSpace(text.charCodeAt(at))) at++
    const character = text[at]
    if (character === undefined) return at
    const isName: boolean = expected === 'name' || expected === 'name or }'
    if (expected === 'comma or end') {
      const within = open.at(-1)
      if (character === ',' && within !== undefined) expected = within === '{' ? 'name' : 'value'
      else if (character === '}' && within === '{') open.pop()
      else if (character === ']' && within === '[') open.pop()
      else return at
      at += 1
    } else if (expected === 'colon') {
      if (character !== ':') return at
      expected = 'value'
      at += 1
    } else if ((expected === 'name or }' && character === '}') || (expected === 'value or ]' && character === ']')) {
      open.pop()
      expected = 'comma or end'
      at += 1
    } else if (character === '"') {
      const { end, isWhole } = endOfText(text, at)
      if (!isWhole) return end
      expected = isName ? 'colon' : 'comma or end'
      at = end
    } else if (isName) return at
    else if (character === '{' || character === '[') {
      open.push(character)
      expected = character === '{' ? 'name or }' : 'value or ]'
      at += 1
    } else {
      const end = endOf(literal, text, at)
      if (end === null) return at
      expected = 'comma or end'
      at = end
    }
  }
}

const isSpace = (code: number): boolean => code === 32 || code === 10 || code === 13 || code === 9

function endOf(pattern: RegExp, text: string, from: number): number | null {
  pattern.lastIndex = from
  return pattern.test(text) ? pattern.lastIndex : null
}

/** Where the text that begins here ends, or breaks. */
function endOfText(text: string, from: number): { end: number; isWhole: boolean } {
  let at = from + 1
  for (;;) {
    const character = text[at]
    if (character === undefined || character < ' ') return { end: at, isWhole: false }
    if (character === '"') return { end: at + 1, isWhole: true }
    const next = character === '\\' ? endOf(escape, text, at) : at + 1
    if (next === null) return { end: at, isWhole: false }
    at = next
  }
}

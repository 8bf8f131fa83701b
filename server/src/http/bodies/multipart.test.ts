import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Failure } from '../doors/failure.ts'
import { parseParts } from './multipart.ts'

const type = 'multipart/form-data; boundary=edge'
const named = (name: string) => `Content-Disposition: form-data; name="${name}"`
const parse = (body: string, contentType = type) =>
  parseParts(contentType, Buffer.from(body), 4).map(({ name, content }) => [name, content.toString()])

describe('a form is read', () => {
  test.each([
    [
      'as browsers send it',
      `--edge\r\n${named('user')}\r\n\r\na\r\n--edge\r\n${named('pass')}\r\n\r\n\r\n--edge--\r\n`,
      2,
    ],
    ['without a line break at its end', `--edge\r\n${named('user')}\r\n\r\na\r\n--edge--`, 1],
    ['with something before and behind it', `Hello\r\n--edge\r\n${named('user')}\r\n\r\na\r\n--edge--\r\nBye`, 1],
    ['with blanks behind a delimiter', `--edge \t\r\n${named('user')}\r\n\r\na\r\n--edge--\r\n`, 1],
    [
      'with other headers',
      `--edge\r\nContent-Type: text/plain; charset=utf-8\r\n${named('user')}\r\n\r\na\r\n--edge--\r\n`,
      1,
    ],
    ['of no fields', '--edge--\r\n', 0],
  ])('%s', (_what, body, fields) => {
    expect(parse(body)).toHaveLength(fields)
  })

  test('with a line that begins as the delimiter does in its content', () => {
    const content = 'a\r\n--edges\r\n--edge!\r\nb'
    expect(parse(`--edge\r\n${named('user')}\r\n\r\n${content}\r\n--edge--\r\n`)).toEqual([['user', content]])
  })

  test('by a boundary in quotes, between other parameters', () => {
    const body = `--a b\r\n${named('user')}\r\n\r\nx\r\n--a b--\r\n`
    expect(parse(body, 'multipart/form-data; charset=utf-8; boundary="a b"; x=y')).toEqual([['user', 'x']])
  })
})

describe('a form is refused', () => {
  const whole = `--edge\r\n${named('user')}\r\n\r\na\r\n--edge--\r\n`
  test.each([
    ['without a boundary', whole, 'multipart/form-data'],
    ['with two boundaries', whole, `${type}; boundary=other`],
    ['with a boundary of 71 characters', whole, `multipart/form-data; boundary=${'x'.repeat(71)}`],
    ['that ends before its last delimiter', `--edge\r\n${named('user')}\r\n\r\na`],
    ['that ends in a part of no name', '--edge\r\nContent-Disposition: form-data\r\n\r\na'],
    ['that ends in its headers', `--edge\r\n${named('user')}`],
    ['without a disposition', '--edge\r\nContent-Type: text/plain\r\n\r\na\r\n--edge--\r\n'],
    ['with two dispositions', `--edge\r\n${named('a')}\r\n${named('b')}\r\n\r\na\r\n--edge--\r\n`],
    ['with two names', `--edge\r\n${named('a')}; name="b"\r\n\r\na\r\n--edge--\r\n`],
    ['with a header that is none', `--edge\r\nX y\r\n${named('a')}\r\n\r\na\r\n--edge--\r\n`],
    ['with a folded header', `--edge\r\n${named('a')}\r\n ; x=y\r\n\r\na\r\n--edge--\r\n`],
    ['with headers without end', `--edge\r\nX: ${'y'.repeat(5_000)}\r\n${named('a')}\r\n\r\na\r\n--edge--\r\n`],
    ['with line feeds alone', whole.replaceAll('\r\n', '\n')],
    ['with one part too many', `${`--edge\r\n${named('a')}\r\n\r\nx\r\n`.repeat(5)}--edge--\r\n`],
  ])('%s', (_what, body, contentType = type) => {
    expect(() => parse(body, contentType)).toThrow(Failure)
  })
})

test('what the platform writes is read as it was', async () => {
  const name = fc.string({ unit: fc.constantFrom('a', 'é', ' ', ';', '=', "'", '%', '-') })
  const value = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('\r\n--', '\r\n\r\n', '--edge--'))
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(name, value), { maxLength: 4 }), async (fields) => {
      const form = new FormData()
      // The platform itself turns lone line breaks into pairs.
      const clean = (text: string) => text.toWellFormed().replaceAll(/\r\n|\r|\n/g, '\r\n')
      for (const [key, text] of fields) form.append(key, clean(text))
      const sent = new Response(form)
      const parts = parseParts(sent.headers.get('content-type') ?? '', Buffer.from(await sent.arrayBuffer()), 4)
      expect(parts.map((part) => [part.name, part.content.toString()])).toEqual(
        fields.map(([key, text]) => [key, clean(text)]),
      )
    }),
  )
})

test('whatever comes is read or refused', () => {
  const piece = fc.constantFrom(
    '--edge',
    '\r\n',
    '--',
    '\r',
    '\n',
    named('a'),
    'Content-Disposition:',
    '"',
    '\\',
    ';',
    'a=',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 3 }))), (pieces) => {
      try {
        parseParts(type, Buffer.from(pieces.join('')), 4)
      } catch (error) {
        expect(error).toBeInstanceOf(Failure)
      }
    }),
    { numRuns: 1_000 },
  )
})

import fc, { type Arbitrary } from 'fast-check'
import { encodeBase64 } from '@edis/contract/calls/base64'
import type { Call } from '@edis/contract/calls/call'
import { isPlain } from '@edis/contract/calls/form'
import type { SchemaNode } from '@edis/contract/calls/schema-nodes'

/** The fields of a form as texts, before they are encoded; those that are absent are not sent. */
type Texts = Partial<Record<string, string>>
export type SentForm = { body: Buffer; contentType: string; [fc.toStringMethod]: () => string }

const boundary = 'edge'

/** Nothing of it leaves this machine: names that exist nowhere, addresses that are refused. */
const targets = [
  'https://hooks.tokosenja.invalid/edis',
  'http://10.0.0.1/',
  'https://[::1]:1/',
  'ftp://a.invalid',
  '//',
]

type Bounds = { maxLength?: number; minimum?: number; maximum?: number }

function textOf(field: SchemaNode, known: readonly string[]): Arbitrary<string> {
  const { maxLength = 60, minimum = 0, maximum = 1_000_000 } = field as Bounds
  if (field['x-error'] === 'WEBHOOK_URL_INVALID') return fc.constantFrom(...targets)
  const any = fc.oneof(
    fc.string({ maxLength: maxLength + 2 }),
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.constantFrom('\0', ' ', '__proto__', "' or 1=1 --", '\r\nX: y', '../..', '%00', '-1', '1e9'),
  )
  if (field.type === 'integer') return fc.oneof(fc.integer({ min: minimum, max: maximum }).map(String), any)
  if (field.type === 'boolean') return fc.oneof(fc.constantFrom('true', 'false'), any)
  return fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...(field.examples ?? []).map(String), ...known) }, any)
}

/**
 * Forms of the call, most of them near what they should be: fields as declared, by example or out of `known` (ids and
 * words that exist), then sometimes a change on the way: not encoded, sent twice, as a file, a byte elsewhere.
 */
export function formsOf(call: Call, token: string, known: readonly string[]): Arbitrary<SentForm> {
  const texts: Arbitrary<Texts> = fc.record(
    Object.fromEntries(
      Object.entries(call.request.properties).map(([name, field]) => [name, textOf(field as SchemaNode, known)]),
    ),
    { requiredKeys: [], noNullPrototype: true },
  )
  const flaw = fc.oneof(
    { weight: 4, arbitrary: fc.constant('none' as const) },
    fc.constantFrom('not encoded' as const, 'twice' as const, 'a file' as const, 'unknown' as const),
    fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), put: fc.uint8Array({ maxLength: 3 }) }),
  )
  return fc.tuple(texts, flaw).map(([fields, how]) => {
    const values = Object.entries(call.access === 'session' ? { token, ...fields } : fields).flatMap(
      ([name, text = '']) => {
        const plain = how === 'not encoded' || isPlain(call, name)
        const value = plain ? text : encodeBase64(text.toWellFormed())
        return how === 'twice' ? [[name, value] as const, [name, value] as const] : [[name, value] as const]
      },
    )
    if (how === 'unknown') values.push(['__proto__', 'x'], ['no_such_field', 'x'])
    const parts = values.map(
      ([name, value]) =>
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${how === 'a file' ? '; filename="a"' : ''}\r\n\r\n${value}\r\n`,
    )
    let body = Buffer.from(`${parts.join('')}--${boundary}--\r\n`)
    if (typeof how === 'object') {
      const place = Math.floor(how.at * body.length)
      body = Buffer.concat([body.subarray(0, place), how.put, body.subarray(place + how.put.length)])
    }
    return {
      body,
      contentType: `multipart/form-data; boundary=${boundary}`,
      [fc.toStringMethod]: () => `${JSON.stringify(how)} ${JSON.stringify(body.toString('latin1'))}`,
    }
  })
}

import fc, { type Arbitrary } from 'fast-check'
import type { DocumentedCall } from '@edis/contract/calls/call'
import type { SchemaNode } from '@edis/contract/calls/schema-nodes'
import { hostileJson, hostileQuery } from './hostile-values.ts'
import { fieldsOf, withField, withoutField } from './paths.ts'
import { queryOf } from './world.ts'

const formats: Record<string, Arbitrary<string>> = {
  'date-time': fc
    .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString()),
  email: fc.emailAddress(),
  uri: fc.webUrl(),
}

/** Values of which most are of the schema: its bounds, texts of its pattern, one of its list. */
export function valueOf(node: SchemaNode): Arbitrary<unknown> {
  const { enum: listed, minimum = 0, maximum = 1_000_000_000, minLength = 0, maxLength = 60 } = node as Limits
  if (listed) return fc.constantFrom(...listed)
  if (node.examples && node.properties === undefined && node.items === undefined)
    return fc.oneof({ weight: 2, arbitrary: fc.constantFrom(...node.examples) }, plainValueOf(node))
  return plainValueOf(node)

  function plainValueOf({ type, pattern, format, items, properties, required = [] }: SchemaNode): Arbitrary<unknown> {
    if (type === 'integer') return fc.integer({ min: minimum, max: maximum })
    if (type === 'number') return fc.double({ min: minimum, max: maximum, noNaN: true })
    if (type === 'boolean') return fc.boolean()
    if (type === 'array') return fc.array(valueOf((items ?? {}) as SchemaNode), { maxLength: 3 })
    if (type === 'object') {
      const fields = Object.entries(properties ?? {}).map(
        ([name, property]) => [name, valueOf(property as SchemaNode)] as const,
      )
      return fc.record(Object.fromEntries(fields), { requiredKeys: required, noNullPrototype: true })
    }
    const ofFormat = typeof format === 'string' ? formats[format] : undefined
    if (ofFormat) return ofFormat
    if (pattern) return fc.stringMatching(new RegExp(pattern), { maxLength: Math.min(maxLength, 60) })
    return fc.string({ minLength, maxLength: Math.min(maxLength, 60) })
  }
}

type Limits = {
  enum?: unknown[]
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
}

const mark = '@@ here @@'
/** JSON of the request with the field as it stands in `raw`. */
function textWith(request: object, path: string, raw: string | Buffer): Buffer {
  const [before = '', after = ''] = JSON.stringify(withField(request, path, mark)).split(JSON.stringify(mark))
  return Buffer.concat([Buffer.from(before), Buffer.from(raw), Buffer.from(after)])
}

/** A change of a good request, into what goes over the wire as query or body. */
export type Change = { apply: (good: object) => string | Buffer; [fc.toStringMethod]: () => string }

const change = (what: string, apply: Change['apply']): Change => ({ apply, [fc.toStringMethod]: () => what })

/** Changes that leave a request of the call near what it should be: most are of the schema still, or one step beside. */
export function changesOf(call: DocumentedCall): Arbitrary<Change> {
  const isRead = call.method === 'GET'
  const write = (request: object) => (isRead ? queryOf(request) : JSON.stringify(request))
  const fields = fieldsOf(call.request)
  const named = (values: Record<string, unknown>) => JSON.stringify(values)
  const whole = valueOf(call.request as unknown as SchemaNode).map((request) =>
    change(`wholly ${JSON.stringify(request)}`, () => write(request as object)),
  )
  const bytes = fc
    .record({ at: fc.double({ min: 0, max: 1, noNaN: true }), by: fc.uint8Array({ maxLength: 4 }) })
    .map(({ at, by }) =>
      change(`bytes ${[...by].join()} at ${at}`, (good) => {
        const text = Buffer.from(write(good))
        const place = Math.floor(at * text.length)
        const put = isRead ? Buffer.from([...by].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')) : by
        const changed = Buffer.concat([text.subarray(0, place), put, text.subarray(place + by.length)])
        return isRead ? changed.toString('latin1') : changed
      }),
    )
  if (fields.length === 0) return fc.oneof(whole, bytes)

  const field = fc.constantFrom(...fields)
  const some = fc
    .array(
      field.chain(([path, node]) => valueOf(node).map((value) => [path, value] as const)),
      { minLength: 1, maxLength: 4 },
    )
    .map((set) =>
      change(`with ${named(Object.fromEntries(set))}`, (good) =>
        write(set.reduce<object>((request, [path, value]) => withField(request, path, value), good)),
      ),
    )
  const hostile = isRead
    ? fc
        .tuple(field, fc.constantFrom(...hostileQuery))
        .map(([[path], raw]) =>
          change(`${path}=${raw}`, (good) => `${queryOf(withoutField(good, path))}&${path}=${raw}`),
        )
    : fc
        .tuple(field, fc.oneof(fc.constantFrom(...hostileJson), fc.json()))
        .map(([[path], raw]) => change(`${path}: ${String(raw)}`, (good) => textWith(good, path, raw)))
  const gone = field.map(([path]) => change(`without ${path}`, (good) => write(withoutField(good, path))))
  return fc.oneof({ weight: 3, arbitrary: some }, hostile, whole, gone, bytes)
}

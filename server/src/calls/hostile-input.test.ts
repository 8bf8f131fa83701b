import { Check } from 'typebox/schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DocumentedCall } from '@edis/contract/calls/call'
import type { SchemaNode } from '@edis/contract/calls/schema-nodes'
import type { Answer } from '@edis/testing/calls/ask.ts'
import { goodRequest, newNumber } from '@edis/testing/calls/good-requests.ts'
import { hostileJson, hostileQuery, readJson } from '@edis/testing/calls/hostile-values.ts'
import { fieldsOf, withField, withoutField } from '@edis/testing/calls/paths.ts'
import { provokedCalls } from '@edis/testing/calls/provoke.ts'
import { queryOf, startWorld, type World } from '@edis/testing/calls/world.ts'

// Whatever is sent, `ask` holds the answer to our form: a status, a code of the catalogue, a request_id, nothing from inside.

let world: World
beforeAll(async () => {
  world = await startWorld()
}, 60_000)
afterAll(() => world.close())

const atOnce = 8
/** All of them, a few at a time. */
async function each<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const left = [...all]
  const worker = async () => {
    for (let one = left.pop(); one !== undefined; one = left.pop()) await work(one)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

const mark = '@@ hostile @@'
/** A request with the field as it stands in `raw`; orders each under a number of their own. */
function bodyWith(request: object, path: string, raw: string | Buffer): Buffer {
  const fresh = 'partner_order_id' in request ? { ...request, partner_order_id: newNumber() } : request
  const [before = '', after = ''] = JSON.stringify(withField(fresh, path, mark)).split(JSON.stringify(mark))
  return Buffer.concat([Buffer.from(before), Buffer.from(raw), Buffer.from(after)])
}

const faultsAt = ({ errors }: Answer, path: string) => errors.filter(({ field }) => field.startsWith(path))

/** The fields of a request, and one of the names that metadata leaves to the partner. */
const allFields = (call: DocumentedCall): [string, SchemaNode][] =>
  fieldsOf(call.request).flatMap((field) =>
    field[0] === 'metadata' ? [field, ['metadata.channel', { type: 'string' }]] : [field],
  )

const named = (method: DocumentedCall['method']) =>
  provokedCalls.filter((call) => call.method === method).map((call) => [`${method} ${call.path}`, call] as const)

describe.each(named('POST'))('%s', (_name, call) => {
  test('takes no hostile value in any field for what it is not', { timeout: 30_000 }, async () => {
    const good = await goodRequest(world, call)
    const cases = allFields(call).flatMap(([path, node]) => hostileJson.map((raw) => ({ path, node, raw })))
    await each(cases, async ({ path, node, raw }) => {
      const answer = await world.make(call, good, { text: bodyWith(good, path, raw) })
      expect(answer.status).toBeLessThan(500)
      const read = readJson(raw)
      if (!read) expect(answer).toMatchObject({ status: 400, error: 'REQUEST_INVALID' })
      else if (!Check(node, read.value)) {
        expect([400, 422], `${path} = ${String(raw).slice(0, 100)}`).toContain(answer.status)
        if (answer.status === 422) expect(faultsAt(answer, path)).not.toEqual([])
      }
    })
  })

  test('misses each required field by its name, and knows no other', async () => {
    const good = await goodRequest(world, call)
    const objects = [['', call.request as unknown as SchemaNode] as const, ...fieldsOf(call.request)]
    for (const [path, node] of objects) {
      const at = (name: string) => (path === '' ? name : `${path}.${name}`)
      for (const name of node.required ?? []) {
        const answer = await world.make(call, withoutField(good, at(name)))
        const faults = [expect.objectContaining({ field: at(name), error: 'FIELD_REQUIRED' })]
        expect(answer).toMatchObject({ status: 422, errors: faults })
      }
      if (node['additionalProperties'] !== false) continue
      const faults = [expect.objectContaining({ field: at('no_such_field'), error: 'FIELD_UNKNOWN' })]
      const answer = await world.make(call, withField(good, at('no_such_field'), 1))
      expect(answer).toMatchObject({ status: 422, errors: expect.arrayContaining(faults) })
    }
  })

  const good = () => goodRequest(world, call)
  const doubled = async () => {
    const text = JSON.stringify(await good())
    return text === '{}' ? '{"auth":"x","auth":"y"}' : `${text.slice(0, -1)},${text.slice(1)}`
  }
  test.each([
    ['nothing at all', async () => ''],
    ['spaces', async () => '   '],
    ['null', async () => 'null'],
    ['a number', async () => '1e400'],
    ['a list', async () => `[${JSON.stringify(await good())}]`],
    ['half of it', async () => JSON.stringify(await good()).slice(0, -1)],
    ['a byte order mark before it', async () => `\ufeff${JSON.stringify(await good())}`],
    ['each field twice', doubled],
    ['__proto__', async () => JSON.stringify(await good()).replace(/\}$/, ',"__proto__":{"admin":true}}')],
    [
      'a field of no name',
      async () =>
        JSON.stringify(await good())
          .replace(/\}$/, ',"":1}')
          .replace('{,', '{'),
    ],
    ['a name with NUL', async () => String.raw`{"a\u0000":1}`],
    ['a name with half a surrogate pair', async () => String.raw`{"\ud800":1}`],
    [
      '10,000 fields',
      async () => JSON.stringify(Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`f${i}`, i]))),
    ],
    ['a deep nest', async () => `{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}`],
    ['a megabyte', async () => `{"a":"${'x'.repeat(1_000_000)}"}`],
    ['JSON in UTF-16', async () => Buffer.from(JSON.stringify(await good()), 'utf16le')],
  ] as [string, () => Promise<string | Buffer>][])('answers a body of %s in our form', async (_what, body) => {
    expect((await world.make(call, {}, { text: await body() })).status).toBeLessThan(500)
  })

  test('answers hostile headers in our form', async () => {
    const request = await goodRequest(world, call)
    const answers = await Promise.all(
      [
        ...['', ' ', 'a b', 'ü', 'x'.repeat(256), 'x'.repeat(4_000)].map((key) => ({ 'idempotency-key': key })),
        ...[
          '',
          'Bearer',
          'Bearer  ',
          'Basic !!!',
          `Bearer ${'x'.repeat(4_000)}`,
          'Bearer edis_token_dev_ü',
          'Digest x',
        ].map((authorization) => ({ authorization })),
        ...['', 'json', 'application/json; charset=x', 'application/jsonp', 'multipart/form-data'].map((type) => ({
          'content-type': type,
        })),
        { 'accept-language': ','.repeat(4_000) },
        { 'accept-language': 'id;q=1e400' },
        { 'content-encoding': 'gzip' },
      ].map((headers) => world.make(call, request, { headers })),
    )
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  })
})

describe.each(named('GET'))('%s', (_name, call) => {
  test('takes no hostile value in any field for what it is not', async () => {
    const good = await goodRequest(world, call)
    const names = Object.keys(call.request.properties)
    const cases = names.flatMap((name) => hostileQuery.map((raw) => ({ name, raw })))
    await each(cases, async ({ name, raw }) => {
      const rest = queryOf(withoutField(good, name))
      const answer = await world.make(call, good, { text: `${rest}&${name}=${raw}` })
      expect(answer.status).toBeLessThan(500)
      if (raw === '') expect(answer.status).not.toBe(200)
    })
  })

  test('misses each required field by its name, takes each once, and knows no other', async () => {
    const good = await goodRequest(world, call)
    for (const field of call.request.required ?? [])
      expect(await world.make(call, withoutField(good, field))).toMatchObject({
        status: 422,
        errors: [{ field, error: 'FIELD_REQUIRED' }],
      })
    // A list may come as one text or as several.
    const isList = (field: string) => 'x-list' in (call.request.properties[field] ?? {})
    for (const field of Object.keys(good).filter((name) => !isList(name)))
      expect(await world.make(call, good, { text: `${queryOf(good)}&${field}=x` })).toMatchObject({ status: 422 })
    for (const field of ['no_such_field', '__proto__', 'constructor', 'toString', 'limit[]', ' limit'])
      expect(await world.make(call, good, { text: `${queryOf(good)}&${encodeURIComponent(field)}=1` })).toMatchObject({
        status: 422,
        errors: [{ field, error: 'FIELD_UNKNOWN' }],
      })
  })
})

test('nothing of it was a fault of ours, and the doors still do their work', async () => {
  expect(world.app.logged.filter((line) => line.includes('request failed'))).toEqual([])
  for (const call of provokedCalls)
    expect(await world.make(call, await goodRequest(world, call))).toMatchObject({ status: 200 })
})

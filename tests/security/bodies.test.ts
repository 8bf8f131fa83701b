import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DocumentedCall } from '@edis/contract/calls/call'
import { openApiCalls } from '@edis/contract/calls/open-api-calls'
import { schemaNodes } from '@edis/contract/calls/schema-nodes'
import { goodRequest } from '@edis/testing/calls/good-requests.ts'
import { fieldsOf, withField } from '@edis/testing/calls/paths.ts'
import { type Program, startProgram } from '@edis/testing/program.ts'
import { queryOf, startWorld, type World } from '@edis/testing/calls/world.ts'
import { openSocket } from './raw-socket.ts'

// Bodies of the Open API's calls that are too large, packed, cut short, or say more than the contract has. Of each field
// alone, hostile values are tried in server/src/calls/hostile-input.test.ts.

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const named = (method: DocumentedCall['method']) =>
  openApiCalls.filter((call) => call.method === method).map((call) => [`${method} ${call.path}`, call] as const)

/** What the calls say of themselves: of JSON, and of the two that take forms too. */
const largestBody = 256 * 1024
const largestForm = 64 * 1024

const assigned = ['partner_id', 'partnerId', 'order_id', 'status', 'created_at', 'environment', 'awb', 'cost', 'total']
const more = [...assigned, 'quote', 'is_active', 'role', 'is_admin', '__proto__', 'constructor', 'prototype']

describe.each(named('POST'))('%s', (_name, call) => {
  test('takes no field that it does not declare, at any depth', async () => {
    const good = await goodRequest(world, call)
    const objects = [['', call.request as object] as const, ...fieldsOf(call.request)].filter(
      ([, node]) => 'additionalProperties' in node && node.additionalProperties === false,
    )
    for (const [path, node] of objects)
      for (const name of more) {
        if ('properties' in node && Object.hasOwn(node.properties, name)) continue
        const field = path === '' ? name : `${path}.${name}`
        // As text: set on an object, __proto__ would be no field of it.
        const text = JSON.stringify(withField(good, path === '' ? 'FIELD' : `${path}.FIELD`, 'x')).replace(
          'FIELD',
          name,
        )
        const answer = await world.make(call, good, { text })
        expect(answer.errors).toContainEqual(expect.objectContaining({ field, error: 'FIELD_UNKNOWN' }))
      }
  })

  test('takes nothing from its query, nor a body that is a form', async () => {
    const good = await goodRequest(world, call)
    const asked = { ...call, path: `${call.path}?no_such_field=1&warehouse_id=x` as const }
    expect((await world.make(asked, good)).status).toBe(200)
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    expect(await world.make(call, good, { text: queryOf(good), headers })).toMatchObject({ status: 415 })
  })

  test('takes no body that is too large, packed, or cut short anywhere', async () => {
    const good = await goodRequest(world, call)
    const text = JSON.stringify(good)
    const limit = call.access === 'partner-key' ? largestForm : largestBody
    expect(await world.make(call, good, { text: text.padEnd(limit + 1) })).toMatchObject({ status: 413 })
    for (const encoding of ['gzip', 'br', 'deflate', 'zstd', 'identity, gzip'])
      expect(await world.make(call, good, { headers: { 'content-encoding': encoding } })).toMatchObject({ status: 415 })
    for (let cut = 1; cut < text.length; cut += Math.ceil(text.length / 20))
      expect(await world.make(call, good, { text: text.slice(0, cut) })).toMatchObject({ status: 400 })
  })
})

/** Labels are asked for by as many ids as there are. */
const mayRepeat = (call: DocumentedCall, field: string) => call.path === '/order/label' && field === 'order_id'

describe.each(named('GET'))('%s', (_name, call) => {
  test('takes no field that it does not declare, and none twice in any spelling', async () => {
    const good = await goodRequest(world, call)
    const query = queryOf(good)
    for (const name of more.filter((field) => !Object.hasOwn(call.request.properties, field)))
      expect(await world.make(call, good, { text: `${query}&${name}=x` })).toMatchObject({ status: 422 })
    for (const [field, value] of Object.entries(good))
      for (const again of [
        ...(mayRepeat(call, field) ? [] : [field]),
        `${field}[]`,
        `${field}[0]`,
        `${field}.x`,
        encodeURIComponent(`${field}\0`),
      ])
        expect(
          (await world.make(call, good, { text: `${query}&${again}=${String(value)}` })).status,
        ).toBeGreaterThanOrEqual(400)
  })

  test('takes nothing from a body', async () => {
    const good = await goodRequest(world, call)
    const { development: url } = world.app.url
    const { socket, text } = await openSocket(url)
    const body = '{"no_such_field":1}'
    const head = `GET ${call.path}?${queryOf(good)} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json`
    const authorization = `Authorization: Bearer ${world.partner.token.development}`
    socket.write(`${head}\r\n${authorization}\r\nContent-Length: ${body.length}\r\n\r\n${body}`)
    await expect.poll(text).toMatch(/^HTTP\/1\.1 200 /)
    socket.destroy()
  })
})

test('nothing that was sent has changed what every object inherits', () => {
  expect(Object.keys(Object.prototype)).toEqual([])
  for (const name of more.slice(0, -3)) expect(({} as Record<string, unknown>)[name]).toBeUndefined()
  expect(openApiCalls.flatMap(({ request }) => [...schemaNodes(request)]).length).toBeGreaterThan(100)
})

describe('the process', () => {
  let program: Program
  beforeAll(async () => {
    program = await startProgram({ doors: ['development'] })
  })
  afterAll(() => program.stop())

  const megabytes = async () => {
    const status = await readFile(`/proc/${program.process.pid}/status`, 'utf8')
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
  }

  /** Sends until the door hangs up: a body of 100 MB, announced or not. */
  async function flood(announced: boolean): Promise<void> {
    const { socket, isClosed, closed } = await openSocket(program.url.development)
    const framing = announced ? `Content-Length: ${100 * 1024 * 1024}` : 'Transfer-Encoding: chunked'
    socket.write(
      `POST /auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=e\r\n${framing}\r\n\r\n`,
    )
    const chunk = Buffer.alloc(64 * 1024, 0x20)
    const sent = announced ? chunk : Buffer.concat([Buffer.from('10000\r\n'), chunk, Buffer.from('\r\n')])
    const pump = () => {
      while (!isClosed() && !socket.destroyed && socket.write(sent));
    }
    socket.on('drain', pump)
    pump()
    await closed
  }

  test.runIf(process.platform === 'linux')(
    'does not grow with what is too large for it',
    { timeout: 60_000 },
    async () => {
      for (let round = 0; round < 20; round++) await flood(round % 2 === 0)
      const before = await megabytes()
      for (let round = 0; round < 10; round++)
        await Promise.all(Array.from({ length: 20 }, (_, index) => flood(index % 2 === 0)))
      expect((await megabytes()) - before).toBeLessThan(60)
      expect((await fetch(`${program.url.development}/readyz`)).status).toBe(200)
    },
  )
})

import { request as askPlain } from 'node:http'
import { connect } from 'node:http2'
import { connect as connectTls } from 'node:tls'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Program, startProgram } from '@edis/testing/program.ts'
import { freePorts } from '../../server/src/database/embedded-postgres/free-ports.ts'
import type { Running } from '../cluster/processes.ts'
import { type Asked, askOverTls } from './ask-over-tls.ts'
import { haproxy, nginx, type Ports } from './proxies.ts'
import { hosts, makeProxyPlace, type ProxyPlace } from './proxy-place.ts'

// The real product behind the real proxies, each with its files of deploy/ as they are but for addresses and folders.

let product: Program
let key: string
beforeAll(async () => {
  product = await startProgram({
    variables: {
      TRUSTED_PROXIES: '127.0.0.1',
      ...Object.fromEntries(Object.entries(hosts).map(([door, host]) => [urlSetting(door), `https://${host}`])),
    },
  })
  const scopes = ['--environment', 'development', '--scopes', 'orders:read']
  const { output } = await product.edis('key', 'add', '--name', 'Proxy test', ...scopes)
  key = /^Key: (\S+)$/m.exec(output)?.[1] ?? ''
})
afterAll(() => product.stop())
const urlSetting = (door: string) => `${door.toUpperCase()}_URL`

describe.each([
  ['nginx', nginx],
  ['HAProxy', haproxy],
])('behind %s', (_name, makeProxy) => {
  let place: ProxyPlace
  let ports: Ports
  let proxy: Running
  beforeAll(async () => {
    place = makeProxyPlace()
    const [plain = 0, partners = 0, operations = 0, figures = 0] = await freePorts(4)
    ports = { plain, partners, operations, figures }
    proxy = makeProxy(place, ports, product.url)
    await proxy.start()
  })
  afterAll(async () => {
    await proxy?.stop()
    place?.remove()
  })

  type Request = Omit<Asked, 'port' | 'ca'>
  const partner = (asked: Request) => askOverTls({ ...asked, port: ports.partners, ca: place.ca })
  const system = (asked: Omit<Request, 'host'>) =>
    askOverTls({ ...asked, host: hosts.operations, port: ports.operations, ca: place.ca })
  const bearing = () => ({ authorization: `Bearer ${key}` })

  test.each(['portal', 'development', 'production'] as const)(
    'the door of %s answers under its name over TLS',
    async (door) => {
      const ready = await partner({ host: hosts[door], path: '/readyz' })
      expect(ready).toMatchObject({ status: 200, body: '{"status":"ready"}' })
      expect(ready.headers['strict-transport-security']).toBe('max-age=31536000')
      expect(String(ready.headers['server'])).not.toMatch(/\d/)
    },
  )

  test('each name leads to its own door', async () => {
    expect((await partner({ host: hosts.portal, path: '/documentation/sla' })).body).toContain('<!doctype html>')
    const forms = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }
    const development = await partner({ host: hosts.development, path: '/mcp', ...forms })
    const production = await partner({ host: hosts.production, path: '/mcp', ...forms })
    expect([development.status, production.status]).toEqual([401, 404])
  })

  test('http leads to https', async () => {
    const location = await new Promise((resolve, reject) => {
      const headers = { host: hosts.portal }
      askPlain({ host: '127.0.0.1', port: ports.plain, path: '/reference?x=1', headers }, (answer) => {
        answer.resume()
        resolve([answer.statusCode, answer.headers.location])
      })
        .on('error', reject)
        .end()
    })
    expect(location).toEqual([308, `https://${hosts.portal}/reference?x=1`])
  })

  test('HTTP/2 is spoken, and nothing older than TLS 1.2', async () => {
    const session = connect(`https://${hosts.portal}:${ports.partners}`, {
      ca: place.ca,
      createConnection: () =>
        connectTls({
          host: '127.0.0.1',
          port: ports.partners,
          servername: hosts.portal,
          ca: place.ca,
          ALPNProtocols: ['h2'],
        }),
    })
    const status = await new Promise((resolve, reject) => {
      session.on('error', reject)
      session
        .request({ ':path': '/healthz' })
        .on('response', (headers) => resolve(headers[':status']))
        .on('error', reject)
        .resume()
    })
    session.close()
    expect(status).toBe(200)
    const old = await new Promise<string>((resolve) => {
      const options = { servername: hosts.portal, ca: place.ca, minVersion: 'TLSv1.1', maxVersion: 'TLSv1.1' } as const
      connectTls({ host: '127.0.0.1', port: ports.partners, ciphers: 'DEFAULT@SECLEVEL=0', ...options }, () =>
        resolve('spoken'),
      ).on('error', ({ message }) => resolve(message))
    })
    expect(old).toMatch(/alert protocol version|alert number 70/)
  })

  test('the address that the door sees is the caller’s own, whatever the caller claims', async () => {
    const from = '127.0.0.77'
    const headers = { 'x-forwarded-for': '203.0.113.9, 127.0.0.1' }
    const { headers: answered } = await partner({ host: hosts.production, path: '/warehouse/list', from, headers })
    const line = () =>
      product
        .output()
        .split('\n')
        .find((one) => one.includes(String(answered['x-request-id'])))
    await expect.poll(line).toContain(`"address":"${from}"`)
  })

  test('a body that no door takes is refused before it, in the form of the doors', async () => {
    const headers = { 'content-type': 'application/json' }
    const send = (bytes: number) =>
      partner({ host: hosts.production, path: '/rate/v2', method: 'POST', headers, body: ' '.repeat(bytes) })
    const large = await send(600_000)
    expect(large.status).toBe(413)
    expect(JSON.parse(large.body)).toMatchObject({ code: 413, error: 'REQUEST_TOO_LARGE', request_id: 'req_none' })
    const taken = await send(200_000)
    expect(taken.headers['x-request-id']).toMatch(/^req_/)
  })

  test('the feed waits as long as it is told to', { timeout: 40_000 }, async () => {
    const newest = await system({ path: '/orders', headers: bearing() })
    const after = (JSON.parse(newest.body) as { data: { next_after: string } }).data.next_after
    const began = performance.now()
    const waited = await system({ path: `/orders?wait=25&after=${encodeURIComponent(after)}`, headers: bearing() })
    expect(waited.status).toBe(200)
    expect(performance.now() - began).toBeGreaterThan(24_000)
  })

  test('the operations door answers its network and nobody else, under no name that partners could ask for', async () => {
    expect(await system({ path: '/readyz' })).toMatchObject({ status: 200 })
    const refused = system({ path: '/readyz', from: '127.0.0.77' }).then(
      ({ status }) => status,
      (error: NodeJS.ErrnoException) => error.code,
    )
    expect([403, 'ECONNRESET', 'EPIPE']).toContain(await refused)
    const asPartner = partner({ host: hosts.operations, path: '/readyz', headers: bearing() }).then(
      ({ status }) => status,
      (error: Error) => error.message,
    )
    expect(await Promise.race([asPartner, pause(3_000, 'nothing')])).toMatch(/hang up|ECONNRESET|nothing/)
  })

  test('while a door is away, its callers get the doors’ own answer and are told when to come back', async () => {
    const away = makeProxyPlace()
    const [plain = 0, partners = 0, operations = 0, figures = 0, nobody = 0] = await freePorts(5)
    const closed = `http://127.0.0.1:${nobody}`
    const doors = { portal: closed, development: closed, production: closed, operations: closed }
    const alone = makeProxy(away, { plain, partners, operations, figures }, doors)
    await alone.start()
    try {
      const answer = await askOverTls({ host: hosts.production, port: partners, path: '/rate/v2', ca: away.ca })
      expect(answer.status).toBe(503)
      expect(answer.headers).toMatchObject({ 'retry-after': '1', 'content-type': 'application/json' })
      expect(JSON.parse(answer.body)).toMatchObject({ code: 503, error: 'UNAVAILABLE' })
    } finally {
      await alone.stop()
      away.remove()
    }
  })
})

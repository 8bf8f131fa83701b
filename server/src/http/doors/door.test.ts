import { once } from 'node:events'
import { type IncomingMessage, METHODS, request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createLog } from '../../log.ts'
import { createDoor } from './door.ts'

const openDoor = () =>
  createDoor({
    log: createLog('silent'),
    trustedProxies: [],
    url: 'http://localhost:4001',
    portalUrl: 'http://localhost:4000',
    ready: async () => true,
    contentSecurityPolicy: { 'default-src': ["'none'"] },
  })

test('a door waits for headers less long than for bodies: Node swaps the two otherwise', async () => {
  const door = await openDoor()
  const { headersTimeout, requestTimeout } = door.server
  await door.close()
  expect(headersTimeout).toBeLessThan(requestTimeout)
  expect(requestTimeout).toBe(20_000)
})

test('a method that a path does not take is 405 with those that it does, QUERY and ones with a body among them', async () => {
  const door = await openDoor()
  const address = await door.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(() => door.close())
  for (const method of METHODS.filter((name) => !['GET', 'HEAD', 'CONNECT'].includes(name)))
    for (const body of ['', '<xml/>'])
      for (const [path, expected] of [
        ['/healthz', 405],
        ['/nowhere', 404],
      ] as const) {
        const request = httpRequest(address + path, {
          method,
          headers: { connection: 'close', ...(body && { 'content-type': 'text/xml' }) },
        })
        const answered = once(request, 'response')
        request.end(body)
        const [response] = (await answered) as [IncomingMessage]
        response.resume()
        expect([method, body, path, response.statusCode]).toEqual([method, body, path, expected])
        expect(response.headers.allow).toBe(expected === 405 ? 'GET' : undefined)
      }
})

test('a door that closes does not wait for a connection that never asked for anything', async () => {
  const door = await openDoor()
  const { port } = new URL(await door.listen({ host: '127.0.0.1', port: 0 }))
  const accepted = once(door.server, 'connection')
  const unused = connect(Number(port), '127.0.0.1')
  onTestFinished(() => void unused.destroy())
  await accepted
  const ended = once(unused, 'close')
  await door.close()
  expect(await ended).toEqual([expect.any(Boolean)])
})

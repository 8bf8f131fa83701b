import { expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { createDoor } from './door.ts'

test('a door waits for headers less long than for bodies: Node swaps the two otherwise', async () => {
  const door = await createDoor({
    log: createLog('silent'),
    trustedProxies: [],
    url: 'http://localhost:4001',
    portalUrl: 'http://localhost:4000',
    ready: async () => true,
    contentSecurityPolicy: { 'default-src': ["'none'"] },
  })
  const { headersTimeout, requestTimeout } = door.server
  await door.close()
  expect(headersTimeout).toBeLessThan(requestTimeout)
  expect(requestTimeout).toBe(20_000)
})

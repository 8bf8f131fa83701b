import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mcpPath } from '@edis/contract/mcp/clients'
import { operationTools } from '@edis/contract/mcp/tools'
import { hostileJson } from '@edis/testing/calls/hostile-values.ts'
import { startWorld, type World } from '@edis/testing/calls/world.ts'

// Whatever an assistant says, or whoever speaks in its stead, is answered and is no fault of ours. Who may speak at all
// is tried in server/src/mcp/mcp-refusals.test.ts.

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const numRuns = 1_000

test('whatever is said is answered', async () => {
  const name = fc.constantFrom(
    ...operationTools.map((tool) => tool.name),
    'search_reference',
    'read_page',
    '__proto__',
    '',
  )
  const method = fc.constantFrom('tools/call', 'tools/list', 'initialize', 'ping', 'resources/read', 'constructor', '')
  const hostile = fc
    .constantFrom(...hostileJson.filter((raw) => typeof raw === 'string' && raw.length < 5_000))
    .map(String)
  const told = fc
    .tuple(method, name, fc.oneof(fc.json(), hostile))
    .map(
      ([of, tool, given]) =>
        `{"jsonrpc":"2.0","id":1,"method":${JSON.stringify(of)},"params":{"name":${JSON.stringify(tool)},"arguments":${given},"uri":${given},"_meta":${given}}}`,
    )
  const headers = {
    authorization: `Bearer ${world.partner.token.development}`,
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
  }
  await fc.assert(
    fc.asyncProperty(fc.oneof({ weight: 4, arbitrary: told }, fc.json(), hostile), async (body) => {
      const answer = await fetch(world.app.url.development + mcpPath, { method: 'POST', body, headers })
      const text = await answer.text()
      expect(answer.status).toBeLessThan(500)
      if (text !== '') expect(() => JSON.parse(text)).not.toThrow()
      expect(text).not.toMatch(/node_modules|\.ts:\d|PostgresError/)
    }),
    { numRuns },
  )
  expect(world.app.logged.filter((line) => line.includes('request failed'))).toEqual([])
})

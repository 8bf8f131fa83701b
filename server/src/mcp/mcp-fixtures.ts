import { afterAll, expect } from 'vitest'
import { startWorld } from '@edis/testing/calls/world.ts'

type Asking = { to?: string; method?: string; token?: string | null; headers?: Record<string, string> }

/** A world, and how a message is sent to its assistants’ path. */
export async function openAssistantDoor() {
  const world = await startWorld()
  const url = `${world.app.url.development}/mcp`
  afterAll(() => world.close())

  const ping = { jsonrpc: '2.0', id: 1, method: 'ping' }

  async function ask(body: unknown, { to = url, method = 'POST', token, headers = {} }: Asking = {}) {
    const bearer = token === undefined ? world.partner.token.development : token
    const response = await fetch(to, {
      method,
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
        ...headers,
      },
      ...(method === 'POST' ? { body: typeof body === 'string' ? body : JSON.stringify(body) } : {}),
    })
    return { status: response.status, headers: response.headers, body: JSON.parse((await response.text()) || 'null') }
  }

  /** A refusal in the protocol's form, with ours in its data. */
  const refusal = (status: number, error: string, code = -32_000) => ({
    status,
    body: {
      jsonrpc: '2.0',
      id: null,
      error: { code, message: expect.any(String), data: { code: status, error, remedy: expect.any(String) } },
    },
  })

  return { world, url, ping, ask, refusal }
}

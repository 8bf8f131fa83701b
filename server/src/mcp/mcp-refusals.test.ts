import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { expect, test, vi } from 'vitest'
import { createAllowedIp } from '@edis/contract/portal-calls/allowed-ips'
import { listRequests } from '@edis/contract/portal-calls/requests'
import { listLogs } from '@edis/contract/portal-calls/review'
import { connectAssistant } from '@edis/testing/assistant.ts'
import { openAssistantDoor } from './mcp-fixtures.ts'

const { world, url, ping, ask, refusal } = await openAssistantDoor()

test('a message is answered, with how the partner stands against the limit', async () => {
  const { status, headers, body } = await ask(ping)
  expect({ status, body }).toEqual({ status: 200, body: { jsonrpc: '2.0', id: 1, result: {} } })
  expect(headers.get('content-type')).toContain('application/json')
  expect(headers.get('ratelimit')).toMatch(/^"default";r=\d+/)
  expect(headers.get('x-request-id')).toMatch(/^req_/)
})

test('without a good token there is a challenge and not even a list of tools', async () => {
  const list = { ...ping, method: 'tools/list' }
  const none = await ask(list, { token: null })
  expect(none).toMatchObject(refusal(401, 'AUTH_MISSING_TOKEN'))
  expect(none.headers.get('www-authenticate')).toMatch(
    /^Bearer realm="EDIS development", error_description="[^"\\]*API Credentials page[^"\\]*"$/,
  )
  const wrong = await ask(list, { token: 'edis_token_dev_nonsense' })
  expect(wrong).toMatchObject(refusal(401, 'AUTH_INVALID_CREDENTIALS'))
  expect(wrong.headers.get('www-authenticate')).toContain('error="invalid_token"')
})

test('the official client without a good token tells what to do', async () => {
  for (const token of ['', 'edis_token_dev_nonsense'])
    await expect(connectAssistant(world.app.url.development, token)).rejects.toThrow(/"code":-32000.*EDIS_TOKEN/)
})

test('a client that goes on to OAuth is told that there is none', async () => {
  const client = new Client({ name: 'by-oauth', version: '1.0.0' }, { versionNegotiation: { mode: 'legacy' } })
  const redirectUrl = 'http://localhost/callback'
  const authProvider = {
    redirectUrl,
    clientMetadata: { redirect_uris: [redirectUrl] },
    clientInformation: () => undefined,
    saveClientInformation: () => {},
    tokens: () => undefined,
    saveTokens: () => {},
    redirectToAuthorization: () => {},
    saveCodeVerifier: () => {},
    codeVerifier: () => '',
  }
  await expect(client.connect(new StreamableHTTPClientTransport(new URL(url), { authProvider }))).rejects.toThrow(
    /"error_description":"OAuth is not supported: [^"]*EDIS_TOKEN/,
  )
  const registering = await ask({ redirect_uris: [redirectUrl] }, { to: `${world.app.url.development}/register` })
  expect(registering).toMatchObject({
    status: 404,
    body: { error: 'NOT_FOUND', error_description: expect.stringContaining('EDIS_TOKEN') },
  })
})

test('a token of production is refused, and told of in the report', async () => {
  const partner = await world.newPartner()
  const answer = await ask(ping, { token: partner.token.production })
  expect(answer).toMatchObject(refusal(401, 'AUTH_WRONG_ENVIRONMENT'))
  await expect
    .poll(async () => {
      const { data } = await world.app.call('development', listLogs, { token: partner.session })
      return data.find(({ id }) => id === 'duty-no-production-key')?.status
    })
    .toBe('failed')
})

test('production knows no such path', async () => {
  const to = `${world.app.url.production}/mcp`
  for (const method of ['POST', 'GET', 'DELETE'])
    expect(await ask(ping, { to, method, token: world.partner.token.production })).toMatchObject({
      status: 404,
      body: { error: 'NOT_FOUND' },
    })
})

test('there is no stream to listen to and no session to end', async () => {
  for (const method of ['GET', 'DELETE', 'PUT']) {
    const refused = await ask(null, { method })
    expect(refused).toMatchObject({ status: 405, body: { error: 'METHOD_NOT_ALLOWED' } })
    expect(refused.headers.get('allow')).toBe('POST')
  }
  const params = {
    notifications: { toolsListChanged: true },
    _meta: {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
      'io.modelcontextprotocol/clientCapabilities': {},
    },
  }
  const listening = await ask(
    { ...ping, method: 'subscriptions/listen', params },
    { headers: { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'subscriptions/listen' } },
  )
  expect(listening.body).toMatchObject({ error: { message: 'Subscription limit reached' } })
})

test('pages of other origins are refused before their token is looked at', async () => {
  for (const origin of ['https://evil.example', 'null', 'http://localhost:4000.evil.example'])
    expect(await ask(ping, { headers: { origin }, token: null })).toMatchObject({ status: 403, body: { id: null } })
  expect((await ask(ping, { headers: { origin: 'http://localhost:4000' } })).status).toBe(200)
})

test('what is no single message is refused as the protocol says: no JSON, a batch, too deep, too long, another type', async () => {
  const deep = `${'{"a":'.repeat(30)}1${'}'.repeat(30)}`
  const refusals: [unknown, number, string, number, Record<string, string>?][] = [
    ['{', 400, 'REQUEST_INVALID', -32_700],
    ['', 400, 'REQUEST_INVALID', -32_700],
    ['[{"jsonrpc":"2.0"', 400, 'REQUEST_INVALID', -32_700],
    ['"text"', 400, 'REQUEST_INVALID', -32_600],
    ['[]', 400, 'REQUEST_INVALID', -32_600],
    [[ping, { ...ping, id: 2 }], 400, 'REQUEST_INVALID', -32_600],
    [`{"jsonrpc":"2.0","id":1,"method":"ping","params":${deep}}`, 400, 'REQUEST_INVALID', -32_600],
    [{ ...ping, params: { filler: 'x'.repeat(300_000) } }, 413, 'REQUEST_TOO_LARGE', -32_000],
    [ping, 415, 'MEDIA_TYPE_UNSUPPORTED', -32_000, { 'content-type': 'text/plain' }],
  ]
  for (const [body, status, error, code, headers = {}] of refusals)
    expect(await ask(body, { headers })).toMatchObject(refusal(status, error, code))
  const typed = await ask(ping, { headers: { 'content-type': 'text/plain' } })
  expect(typed.body.error.data.details).toEqual({ sent: 'text/plain', allowed: ['application/json'] })
  const long = await ask({ ...ping, params: { filler: 'x'.repeat(300_000) } })
  expect(long.body.error.data.details).toEqual({ value: expect.any(Number), maximum: 262_144 })
  const batch = await ask([ping, ping])
  expect(batch.body.error.message).toMatch(/^Message batches are not supported\. /)
})

test('a message that is none is refused in the protocol’s own form', async () => {
  for (const message of [{}, { jsonrpc: '1.0', id: 1, method: 'ping' }, { jsonrpc: '2.0', id: {}, method: 7 }])
    expect(await ask(message)).toMatchObject({ status: 400, body: { jsonrpc: '2.0', error: { code: -32_600 } } })
  expect((await ask({ ...ping, method: 'nonsense' })).body).toMatchObject({ error: { code: -32_601 } })
  expect((await ask(ping, { headers: { 'mcp-protocol-version': '1999-01-01' } })).status).toBe(400)
  expect((await ask(ping, { headers: { accept: 'text/html' } })).status).toBe(406)
  expect(await ask({ jsonrpc: '2.0', method: 'notifications/initialized' })).toMatchObject({ status: 202, body: null })
})

test('an address that is not on the allow-list is refused, and the log says so', async () => {
  const partner = await world.newPartner()
  await world.app.call('development', createAllowedIp, { token: partner.session, ip: '203.0.113.9' })
  const token = partner.token.development
  await vi.waitFor(async () => {
    expect(await ask(ping, { token })).toMatchObject(refusal(403, 'AUTH_IP_NOT_ALLOWED'))
  })
  const logged = async () => (await world.app.call('development', listRequests, { token: partner.session })).data.items
  await expect
    .poll(async () => (await logged())[0])
    .toMatchObject({ call: '/mcp', error: 'AUTH_IP_NOT_ALLOWED', from_assistant: true })
})

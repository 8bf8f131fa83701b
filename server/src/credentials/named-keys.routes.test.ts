import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { encodeBase64 } from '@edis/contract/calls/base64'
import { allowsCall, type KeyScope, keyScopes, leastScope } from '@edis/contract/calls/call-scopes'
import { openApiCalls } from '@edis/contract/calls/open-api-calls'
import { generateToken } from '@edis/contract/open-api/generate-token'
import { refreshToken } from '@edis/contract/open-api/refresh-token'
import { credentials, rotate } from '@edis/contract/portal-calls/credentials'
import { createKey, listKeys, revokeKey } from '@edis/contract/portal-calls/keys'
import { listTokens } from '@edis/contract/portal-calls/tokens'
import { startTestApp, type TestApp } from '@edis/testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

async function newPartner() {
  const { id, session } = await app.signedInPartner()
  const authOf = (key: string | null) => `Basic ${encodeBase64(`${id}:${key}`)}`
  const generate = (key: string | null) => app.call('development', generateToken, { auth: authOf(key) })
  const refresh = (key: string | null, token: string) =>
    app.call('development', refreshToken, { auth: authOf(key), token })
  const create = async (scope: KeyScope, name = `System ${scope}`) => {
    const made = await app.call('development', createKey, { token: session, name, scope })
    expect(made.status).toBe(200)
    return made.data
  }
  const first = async () => (await app.call('development', credentials, { token: session })).data
  const list = async () => (await app.call('development', listKeys, { token: session })).data
  const tokens = async () => (await app.call('development', listTokens, { token: session })).data
  const revoke = (key: string) => app.call('development', revokeKey, { token: session, id: key })
  return { id, session, generate, refresh, create, first, list, tokens, revoke }
}

/** What a request with the token is answered with: its status and code. */
async function answerOf(token: string, path: string, method = 'GET', on: TestApp = app) {
  const response = await fetch(on.url.development + path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': 'k' },
    ...(method === 'POST' && { body: '{}' }),
  })
  const { error, details } = (await response.json()) as { error?: string; details?: object }
  return { status: response.status, error, details }
}

describe('the keys of a partner', () => {
  test('are the first and up to four more, each shown once', async () => {
    const partner = await newPartner()
    const { partner_key } = await partner.first()
    expect(await partner.list()).toMatchObject([
      { name: 'Partner key', scope: 'all', first: true, ending: partner_key?.slice(-4), last_used_at: null, tokens: 0 },
    ])
    const made = [
      await partner.create('read', 'Warehouse'),
      await partner.create('orders', 'Shop'),
      await partner.create('all', 'ERP'),
      await partner.create('read', 'Dashboard'),
    ]
    for (const { partner_key: key, ending } of made) {
      expect(key).toMatch(/^edis_key_dev_/)
      expect(ending).toBe(key.slice(-4))
    }
    const list = await partner.list()
    expect(list.map(({ name, scope, first }) => [name, scope, first])).toEqual([
      ['Partner key', 'all', true],
      ['Warehouse', 'read', false],
      ['Shop', 'orders', false],
      ['ERP', 'all', false],
      ['Dashboard', 'read', false],
    ])
    expect(JSON.stringify(list)).not.toContain(made[0]?.partner_key)
    const sixth = await app.call('development', createKey, { token: partner.session, name: 'Sixth', scope: 'read' })
    expect(sixth).toMatchObject({ status: 409, error: 'KEY_LIMIT_REACHED' })
    // Each environment has its own.
    const production = await app.call('production', createKey, { token: partner.session, name: 'Shop', scope: 'read' })
    expect(production.data.partner_key).toMatch(/^edis_key_live_/)
    // One that is gone makes room.
    expect((await partner.revoke(made[0]!.id)).status).toBe(200)
    await partner.create('read', 'Sixth')
  })

  test('that are asked for at once are no more than there may be', async () => {
    const { session } = await newPartner()
    const asked = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        app.call('development', createKey, { token: session, name: `K${at}`, scope: 'read' }),
      ),
    )
    expect(asked.filter(({ status }) => status === 200)).toHaveLength(4)
  })

  test('have names that tell them apart', async () => {
    const { session, create } = await newPartner()
    await create('read', 'Warehouse')
    for (const name of [' warehouse ', 'partner KEY'])
      expect(await app.call('development', createKey, { token: session, name, scope: 'all' })).toMatchObject({
        status: 409,
        error: 'KEY_DUPLICATE',
      })
    for (const wrong of [
      { name: ' ', scope: 'read' },
      { name: 'x'.repeat(61), scope: 'read' },
      { name: 'x', scope: 'write' },
    ])
      expect(
        (await app.call('development', createKey, { token: session, ...(wrong as { name: string; scope: 'read' }) }))
          .status,
      ).toBe(422)
  })

  test('make tokens of their scope, which are listed with the key’s name', async () => {
    const partner = await newPartner()
    const { partner_key, id } = await partner.create('read', 'Dashboard')
    const pair = (await partner.generate(partner_key)).data
    expect(await partner.tokens()).toMatchObject([{ key: 'Dashboard', scope: 'read' }])
    expect((await partner.list()).find((key) => key.id === id)).toMatchObject({
      tokens: 1,
      last_used_at: app.clock.now.toISOString(),
    })
    // The portal's own calls go with the first key's.
    expect((await partner.first()).token).toBeNull()
    const own = await partner.generate((await partner.first()).partner_key)
    await partner.generate(partner_key)
    expect((await partner.first()).token).toBe(own.data.token)
    expect(pair.token).not.toBe(own.data.token)
  })

  test('are nobody’s but the partner’s, in one environment', async () => {
    const [partner, other] = [await newPartner(), await newPartner()]
    const { id, partner_key } = await partner.create('read')
    expect(await app.call('development', revokeKey, { token: other.session, id })).toMatchObject({ status: 404 })
    expect(await app.call('production', revokeKey, { token: partner.session, id })).toMatchObject({ status: 404 })
    expect((await other.generate(partner_key)).status).toBe(401)
    const auth = `Basic ${encodeBase64(`${partner.id}:${partner_key}`)}`
    expect(await app.call('production', generateToken, { auth })).toMatchObject({ error: 'AUTH_WRONG_ENVIRONMENT' })
    expect((await partner.generate(partner_key)).status).toBe(200)
  })
})

describe('scopes', () => {
  const ofToken = openApiCalls.filter(({ access }) => access === 'bearer')

  test.each(keyScopes)('a key of scope %s lets through what it is for, and no other call', async (scope) => {
    const partner = await newPartner()
    const { token } = (await partner.generate((await partner.create(scope)).partner_key)).data
    for (const { path, method } of ofToken) {
      const { status, error, details } = await answerOf(token, path, method)
      const refused = { status, error, details }
      if (allowsCall(scope, leastScope(path))) expect(`${path} ${error}`).not.toBe(`${path} AUTH_KEY_SCOPE_MISSING`)
      else
        expect(refused).toEqual({
          status: 403,
          error: 'AUTH_KEY_SCOPE_MISSING',
          details: { scope: leastScope(path), key_scope: scope },
        })
    }
  })

  test('are kept by what is refreshed, as often as it is', async () => {
    const partner = await newPartner()
    const { partner_key } = await partner.create('read')
    let { token, refresh_token } = (await partner.generate(partner_key)).data
    for (let round = 0; round < 3; round++) {
      ;({ token, refresh_token } = (await partner.refresh(partner_key, refresh_token)).data)
      expect(await answerOf(token, '/order/cancel', 'POST')).toMatchObject({ status: 403 })
      expect((await answerOf(token, '/warehouse/list')).status).toBe(200)
    }
  })

  test('are not widened by another key: each renews its own tokens alone', async () => {
    const partner = await newPartner()
    const [reader, shop] = [await partner.create('read'), await partner.create('orders')]
    const first = (await partner.first()).partner_key
    const ofReader = (await partner.generate(reader.partner_key)).data.refresh_token
    const ofFirst = (await partner.generate(first)).data.refresh_token
    for (const [key, token] of [
      [first, ofReader],
      [shop.partner_key, ofReader],
      [reader.partner_key, ofFirst],
    ] as const)
      expect(await partner.refresh(key, token)).toMatchObject({ status: 401, error: 'AUTH_REFRESH_INVALID' })
    // None of this ended a pair.
    expect((await partner.refresh(reader.partner_key, ofReader)).status).toBe(200)
    expect((await partner.refresh(first, ofFirst)).status).toBe(200)
  })
})

describe('revoking a key', () => {
  test('ends it and its tokens at once, in every process, and leaves the others', async () => {
    const beside = await startTestApp({}, { url: app.databaseUrl })
    try {
      const partner = await newPartner()
      const [warehouse, shop] = [await partner.create('all', 'Warehouse'), await partner.create('all', 'Shop')]
      const [goes, stays] = [
        (await partner.generate(warehouse.partner_key)).data,
        (await partner.generate(shop.partner_key)).data,
      ]
      for (const on of [app, beside])
        for (const { token } of [goes, stays])
          expect((await answerOf(token, '/warehouse/list', 'GET', on)).status).toBe(200)
      expect((await partner.revoke(warehouse.id)).data).toEqual({ id: warehouse.id, tokens_revoked: 1 })
      expect((await answerOf(goes.token, '/warehouse/list')).error).toBe('AUTH_TOKEN_REVOKED')
      await expect
        .poll(async () => (await answerOf(goes.token, '/warehouse/list', 'GET', beside)).error, { timeout: 1_000 })
        .toBe('AUTH_TOKEN_REVOKED')
      expect((await partner.generate(warehouse.partner_key)).status).toBe(401)
      expect((await partner.refresh(warehouse.partner_key, goes.refresh_token)).status).toBe(401)
      for (const on of [app, beside])
        expect((await answerOf(stays.token, '/warehouse/list', 'GET', on)).status).toBe(200)
      expect((await partner.list()).map(({ name }) => name)).toEqual(['Partner key', 'Shop'])
      expect((await partner.revoke(warehouse.id)).status).toBe(404)
    } finally {
      await beside.close()
    }
  })

  test('leaves no token of it alive, whatever it trades meanwhile', async () => {
    const partner = await newPartner()
    const { id, partner_key } = await partner.create('all')
    const made = Array.from({ length: 10 }, () => partner.generate(partner_key))
    await partner.revoke(id)
    await Promise.all(made)
    expect(await partner.tokens()).toEqual([])
  })

  test('is not for the first key, which is rotated; that ends its own tokens alone', async () => {
    const partner = await newPartner()
    const { partner_key } = await partner.create('read', 'Dashboard')
    const first = (await partner.list())[0]!
    expect(await partner.revoke(first.id)).toMatchObject({ status: 422, errors: [{ field: 'id' }] })
    const own = (await partner.generate((await partner.first()).partner_key)).data
    const named = (await partner.generate(partner_key)).data
    const rotated = await app.call('development', rotate, { token: partner.session, overlap_hours: 0 })
    expect(rotated.data.tokens_revoked).toBe(1)
    expect((await answerOf(own.token, '/warehouse/list')).error).toBe('AUTH_TOKEN_REVOKED')
    expect((await answerOf(named.token, '/warehouse/list')).status).toBe(200)
    expect((await partner.generate(partner_key)).status).toBe(200)
  })
})

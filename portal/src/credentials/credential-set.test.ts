import { expect, test } from 'vitest'
import { basicAuth, credentialSet, curlLine, withKey, withTokens } from './credential-set.ts'

const data = {
  partner_id: 'prt_1',
  partner_key: 'edis_key_dev_1',
  masked: null,
  previous_key_expires: null,
  token: 'edis_token_dev_1',
  refresh_token: 'edis_refresh_dev_1',
  expired: '2026-11-21T02:14:00.000Z',
  refresh_expired: '2026-12-21T02:14:00.000Z',
  granted_at: '2026-11-04T00:00:00.000Z',
  wrong_keys: null,
}
const set = credentialSet({ code: 200, message: '', data })!

test('an answer becomes a credential set, its expiry a date or empty', () => {
  expect(set).toMatchObject({ id: 'prt_1', key: 'edis_key_dev_1', expires: new Date('2026-11-21T02:14:00Z') })
  expect(credentialSet({ code: 200, message: '', data: { ...data, expired: null } })!.expires).toBeNull()
})

test.each([
  ['another code', { code: 201 as never, message: '', data }],
  ['no partner_id', { code: 200 as const, message: '', data: { ...data, partner_id: '' } }],
  ['no data', { code: 200 as const, message: '', data: null as never }],
])('an answer with %s is not accepted', (_, body) => {
  expect(credentialSet(body)).toBeNull()
})

test('a new pair replaces the tokens, a new key the key, and nothing else', () => {
  const pair = {
    token: 'edis_token_dev_2',
    refresh_token: 'edis_refresh_dev_2',
    token_type: 'Bearer' as const,
    expired: '2026-11-22T00:00:00.000Z',
    refresh_expired: '2026-12-22T00:00:00.000Z',
    environment: 'development' as const,
  }
  expect(withTokens(set, pair)).toMatchObject({ key: 'edis_key_dev_1', token: 'edis_token_dev_2' })
  const rotated = {
    partner_id: 'prt_1',
    partner_key: 'edis_key_dev_2',
    previous_key_expires: '2026-11-21T00:00:00.000Z',
    tokens_revoked: 0,
  }
  expect(withKey(set, rotated)).toMatchObject({
    key: 'edis_key_dev_2',
    token: 'edis_token_dev_1',
    previousKeyExpires: new Date('2026-11-21T00:00:00Z'),
  })
})

test('tokens that were revoked with the key are gone', () => {
  const rotated = { partner_id: 'prt_1', partner_key: 'edis_key_dev_2', previous_key_expires: null, tokens_revoked: 2 }
  expect(withKey(set, rotated)).toMatchObject({ key: 'edis_key_dev_2', token: null, refreshToken: null, expires: null })
})

test('the auth value is the word Basic and base64 of id and key', () => {
  expect(basicAuth(set)).toBe(`Basic ${btoa('prt_1:edis_key_dev_1')}`)
})

test('the cURL line never holds the key', () => {
  expect(curlLine('https://dev-api.edis.example', 'prt_1')).toBe(
    'curl -X POST https://dev-api.edis.example/auth/generate \\\n  -u "prt_1:$EDIS_PARTNER_KEY"',
  )
})

import { expect, test } from 'vitest'
import { wrongBearer } from './wrong-credentials.ts'

test.each([
  ['edis_token_live_x', 'AUTH_WRONG_ENVIRONMENT', 'This is a production token; this host is development.'],
  ['edis_key_live_x', 'AUTH_WRONG_ENVIRONMENT', 'This is a production partner key; this host is development.'],
  ['edis_refresh_live_x', 'AUTH_WRONG_ENVIRONMENT', 'This is a production refresh token; this host is development.'],
  ['edis_key_dev_x', 'AUTH_INVALID_CREDENTIALS', /^This is a partner key\. .*POST \/auth\/generate/],
  ['edis_refresh_dev_x', 'AUTH_INVALID_CREDENTIALS', /^This is a refresh token\. .*POST \/auth\/refresh/],
  ['edis_session_x', 'AUTH_INVALID_CREDENTIALS', /^This is a portal session\./],
  ['edis_token_x', 'AUTH_INVALID_CREDENTIALS', undefined],
  ['Zk3v9QxL2mT7', 'AUTH_INVALID_CREDENTIALS', undefined],
])('%s as a bearer of development is told to be what it is', (token, code, message) => {
  const failure = wrongBearer(token, 'development')
  expect(failure?.code).toBe(code)
  expect(failure?.text?.en).toEqual(message instanceof RegExp ? expect.stringMatching(message) : message)
})

test('which environment is which is told to programs, too', () => {
  expect(wrongBearer('edis_token_dev_x', 'production')?.details).toEqual({
    credentials: 'development',
    host: 'production',
  })
  expect(wrongBearer('edis_key_dev_x', 'development')?.details).toEqual({ sent: 'partner_key' })
})

test('an access token of the environment may be one', () => {
  expect(wrongBearer('edis_token_dev_x', 'development')).toBeNull()
})

import { refreshToken } from '../open-api/refresh-token.ts'
import { login } from '../portal-calls/sign-in.ts'
import { createWebhook, enableWebhook } from '../portal-calls/webhooks.ts'
import { expect, test } from 'vitest'
import { formOf } from './form.ts'

const sent = (form: FormData) => Object.fromEntries(form.entries())
const encoded = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)))

test('a session call carries the session and every value as base64 of UTF-8', () => {
  const form = formOf(createWebhook, { event: '*', url: 'https://tokö.id/é' }, 'edis_session_1')
  expect(sent(form)).toEqual({
    token: encoded('edis_session_1'),
    event: encoded('*'),
    url: encoded('https://tokö.id/é'),
  })
})

test('signing in is plain text and carries no session, even when one is at hand', () => {
  const form = formOf(login, { user: 'dev@tokosenja.id', pass: 'rahasia', remember: true }, 'edis_session_1')
  expect(sent(form)).toEqual({ user: 'dev@tokosenja.id', pass: 'rahasia', remember: 'true' })
})

test('the token of a refresh is the refresh token, never the session', () => {
  const form = formOf(refreshToken, { auth: 'Basic eA==', token: 'edis_refresh_dev_1' }, 'edis_session_1')
  expect(sent(form)).toEqual({ auth: encoded('Basic eA=='), token: encoded('edis_refresh_dev_1') })
})

test('what is not given is not sent; false is', () => {
  expect(sent(formOf(enableWebhook, { id: 'whk_1' }))).toEqual({ id: encoded('whk_1') })
  expect(sent(formOf(enableWebhook, { id: 'whk_1', enabled: false }))).toEqual({
    id: encoded('whk_1'),
    enabled: encoded('false'),
  })
})

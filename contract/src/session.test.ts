import { expect, test } from 'vitest'
import { encodeBase64 } from './calls/base64.ts'
import { decodeSession, encodeSession } from './session.ts'

const session = { token: 'edis_session_x', username: 'siti@toko.id', version: 2 } as const

test('a session survives its storage', () => {
  expect(decodeSession(encodeSession(session))).toEqual(session)
  const withAvatar = { ...session, username: 'Ünïcode 店', avatar: 'https://a.example/a.png' }
  expect(decodeSession(encodeSession(withAvatar))).toEqual(withAvatar)
})

test.each([
  ['nothing', null],
  ['an empty text', ''],
  ['broken base64', '%%%'],
  ['base64 of no JSON', encodeBase64('{"token"')],
  ['JSON of no object', encodeBase64('"text"')],
  ['null', encodeBase64('null')],
  ['version 1', encodeBase64(JSON.stringify({ ...session, version: 1 }))],
  ['version "2"', encodeBase64(JSON.stringify({ ...session, version: '2' }))],
  ['no version', encodeBase64(JSON.stringify({ token: 't', username: 'u' }))],
  ['no token', encodeBase64(JSON.stringify({ username: 'u', version: 2 }))],
  ['an empty token', encodeBase64(JSON.stringify({ ...session, token: '' }))],
  ['a username that is no text', encodeBase64(JSON.stringify({ ...session, username: 7 }))],
])('%s is signed out', (_what, stored) => {
  expect(decodeSession(stored)).toBeNull()
})

import { Type } from 'typebox'
import { defineCall } from '../calls/call.ts'
import { closed, code, line, text } from '../calls/fields.ts'
import { dateTime, nullable } from './answer.ts'
import { recoveryCodes } from './second-factor.ts'

/** Passkeys of a member. */
export const maxPasskeys = 10

const descriptor = Type.Object({
  id: Type.String({ description: 'Credential ID, base64url.' }),
  type: Type.Literal('public-key'),
  transports: Type.Array(Type.String()),
})
const challengeText = Type.String({ description: 'Base64url. Can be used once, within 5 minutes.' })

/** What a browser makes a passkey with, by the names of WebAuthn. */
const creationOptions = Type.Object(
  {
    challenge: challengeText,
    rp: Type.Object({ id: Type.String(), name: Type.String() }),
    user: Type.Object({ id: Type.String(), name: Type.String(), displayName: Type.String() }),
    pubKeyCredParams: Type.Array(Type.Object({ type: Type.Literal('public-key'), alg: Type.Integer() })),
    excludeCredentials: Type.Array(descriptor),
    authenticatorSelection: Type.Object({
      residentKey: Type.Literal('preferred'),
      userVerification: Type.Literal('required'),
    }),
    attestation: Type.Literal('none'),
    timeout: Type.Integer({ description: 'Milliseconds.' }),
  },
  { description: 'PublicKeyCredentialCreationOptionsJSON of WebAuthn.' },
)

/** What a browser uses one of the member's passkeys with. */
const requestOptions = Type.Object(
  {
    challenge: challengeText,
    rpId: Type.String(),
    allowCredentials: Type.Array(descriptor),
    userVerification: Type.Literal('required'),
    timeout: Type.Integer({ description: 'Milliseconds.' }),
  },
  { description: 'PublicKeyCredentialRequestOptionsJSON of WebAuthn.' },
)

const response = text(8_000, {
  description: 'The browser’s response to the options, as JSON.',
  examples: ['{"id":"Zk3vQ1…","type":"public-key","response":{}}'],
})
const signInChallenge = text(80, { description: '`data.challenge` of the sign-in.', examples: ['Zk3vQ1…'] })

const passkey = Type.Object({
  id: Type.String(),
  name: Type.String({ description: 'The name that the member chose.' }),
  created_at: dateTime('When it was added.'),
  last_used_at: nullable(dateTime('When it was last used; null: never.')),
})

const own = { doors: ['development'], transports: ['form'], access: 'session' } as const

export const listPasskeys = defineCall({
  ...own,
  path: '/passkeys/list',
  title: 'List passkeys',
  summary: 'Returns the member’s own passkeys, newest first.',
  request: closed({}),
  data: Type.Array(passkey),
  message: 'Passkeys found.',
  errors: [],
})

export const beginPasskey = defineCall({
  ...own,
  path: '/passkeys/begin',
  title: 'Start adding a passkey',
  summary: 'Returns the options for the browser to create a passkey.',
  request: closed({}),
  data: creationOptions,
  message: 'Create the passkey.',
  errors: ['PASSKEY_LIMIT_REACHED', 'RATE_LIMITED'],
})

export const addPasskey = defineCall({
  ...own,
  path: '/passkeys/add',
  title: 'Add a passkey',
  summary: 'Adds the passkey that the browser created. From then on, sign-in asks for a second factor.',
  request: closed({
    name: line(1, 60, { description: 'A name to recognize the passkey by.', examples: ['Work laptop'] }),
    response,
  }),
  data: Type.Object({
    ...passkey.properties,
    recovery_codes: recoveryCodes(' Empty if the member already has a second factor.'),
  }),
  message: 'Passkey added.',
  errors: ['PASSKEY_LIMIT_REACHED'],
})

export const removePasskey = defineCall({
  ...own,
  path: '/passkeys/remove',
  title: 'Remove a passkey',
  summary: 'Removes one of the member’s own passkeys. With the last second factor, the recovery codes are removed too.',
  request: closed({ id: code(64, { description: 'ID of the passkey.', examples: ['pky_01JD2…'] }) }),
  data: Type.Null(),
  message: 'Passkey removed.',
  errors: ['NOT_FOUND'],
})

export const beginPasskeyLogin = defineCall({
  path: '/auth/login/passkey',
  doors: ['development'],
  transports: ['form'],
  access: 'public',
  title: 'Start sign-in with a passkey',
  summary: 'Returns the options for the browser to use a passkey, for a sign-in that asks for a second factor.',
  request: closed({ challenge: signInChallenge }),
  data: requestOptions,
  message: 'Use the passkey.',
  errors: ['AUTH_TOKEN_EXPIRED', 'NOT_FOUND', 'RATE_LIMITED'],
})

export const verifyPasskeyLogin = defineCall({
  path: '/auth/login/passkey/verify',
  doors: ['development'],
  transports: ['form'],
  access: 'public',
  title: 'Finish sign-in with a passkey',
  summary: 'Finishes a sign-in that asks for a second factor.',
  request: closed({ challenge: signInChallenge, response }),
  data: Type.String({ description: 'The session token.' }),
  message: 'Signed in.',
  errors: ['AUTH_INVALID_CREDENTIALS', 'AUTH_TOKEN_EXPIRED', 'AUTH_PARTNER_INACTIVE'],
})

export const beginPasskeyConfirmation = defineCall({
  ...own,
  path: '/auth/confirm/passkey',
  title: 'Start confirmation with a passkey',
  summary: 'Returns the options for the browser to use a passkey, instead of confirming the password.',
  request: closed({}),
  data: requestOptions,
  message: 'Use the passkey.',
  errors: ['NOT_FOUND', 'RATE_LIMITED'],
})

export const confirmByPasskey = defineCall({
  ...own,
  path: '/auth/confirm/passkey/verify',
  title: 'Confirm with a passkey',
  summary: 'Confirms the sign-in with a passkey instead of the password.',
  request: closed({ response }),
  data: Type.Object({ fresh_until: dateTime('When the confirmation expires.') }),
  message: 'Confirmed.',
  errors: [],
})

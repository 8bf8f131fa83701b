import { Type } from 'typebox'
import { defineCall } from '../calls/call.ts'
import { closed, code, flag } from '../calls/fields.ts'
import { dateTime, nullable } from './answer.ts'

export const recoveryCodes = (also = '') =>
  Type.Array(Type.String(), {
    description: `Ten recovery codes, each for one sign-in. They are shown only here.${also}`,
  })

export const showSecondFactor = defineCall({
  path: '/second-factor/show',
  doors: ['development'],
  transports: ['form'],
  access: 'session',
  title: 'Show second factor',
  summary: 'Returns which second factors the member has, and whether the partner requires one.',
  request: closed({}),
  data: Type.Object({
    app_added_at: nullable(dateTime('When the authenticator app was added; null if there is none.')),
    passkeys: Type.Integer({ description: 'Number of passkeys.' }),
    recovery_codes_left: Type.Integer({ description: 'Unused recovery codes.' }),
    required: Type.Boolean({ description: 'Whether all members must use two-factor authentication.' }),
  }),
  message: 'Second factor found.',
  errors: [],
})

export const beginAuthenticator = defineCall({
  path: '/second-factor/begin',
  doors: ['development'],
  transports: ['form'],
  access: 'session',
  title: 'Set up an authenticator app',
  summary: 'Creates the secret for an authenticator app. It takes effect once you confirm a code.',
  request: closed({}),
  data: Type.Object({
    secret: Type.String({ description: 'Base32, for apps that cannot scan.' }),
    uri: Type.String({ description: 'otpauth:// address, shown as a QR code.' }),
  }),
  message: 'Scan the code.',
  errors: ['SECOND_FACTOR_EXISTS'],
})

export const confirmAuthenticator = defineCall({
  path: '/second-factor/confirm',
  doors: ['development'],
  transports: ['form'],
  access: 'session',
  title: 'Confirm the authenticator app',
  summary: 'Turns on the authenticator app after verifying a code. From then on, sign-in requires one.',
  request: closed({ code: code(10, { description: 'The 6-digit code from the app.', examples: ['407153'] }) }),
  data: Type.Object({ recovery_codes: recoveryCodes() }),
  message: 'Authenticator app added.',
  errors: ['SECOND_FACTOR_EXISTS', 'RATE_LIMITED'],
})

export const renewRecoveryCodes = defineCall({
  path: '/second-factor/codes',
  doors: ['development'],
  transports: ['form'],
  access: 'session',
  title: 'New recovery codes',
  summary: 'Replaces the recovery codes; earlier ones stop working.',
  request: closed({}),
  data: Type.Object({ recovery_codes: recoveryCodes() }),
  message: 'Recovery codes created.',
  errors: ['NOT_FOUND'],
})

export const removeAuthenticator = defineCall({
  path: '/second-factor/remove',
  doors: ['development'],
  transports: ['form'],
  access: 'session',
  title: 'Turn off the authenticator app',
  summary: 'Removes the authenticator app. With the last second factor, the recovery codes are removed too.',
  request: closed({}),
  data: Type.Null(),
  message: 'Authenticator app removed.',
  errors: ['NOT_FOUND'],
})

export const requireSecondFactor = defineCall({
  path: '/second-factor/require',
  doors: ['development'],
  transports: ['form'],
  access: 'session',
  title: 'Require a second factor',
  summary:
    'Requires two-factor authentication for all members, or makes it optional again. Members without it can only set it up.',
  request: closed({ required: flag({ description: 'Whether it is required.', examples: [true] }) }),
  data: Type.Object({ required: Type.Boolean() }),
  message: 'Saved.',
  errors: [],
})

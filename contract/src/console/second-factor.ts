import { Type } from 'typebox'
import { defineConsoleCall } from '../calls/console-call.ts'
import { closed, code } from '../calls/fields.ts'

const own = { method: 'POST', role: 'support', beforeSecondFactor: true } as const
const recoveryCodes = Type.Object({
  recovery_codes: Type.Array(Type.String(), {
    description: 'Ten recovery codes, each for one sign-in. They are shown only here.',
  }),
})
const present = {
  code: code(40, { description: 'A code from the app, or a recovery code.', examples: ['407153'] }),
}

export const beginStaffAuthenticator = defineConsoleCall({
  ...own,
  path: '/console/api/second-factor/begin',
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

export const confirmStaffAuthenticator = defineConsoleCall({
  ...own,
  path: '/console/api/second-factor/confirm',
  title: 'Confirm the authenticator app',
  summary: 'Turns on the authenticator app after verifying a code. From then on, sign-in requires one.',
  request: closed({ code: code(10, { description: 'The 6-digit code from the app.', examples: ['407153'] }) }),
  data: recoveryCodes,
  message: 'Authenticator app added.',
  errors: ['SECOND_FACTOR_EXISTS', 'RATE_LIMITED'],
})

export const renewStaffRecoveryCodes = defineConsoleCall({
  ...own,
  path: '/console/api/second-factor/codes',
  title: 'New recovery codes',
  summary: 'Replaces the recovery codes; earlier ones stop working.',
  request: closed(present),
  data: recoveryCodes,
  message: 'Recovery codes created.',
  errors: ['NOT_FOUND', 'RATE_LIMITED'],
})

export const removeStaffAuthenticator = defineConsoleCall({
  ...own,
  path: '/console/api/second-factor/remove',
  title: 'Turn off the authenticator app',
  summary: 'Removes the authenticator app and the recovery codes. Requires a current code.',
  request: closed(present),
  data: Type.Null(),
  message: 'Authenticator app removed.',
  errors: ['NOT_FOUND', 'RATE_LIMITED'],
})

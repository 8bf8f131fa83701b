import { Type } from 'typebox'
import { defineConsoleCall } from '../calls/console-call.ts'
import { scopeNames } from '../calls/operations-call.ts'
import { closed, moment, nullable, oneOf, text } from '../calls/fields.ts'
import { languages } from '../languages.ts'
import { staffRoleNames } from '../staff-roles.ts'

/** How long a session lasts without a request, and in all, in milliseconds. */
export const staffIdleMs = 30 * 60_000
export const staffSessionMs = 12 * 3_600_000

const me = Type.Object({
  staff_id: Type.String(),
  email: Type.String(),
  name: Type.String(),
  role: Type.Enum([...staffRoleNames]),
  language: oneOf(languages, { description: 'Language of their emails.' }),
  scopes: Type.Array(Type.Enum([...scopeNames]), {
    description: 'Scopes of the operations API that the role includes.',
  }),
  second_factor: Type.Object({
    app_added_at: nullable(moment({ description: 'null: there is none.' })),
    recovery_codes_left: Type.Integer(),
    required: Type.Boolean({ description: 'Whether the role requires one.' }),
  }),
  company_sign_in: Type.Boolean({ description: 'Whether they came by the company’s sign-in.' }),
  must_set_up: Type.Boolean({
    description: 'Whether the account must set up two-factor authentication before anything else.',
  }),
  signed_in_at: moment({ description: 'When the session began.' }),
  expires_at: moment({ description: 'When the session expires at the latest.' }),
})

export const showSignIn = defineConsoleCall({
  method: 'GET',
  path: '/console/api/sign-in',
  role: null,
  title: 'Show sign-in',
  summary: 'Returns the ways to sign in.',
  request: closed({}),
  data: Type.Object({
    oidc: Type.Boolean({ description: 'Whether the company’s sign-in is set up: /console/oidc/start.' }),
  }),
  message: 'Sign-in found.',
  errors: [],
})

export const signInStaff = defineConsoleCall({
  method: 'POST',
  path: '/console/api/sign-in',
  role: null,
  title: 'Sign in',
  summary: 'Starts a session. Failed sign-ins return the same error whether or not the account exists.',
  request: closed({
    email: text(254, { description: 'Email address.', examples: ['dian@edis.test'] }),
    password: text(100, { description: 'Password.', examples: ['correct-horse-battery'] }),
  }),
  data: me,
  message: 'Signed in.',
  errors: ['AUTH_INVALID_CREDENTIALS', 'AUTH_SECOND_FACTOR_REQUIRED', 'RATE_LIMITED'],
})

export const verifyStaff = defineConsoleCall({
  method: 'POST',
  path: '/console/api/sign-in/verify',
  role: null,
  title: 'Finish sign-in',
  summary: 'Finishes a sign-in that asks for a second factor. A challenge accepts up to five codes within 5 minutes.',
  request: closed({
    challenge: text(80, { description: '`data.challenge` of the sign-in.', examples: ['Zk3vQ1…'] }),
    code: text(40, {
      description: 'The 6-digit code from the authenticator app, or a recovery code.',
      examples: ['407153'],
    }),
  }),
  data: me,
  message: 'Signed in.',
  errors: ['AUTH_INVALID_CREDENTIALS', 'AUTH_TOKEN_EXPIRED', 'RATE_LIMITED'],
})

const own = { role: 'support', beforeSecondFactor: true } as const

export const signOutStaff = defineConsoleCall({
  ...own,
  method: 'POST',
  path: '/console/api/sign-out',
  title: 'Sign out',
  summary: 'Ends the session.',
  request: closed({}),
  data: Type.Null(),
  message: 'Signed out.',
  errors: [],
})

export const showMe = defineConsoleCall({
  ...own,
  method: 'GET',
  path: '/console/api/me',
  title: 'Show me',
  summary: 'Returns who is signed in.',
  request: closed({}),
  data: me,
  message: 'Signed in.',
  errors: [],
})

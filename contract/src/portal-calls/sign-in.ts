import { Type } from 'typebox'
import { defineCall } from '../calls/call.ts'
import { closed, flag, text } from '../calls/fields.ts'

/** Longest sign-in field, in characters. Source: specification, section 9. */
export const signInFieldLength = 50

export const login = defineCall({
  path: '/auth/login',
  doors: ['development'],
  transports: ['form'],
  access: 'public',
  title: 'Sign in',
  summary:
    'Starts a session of 12 hours, or 30 days with `remember`. A session ends after 7 days without use. Failed sign-ins return the same error whether or not the account exists.',
  request: closed({
    user: text(signInFieldLength, {
      'x-encoding': 'plain',
      description: 'Email address.',
      examples: ['dev@tokosenja.id'],
    }),
    pass: text(signInFieldLength, {
      'x-encoding': 'plain',
      description: 'Password.',
      examples: ['correct-horse-battery'],
    }),
    remember: Type.Optional(
      flag({ 'x-encoding': 'plain', description: 'Keeps the session for 30 days.', examples: [true] }),
    ),
  }),
  data: Type.String({ description: 'The session token.' }),
  message: 'Signed in.',
  errors: ['AUTH_INVALID_CREDENTIALS', 'AUTH_SECOND_FACTOR_REQUIRED', 'AUTH_PARTNER_INACTIVE', 'RATE_LIMITED'],
})

export const verifyLogin = defineCall({
  path: '/auth/login/verify',
  doors: ['development'],
  transports: ['form'],
  access: 'public',
  title: 'Finish sign-in',
  summary: 'Finishes a sign-in that asks for a second factor. A challenge accepts up to five codes within 5 minutes.',
  request: closed({
    challenge: text(80, { description: '`data.challenge` of the sign-in.', examples: ['Zk3vQ1…'] }),
    code: text(40, {
      description: 'The 6-digit code from the authenticator app, or a recovery code.',
      examples: ['407153'],
    }),
  }),
  data: Type.String({ description: 'The session token.' }),
  message: 'Signed in.',
  errors: ['AUTH_INVALID_CREDENTIALS', 'AUTH_TOKEN_EXPIRED', 'AUTH_PARTNER_INACTIVE', 'RATE_LIMITED'],
})

export const logout = defineCall({
  path: '/auth/logout',
  transports: ['form'],
  access: 'session',
  title: 'Sign out',
  summary: 'Ends the session on the server, in both environments.',
  request: closed({}),
  data: Type.Null(),
  message: 'Signed out.',
  errors: [],
})

export const confirmSignIn = defineCall({
  path: '/auth/confirm',
  doors: ['development'],
  transports: ['form'],
  access: 'session',
  title: 'Confirm password',
  summary: 'Confirms the password. For 10 minutes, the session can then make the calls that protect the account.',
  request: closed({
    pass: text(signInFieldLength, { description: 'Password of the member.', examples: ['correct-horse-battery'] }),
  }),
  data: Type.Object({
    fresh_until: Type.String({ format: 'date-time', description: 'When the confirmation expires.' }),
  }),
  message: 'Confirmed.',
  errors: ['RATE_LIMITED'],
})

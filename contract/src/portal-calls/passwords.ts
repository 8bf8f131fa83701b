import { Type } from 'typebox'
import { defineCall } from '../calls/call.ts'
import { closed, code, text } from '../calls/fields.ts'
import { signInFieldLength } from './sign-in.ts'

/** Shortest password that people choose. */
export const shortestPassword = 12

/** A password that is chosen: the server judges how easily it is guessed. */
export const newPassword = Type.String({
  minLength: shortestPassword,
  maxLength: signInFieldLength,
  description: 'At least 12 characters, and not easy to guess.',
  examples: ['gudang-senja-kopi-71'],
  'x-error': 'PASSWORD_TOO_WEAK',
  'x-error-of': { maxLength: 'FIELD_INVALID' },
})

export const changePassword = defineCall({
  path: '/password/change',
  doors: ['development'],
  transports: ['form'],
  access: 'session',
  title: 'Change password',
  summary: 'Changes the member’s own password and ends their other sessions.',
  request: closed({
    current: text(signInFieldLength, { description: 'The current password.', examples: ['correct-horse-battery'] }),
    new: newPassword,
  }),
  data: Type.Object({ ended: Type.Integer({ description: 'Number of other sessions that were ended.' }) }),
  message: 'Password changed.',
  errors: ['RATE_LIMITED'],
  fieldErrors: ['PASSWORD_TOO_WEAK'],
})

export const forgotPassword = defineCall({
  path: '/password/forgot',
  doors: ['development'],
  transports: ['form'],
  access: 'public',
  title: 'Request a password reset',
  summary:
    'Emails a link to choose a new password, which works once within 30 minutes. The response is the same whether or not the address is known.',
  request: closed({ user: text(signInFieldLength, { description: 'Email address.', examples: ['dev@tokosenja.id'] }) }),
  data: Type.Null(),
  message: 'If the address is known, a link is on its way to it.',
  errors: ['RATE_LIMITED'],
})

export const resetPassword = defineCall({
  path: '/password/reset',
  doors: ['development'],
  transports: ['form'],
  access: 'public',
  title: 'Reset password',
  summary: 'Uses the link of a password reset: sets the new password and ends every session of the member.',
  request: closed({
    code: code(80, { description: 'The code in the link of the email.', examples: ['Zk3vQ1…'] }),
    new: newPassword,
  }),
  data: Type.Null(),
  message: 'Password changed.',
  errors: ['LINK_INVALID', 'RATE_LIMITED'],
  fieldErrors: ['PASSWORD_TOO_WEAK'],
})

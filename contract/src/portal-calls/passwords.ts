import { Type } from 'typebox'
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

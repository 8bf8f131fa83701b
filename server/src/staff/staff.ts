import { signInFieldLength } from '@edis/contract/portal-calls/sign-in'

export const normaliseEmail = (email: string): string => email.trim().toLowerCase()

/** Longer than a partner's: it opens more. */
const shortestPassword = 12

/** What is wrong with one of the staff, in words for the operator; empty when nothing is. */
export function staffFaults({ email, name }: { email: string; name: string }): string[] {
  const faults: string[] = []
  if (!/^[^\s@]+@[^\s@]+$/.test(email) || email.length > signInFieldLength)
    faults.push(`the email must be an address of at most ${signInFieldLength} characters`)
  if (name.trim() === '' || name.length > 100 || /\p{Cc}/u.test(name))
    faults.push('the name must have 1 to 100 characters on one line')
  return faults
}

export function staffPasswordFaults(password: string): string[] {
  const length = [...password].length
  const right = length >= shortestPassword && length <= signInFieldLength && password.trim() !== ''
  return right ? [] : [`the password must have ${shortestPassword} to ${signInFieldLength} characters`]
}

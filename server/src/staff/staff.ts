import { shortestPassword } from '@edis/contract/portal-calls/passwords'
import { emailFaults, passwordFaults } from '../partners/partners.ts'

/** What is wrong with one of the staff, in words for the operator; empty when nothing is. */
export function staffFaults({ email, name }: { email: string; name: string }): string[] {
  const faults = emailFaults(email)
  if (name.trim() === '' || name.length > 100 || /\p{Cc}/u.test(name))
    faults.push('the name must have 1 to 100 characters on one line')
  return faults
}

export const staffPasswordFaults = (password: string): string[] => passwordFaults(password, shortestPassword)

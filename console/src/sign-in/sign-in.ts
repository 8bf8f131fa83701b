import type { FailureBody } from '@edis/contract/calls/call'
import { signInStaff } from '@edis/contract/console/sign-in'
import { CallFailed } from '@edis/ui/states/call-failed.ts'
import { request } from '../api.ts'
import type { Me } from '../session.ts'

/** A sign-in that waits for its second step. */
export type Challenge = { challenge: string; email: string }

/** Who is signed in now, or what the second step takes. @throws {CallFailed} */
export async function signIn(fields: { email: string; password: string }): Promise<Me | Challenge> {
  try {
    return await request('production', signInStaff, fields)
  } catch (error) {
    const challenge = error instanceof CallFailed && error.failure ? challengeIn(error.failure) : null
    if (challenge === null) throw error
    return { challenge, email: fields.email }
  }
}

function challengeIn({ error, data }: FailureBody): string | null {
  if (error !== 'AUTH_SECOND_FACTOR_REQUIRED' || typeof data !== 'object' || data === null) return null
  return 'challenge' in data && typeof data.challenge === 'string' ? data.challenge : null
}

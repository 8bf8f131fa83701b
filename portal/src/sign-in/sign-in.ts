import type { FailureBody } from '@edis/contract/calls/call'
import { login } from '@edis/contract/portal-calls/sign-in'
import { callApi } from '../api.ts'
import { startSession } from '../session.ts'
import { messages } from './messages.en.ts'

/** A sign-in that waits for its second step. */
export type SecondStep = { challenge: string; factors: readonly string[]; username: string }

/**
 * Starts the session and answers null, or answers what to show under the fields, or what the second step takes. Source:
 * specification, section 8.
 */
export async function signIn(user: string, pass: string, remember: boolean): Promise<string | SecondStep | null> {
  const username = user.trim()
  const outcome = await callApi('development', login, { user: username, pass, ...(remember && { remember }) })
  const step = 'failure' in outcome && secondStepIn(outcome.failure)
  if (step) return { ...step, username }
  if (!outcome.ok) return 'failure' in outcome ? outcome.failure.message || messages.noAnswer : messages.noAnswer
  if (outcome.body.code !== 200 || typeof outcome.body.data !== 'string' || outcome.body.data === '')
    return messages.noAnswer
  startSession(outcome.body.data, username)
  return null
}

function secondStepIn({ error, data }: FailureBody): Omit<SecondStep, 'username'> | null {
  if (error !== 'AUTH_SECOND_FACTOR_REQUIRED' || typeof data !== 'object' || data === null) return null
  if (!('challenge' in data) || typeof data.challenge !== 'string') return null
  return {
    challenge: data.challenge,
    factors: 'factors' in data && Array.isArray(data.factors) ? data.factors : ['app'],
  }
}

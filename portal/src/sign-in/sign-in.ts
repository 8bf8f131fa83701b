import { login } from '@edis/contract/portal-calls/sign-in'
import { callApi } from '../api.ts'
import { startSession } from '../session.ts'
import { messages } from './messages.en.ts'

/** Starts the session and answers null, or answers what to show under the fields. Source: specification, section 8. */
export async function signIn(user: string, pass: string, remember: boolean): Promise<string | null> {
  const username = user.trim()
  const outcome = await callApi('development', login, { user: username, pass, ...(remember && { remember }) })
  if (!outcome.ok) return 'failure' in outcome ? outcome.failure.message || messages.noAnswer : messages.noAnswer
  if (outcome.body.code !== 200 || typeof outcome.body.data !== 'string' || outcome.body.data === '')
    return messages.noAnswer
  startSession(outcome.body.data, username)
  return null
}

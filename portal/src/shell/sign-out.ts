import { logout } from '@edis/contract/portal-calls/sign-in'
import { callApi } from '../api.ts'
import { leaveSession } from '../session.ts'

const maxWaitMs = 2000

/** Ends the session on the server, if it answers in time, and in this browser in any case. */
export async function signOut(): Promise<void> {
  const waited = new Promise((resolve) => setTimeout(resolve, maxWaitMs))
  await Promise.race([callApi('development', logout, {}), waited])
  leaveSession()
}

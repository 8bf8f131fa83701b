import { backgroundHeader } from '@edis/contract/calls/console-call'
import { hints } from '@edis/contract/errors/hints'
import { hashSecret } from '../database/vault.ts'
import { Failure } from '../http/doors/failure.ts'
import { type JudgeStaff, ownPageEnvironment, sessionIn } from '../http/gate/staff-gate.ts'
import { browserOf, requiresSecondFactor, staffSessionFault, useNotedEvery } from './staff-sessions.ts'
import type { StaffSessionStore } from './staff-sessions.store.ts'

type Parts = {
  sessions: StaffSessionStore
  /** The door's own address. */
  ownOrigin: string
  /** Of the demo's staff, who need no second factor; null: there is no demo. */
  demoEmail: string | null
  now: () => Date
}

/** Judges the session of a request. Each call asks anew, so that who is removed or given another role is so at once. */
export const staffJudge =
  ({ sessions, ownOrigin, demoEmail, now }: Parts): JudgeStaff =>
  async ({ headers }, address) => {
    const environment = ownPageEnvironment(headers, ownOrigin)
    const token = sessionIn(headers, ownOrigin.startsWith('https:'))
    if (!token) throw new Failure('AUTH_MISSING_TOKEN', { text: hints.notSignedIn })
    const sessionHash = hashSecret(token)
    const session = await sessions.find(sessionHash)
    const fault = staffSessionFault(session, browserOf(headers['user-agent']), now())
    if (fault === 'AUTH_TOKEN_REVOKED') await sessions.end(sessionHash)
    if (!session || fault) throw new Failure(fault ?? 'AUTH_INVALID_CREDENTIALS', { text: hints.sessionEnded })
    const { staffId, role, totpAddedAt, lastUsedAt } = session
    // What a page asks for by itself shows nobody at the desk.
    const isUsed = headers[backgroundHeader] === undefined
    if (isUsed && now().getTime() - lastUsedAt.getTime() >= useNotedEvery)
      await sessions.noteUse(sessionHash, staffId, address, now())
    const mustSetUp = requiresSecondFactor(session, demoEmail) && totpAddedAt === null
    return { staffId, role, sessionHash, mustSetUp, environment }
  }

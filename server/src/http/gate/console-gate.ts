import { type ConsoleCall, isRoleAtLeast } from '@edis/contract/calls/console-call'
import { Failure } from '../doors/failure.ts'
import type { CallerGate } from './caller-gate.ts'
import { type JudgeStaff, ownPageEnvironment } from './staff-gate.ts'

/** The gate of a call of the console. @throws {Error} when nobody has said who may make it. */
export function consoleGate(
  judgeStaff: JudgeStaff,
  ownOrigin: string,
  { path, role: least, beforeSecondFactor }: Pick<ConsoleCall, 'path' | 'role' | 'beforeSecondFactor'>,
): CallerGate {
  if (least === undefined) throw new Error(`Who may call ${path}? Say the least role in its contract`)
  if (least === null)
    return ({ headers }) => {
      ownPageEnvironment(headers, ownOrigin)
      return null
    }
  return async (request, address) => {
    const caller = await judgeStaff(request, address)
    const { role, mustSetUp } = caller
    if (!isRoleAtLeast(role, least)) throw new Failure('AUTH_ROLE_MISSING', { details: { role, required: least } })
    if (mustSetUp && !beforeSecondFactor) throw new Failure('AUTH_SECOND_FACTOR_SETUP_REQUIRED')
    return caller
  }
}

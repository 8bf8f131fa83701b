import type { FastifyRequest } from 'fastify'
import { leastRole, roleAllows } from '@edis/contract/calls/console-call'
import type { OperationsCall, OperationsScope } from '@edis/contract/calls/operations-call'
import type { Environment } from '@edis/contract/environment'
import { Failure } from '../doors/failure.ts'
import { bearerToken } from './bearer.ts'
import { type JudgeStaff, sessionIn } from './staff-gate.ts'

/** A system of the provider's that calls, or a member of staff, and the environment that it is for. */
export type OperationsCaller =
  | { keyId: string; environment: Environment }
  | { staffId: string; environment: Environment }

/** Whose key it is. @throws {Failure} of every kind that a key can be wrong. */
export type JudgeOperationsKey = (
  key: string,
  scope: OperationsScope,
  address: string,
) => Promise<Extract<OperationsCaller, { keyId: string }>>

/** The gate of a call: of keys, and of the console's session where no key is sent. */
export const operationsGate =
  (
    judge: JudgeOperationsKey,
    judgeStaff: JudgeStaff,
    { scope, keysOnly }: Pick<OperationsCall, 'scope' | 'keysOnly'>,
  ) =>
  async (request: Pick<FastifyRequest, 'headers'>, address: string): Promise<OperationsCaller> => {
    const { authorization } = request.headers
    if (authorization !== undefined || keysOnly || !sessionIn(request.headers))
      return judge(bearerToken(authorization), scope, address)
    const { staffId, role, environment, mustSetUp } = await judgeStaff(request, address)
    if (mustSetUp) throw new Failure('AUTH_SECOND_FACTOR_SETUP_REQUIRED')
    if (!roleAllows(role, scope))
      throw new Failure('AUTH_ROLE_MISSING', { details: { role, required: leastRole(scope) } })
    return { staffId, environment }
  }

import type { FastifyRequest } from 'fastify'
import type { OperationsCall, OperationsScope } from '@edis/contract/calls/operations-call'
import type { Environment } from '@edis/contract/environment'
import { bearerToken } from './bearer.ts'

/** A system of the provider's that calls, and the environment that its key is for. */
export type OperationsCaller = { keyId: string; environment: Environment }

/** Whose key it is. @throws {Failure} of every kind that a key can be wrong. */
export type JudgeOperationsKey = (key: string, scope: OperationsScope, address: string) => Promise<OperationsCaller>

/** The gate of a call. */
export const operationsGate =
  (judge: JudgeOperationsKey, { scope }: Pick<OperationsCall, 'scope'>) =>
  ({ headers }: Pick<FastifyRequest, 'headers'>, address: string): Promise<OperationsCaller> =>
    judge(bearerToken(headers.authorization), scope, address)

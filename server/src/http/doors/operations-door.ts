import type { FastifyInstance } from 'fastify'
import type { Static, TObject, TSchema } from 'typebox'
import type { OperationsCall } from '@edis/contract/calls/operations-call'
import type { Environment } from '@edis/contract/environment'
import type { Database } from '../../database/connection.ts'
import { inTransaction, type Transaction } from '../../database/transaction.ts'
import type { Awaitable } from '../gate/at-once.ts'
import type { CallerGate } from '../gate/caller-gate.ts'
import { idempotencyKey, once } from '../gate/idempotency.ts'
import { staffsAnswers, systemsAnswers } from '../gate/idempotency.store.ts'
import { type JudgeOperationsKey, operationsGate } from '../gate/operations-gate.ts'
import type { JudgeStaff } from '../gate/staff-gate.ts'
import { bytesOf } from '../bodies/sent-request.ts'
import { createShedding } from '../gate/shedding.ts'
import { answerCall, type AnsweredRequest, type AnswerOptions, type AskedCall } from './answer-call.ts'
import type { Download } from './download.ts'
import { type ConsoleDoor, consoleDoor } from './console-door.ts'
import { createDoor, type DoorOptions } from './door.ts'

type Asked<Request extends TObject> = AskedCall<Request, 'operations-key'>

/**
 * The door of the provider's systems and staff. The key that opens a call says in which environment, or the console's request:
 * `asked.caller.environment`.
 */
export type OperationsDoor = {
  server: FastifyInstance
  console: ConsoleDoor
  /** Answers a call with its data, cut to the contract's shape, or with a file. */
  answer<Request extends TObject, Data extends TSchema>(
    call: OperationsCall<Request, Data>,
    handler: (asked: Asked<Request>) => Awaitable<Static<Data> | Download>,
    options?: AnswerOptions<Request, 'operations-key'>,
  ): void
  /**
   * Answers a call that writes: all of it in one transaction of the key's environment, once per Idempotency-Key. `body`: as
   * it was sent, for what takes a file.
   */
  write<Request extends TObject, Data extends TSchema>(
    call: OperationsCall<Request, Data>,
    handler: (asked: Asked<Request>, transaction: Transaction, body: Buffer) => Promise<Static<Data>>,
    options?: AnswerOptions<Request, 'operations-key'> & {
      /** What is kept of an answer for a repetition with its Idempotency-Key. */
      keeps?: (data: Static<Data>) => Static<Data>
    },
  ): void
}

type OperationsDoorOptions = Omit<DoorOptions, 'contentSecurityPolicy' | 'headers'> & {
  judge: JudgeOperationsKey
  judgeStaff: JudgeStaff
  accounts: Database
  databases: Readonly<Record<Environment, Database>>
  /** The JSON text of /openapi.json. */
  document: () => string
  now: () => Date
}

const unlogged = { keepsRead: () => false, record: () => {}, recordUnknown: () => {} }

export async function createOperationsDoor(options: OperationsDoorOptions): Promise<OperationsDoor> {
  const { judge, judgeStaff, accounts, databases, portalUrl, now } = options
  const server = await createDoor({
    ...options,
    contentSecurityPolicy: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
    headers: { 'cache-control': 'no-store' },
  })
  const shedding = createShedding((refused) => options.log.warn({ refused }, 'overloaded, rejecting requests'))
  server.get('/openapi.json', (_request, reply) => reply.type('application/json').send(options.document()))

  function route<Request extends TObject, Data extends TSchema>(
    call: OperationsCall<Request, Data>,
    handler: (asked: Asked<Request>, request: AnsweredRequest) => Awaitable<Static<Data> | Download>,
    answerOptions?: AnswerOptions<Request, 'operations-key'>,
  ): void {
    const judged = operationsGate(judge, judgeStaff, call)
    const gateOf = (): CallerGate => async (request, address) => {
      const caller = await judged(request, address)
      if ('keyId' in caller) request.keyId = caller.keyId
      else request.staffId = caller.staffId
      return caller
    }
    answerCall(server, { portalUrl, gateOf, shedding, callLog: unlogged }, call, handler, answerOptions)
  }

  const routing = { portalUrl, shedding, callLog: unlogged }
  return {
    server,
    console: consoleDoor(server, { routing, judgeStaff, accounts, databases, ownOrigin: options.url }),
    answer: route,
    write(call, handler, { keeps, ...answerOptions } = {}) {
      const write = async (asked: Parameters<typeof handler>[0], request: AnsweredRequest) => {
        const { caller } = asked
        const database = databases[caller.environment]
        const key = call.idempotency === 'none' ? null : idempotencyKey(request.headers['idempotency-key'], false)
        const work = (transaction: Transaction) => handler(asked, transaction, bytesOf(request.body))
        if (key === null) return inTransaction(database, work)
        const body = requestBytes(call, request)
        const kept = { now, ...(keeps && { keeps }) }
        // A key is of one environment; staff choose one for each request
        const { data, replayed } =
          'keyId' in caller
            ? await once(database, caller.keyId, { path: call.path, key, body }, work, {
                ...kept,
                answers: systemsAnswers,
              })
            : await once(database, caller.staffId, { path: `${caller.environment} ${call.path}`, key, body }, work, {
                ...kept,
                answers: staffsAnswers,
              })
        if (replayed) request.ownHeaders.push('idempotency-replayed', 'true')
        return data
      }
      route(call, write, answerOptions)
    },
  }
}

/** What makes a request the same one: its body, and the address where that says more than the path of the call. */
const requestBytes = ({ takesFile, path }: OperationsCall, { url, body }: AnsweredRequest): Buffer =>
  takesFile || path.includes('{') ? Buffer.concat([Buffer.from(`${url}\n`), bytesOf(body)]) : bytesOf(body)

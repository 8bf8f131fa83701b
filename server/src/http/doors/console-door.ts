import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Static, TObject, TSchema } from 'typebox'
import type { ConsoleCall } from '@edis/contract/calls/console-call'
import type { Environment } from '@edis/contract/environment'
import type { AuditEntry } from '../../audit/audit.ts'
import { audit } from '../../audit/audit.store.ts'
import type { Database } from '../../database/connection.ts'
import { changing, type Transaction } from '../../database/transaction.ts'
import type { Awaitable } from '../gate/at-once.ts'
import { consoleGate } from '../gate/console-gate.ts'
import { type JudgeStaff, sessionCookie, type StaffCaller } from '../gate/staff-gate.ts'
import { answerCall, type AnsweredRequest, type AskedCall, type CallRouting } from './answer-call.ts'
import type { Download } from './download.ts'

type Asked<Request extends TObject> = Omit<AskedCall<Request, 'staff'>, 'partnerId'>

/** What staff change with: it is there, and in the audit log, or it is not. */
export type StaffChange = {
  /** Of the accounts; stores made over it do what they do within the change. */
  database: Database
  transaction: Transaction
  /** Writes down what is done, as the caller's. */
  audit(entry: AuditEntry): Promise<void>
}

/** The calls of the console on the operations door. */
export type ConsoleDoor = {
  /** Answers a call of staff who are signed in. */
  answer<Request extends TObject, Data extends TSchema>(
    call: ConsoleCall<Request, Data>,
    handler: (asked: Asked<Request>) => Awaitable<Static<Data> | Download>,
  ): void
  /** Answers one that changes something: all of it in one transaction of the accounts, or of the environment. */
  change<Request extends TObject, Data extends TSchema>(
    call: ConsoleCall<Request, Data>,
    handler: (asked: Asked<Request>, change: StaffChange) => Promise<Static<Data>>,
    options?: { in: 'environment' },
  ): void
  /** Answers one that begins or ends a session. */
  sign<Request extends TObject, Data extends TSchema>(
    call: ConsoleCall<Request, Data>,
    handler: (
      asked: Omit<Asked<Request>, 'caller'> & { caller: StaffCaller | null },
      /** null: it ends. */
      setSession: (token: string | null) => void,
    ) => Promise<Static<Data>>,
  ): void
}

type Parts = {
  routing: Omit<CallRouting, 'gateOf'>
  judgeStaff: JudgeStaff
  accounts: Database
  databases: Readonly<Record<Environment, Database>>
  ownOrigin: string
}

export function consoleDoor(
  server: FastifyInstance,
  { routing, judgeStaff, accounts, databases, ownOrigin }: Parts,
): ConsoleDoor {
  function route<Request extends TObject, Data extends TSchema>(
    call: ConsoleCall<Request, Data>,
    handler: (asked: Asked<Request>, request: AnsweredRequest) => Awaitable<Static<Data> | Download>,
  ): void {
    const gate = consoleGate(judgeStaff, ownOrigin, call)
    const gateOf = () => async (request: FastifyRequest, address: string) => {
      const caller = await gate(request, address, null)
      if (caller && 'staffId' in caller) request.staffId = caller.staffId
      return caller
    }
    // Of a public call the caller is null, which those who handle one know.
    answerCall(server, { ...routing, gateOf }, call as ConsoleCall<Request, Data> & { access: 'staff' }, handler)
  }

  return {
    answer: route,
    change: (call, handler, options) =>
      route(call, (asked) =>
        changing(options ? databases[asked.caller.environment] : accounts, (database, transaction) =>
          handler(asked, { database, transaction, audit: (entry) => audit(transaction, asked.by, entry) }),
        ),
      ),
    sign: (call, handler) =>
      route(call, (asked, request) =>
        handler(asked, (token) =>
          request.ownHeaders.push('set-cookie', sessionCookie(token, ownOrigin.startsWith('https:'))),
        ),
      ),
  }
}

import type { FastifyInstance } from 'fastify'
import type { Call, CallAccess } from '@edis/contract/calls/call'
import type { Environment } from '@edis/contract/environment'
import type { Static, TObject, TSchema } from 'typebox'
import type { AuditEntry } from '../../audit/audit.ts'
import { audit } from '../../audit/audit.store.ts'
import { keptAnswers } from '../../fast-path/kept-answers.ts'
import { quickReads } from '../../fast-path/quick-reads.ts'
import type { Database } from '../../database/connection.ts'
import { afterCommit, changing, type Transaction } from '../../database/transaction.ts'
import type { Awaitable } from '../gate/at-once.ts'
import { knownAddress } from '../gate/known-address.ts'
import { gather } from '../gate/gather.ts'
import { idempotencyKey, type IdempotentRequest, once, onceEach } from '../gate/idempotency.ts'
import { callerGate, type Gates } from '../gate/caller-gate.ts'
import { paceRefusals, type PacedRefusals } from '../gate/pace-refusals.ts'
import { createShedding, type Shedding } from '../gate/shedding.ts'
import {
  answerCall,
  type AnsweredRequest,
  type AnswerOptions,
  type AskedCall,
  type CallRouting,
} from './answer-call.ts'
import { logUnrouted } from './call-log.ts'
import { answerPreflights, crossOriginHeaders } from './cross-origin.ts'
import { createDoor, type DoorOptions } from './door.ts'
import type { Failure } from './failure.ts'
import type { Download } from './download.ts'

/** What a change of settings is made with: it is there, and in the audit log, or it is not. */
export type Change = {
  /** Stores made over it do what they do within the change. */
  database: Database
  transaction: Transaction
  /** Writes down what is done, as the caller's, of the caller's partner and in the door's environment; null: in both. */
  audit(entry: Omit<AuditEntry, 'partnerId' | 'environment'> & { environment?: null }): Promise<void>
  afterCommit(act: () => void): void
}

/** A door that answers calls of the contract in one environment, each that names this environment among its doors. */
export type ApiDoor = {
  environment: Environment
  server: FastifyInstance
  /** Of all its calls. */
  shedding: Shedding
  /** Tells partners from strangers, whose refused requests are paced apart. */
  recognise: PacedRefusals['recognise']
  /** Answers a call with its data, cut to the contract's shape, or with a file. */
  answer<Request extends TObject, Data extends TSchema, Access extends CallAccess>(
    call: Call<Request, Data, Access>,
    handler: (asked: AskedCall<Request, Access>) => Awaitable<Static<Data> | Download>,
    options?: AnswerOptions<Request, Access>,
  ): void
  /** Answers a call that writes for a program: all of it in one transaction, once per Idempotency-Key. */
  write<Request extends TObject, Data extends TSchema, Access extends CallAccess>(
    call: Call<Request, Data, Access>,
    handler: (asked: AskedCall<Request, Access>, transaction: Transaction) => Promise<Static<Data>>,
    options?: AnswerOptions<Request, Access>,
  ): void
  /** As `write`, with others that the partner asks for at the same time, in one transaction. */
  writeTogether<Request extends TObject, Data extends TSchema, Access extends CallAccess, Found = void>(
    call: Call<Request, Data, Access>,
    handler: Together<Static<Request>, Static<Data>, Found>,
    options?: AnswerOptions<Request, Access>,
  ): void
  /** Answers a call that changes settings: all of it in one transaction, with a row of the audit log. */
  change<Request extends TObject, Data extends TSchema, Access extends CallAccess>(
    call: Call<Request, Data, Access>,
    handler: (asked: AskedCall<Request, Access>, change: Change) => Promise<Static<Data>>,
    options?: AnswerOptions<Request, Access>,
  ): void
  /** A GET that returns a download where the client accepts one, else JSON, mostly at once. */
  stream<Request extends TObject, Data extends TSchema, Access extends CallAccess>(
    call: Call<Request, Data, Access>,
    wants: (request: AnsweredRequest) => boolean,
    download: (asked: AskedCall<Request, Access>) => Promise<Download>,
    handler: (asked: AskedCall<Request, Access>) => Awaitable<Static<Data>>,
  ): void
}

/** How many calls of one partner are answered at once. */
type Together<Fields, Data, Found> = {
  /** What is looked up for all of them, those included that have been answered before. */
  find: (partnerId: string, sent: readonly Fields[], transaction: Transaction) => Promise<Found>
  /** Gives each one's data or Failure. `keep` is given the same beforehand, to be sent along with what is written. */
  write: (
    partnerId: string,
    sent: readonly Fields[],
    transaction: Transaction,
    found: Found,
    keep: (results: readonly (Data | Failure)[]) => Promise<void>,
  ) => Promise<(Data | Failure)[]>
}

export type ApiDoorOptions = Omit<DoorOptions, 'contentSecurityPolicy' | 'headers' | 'beforeAll'> &
  Omit<CallRouting, 'shedding' | 'gateOf' | 'quick'> & {
    environment: Environment
    gates: Gates
    database: Database
    now: () => Date
  }

/** Writes of one partner in one transaction. */
const mostTogether = 32

export async function createApiDoor(options: ApiDoorOptions): Promise<ApiDoor> {
  const { environment, gates, database, now } = options
  const refusals = paceRefusals((waited, who) =>
    options.log.warn({ environment, waited, who }, 'slowing down rejected requests'),
  )
  const server = await createDoor({
    ...options,
    beforeAll: refusals.beforeAll,
    contentSecurityPolicy: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
    headers: { ...crossOriginHeaders(options.portalUrl), 'cache-control': 'no-store' },
  })
  const shedding = createShedding((refused) =>
    options.log.warn({ environment, refused }, 'overloaded, rejecting requests'),
  )
  answerPreflights(server)
  refusals.watch(server)
  logUnrouted(server, options.callLog)
  const addressOf = knownAddress(server, options.trustedProxies)
  const reads = quickReads(server, { addressOf, mustWait: refusals.owes })
  const kept = keptAnswers()
  const quick = { ...options, reads, kept, partners: gates.partners, shedding, countAnswers: options.countAnswers }
  const routing = { ...options, gateOf: (call: Call) => callerGate(call, environment, gates), shedding, quick }
  const isServed = ({ doors }: Pick<Call, 'doors'>) => doors.includes(environment)

  return {
    environment,
    server,
    shedding,
    recognise: refusals.recognise,
    answer(call, handler, answerOptions) {
      if (isServed(call)) answerCall(server, routing, call, handler, answerOptions)
    },
    stream(call, wants, download, handler) {
      if (!isServed(call)) return
      const answer = (asked: Parameters<typeof handler>[0], request: AnsweredRequest) =>
        wants(request) ? download(asked) : handler(asked)
      answerCall(server, routing, call, answer, { quickly: (request) => !wants(request) })
    },
    change(call, handler, answerOptions) {
      if (!isServed(call)) return
      const change = (asked: Parameters<typeof handler>[0]) =>
        changing(database, (within, transaction) =>
          handler(asked, {
            database: within,
            transaction,
            audit: (entry) => audit(transaction, asked.by, { environment, ...entry, partnerId: asked.partnerId }),
            afterCommit: (act) => afterCommit(transaction, act),
          }),
        )
      answerCall(server, routing, call, change, answerOptions)
    },
    write(call, handler, answerOptions) {
      if (!isServed(call)) return
      answerWrite(call, answerOptions, (asked, sent) =>
        once(database, asked.partnerId, sent, (transaction) => handler(asked, transaction), { now }),
      )
    },
    writeTogether(call, handler, answerOptions) {
      if (!isServed(call)) return
      const together = gathered(handler)
      answerWrite(call, answerOptions, ({ partnerId, fields }, sent) => together(partnerId, { ...sent, fields }))
    },
  }

  function gathered<Fields, Data, Found>({ find, write }: Together<Fields, Data, Found>) {
    type Sent = IdempotentRequest & { fields: Fields }
    const fieldsOf = (sent: readonly Sent[]): Fields[] => sent.map(({ fields }) => fields)
    return gather({
      most: mostTogether,
      run: (partnerId, writes: Sent[]) =>
        onceEach<Data, Sent, Found>(
          database,
          partnerId,
          writes,
          {
            find: (transaction, all) => find(partnerId, fieldsOf(all), transaction),
            write: (transaction, fresh, found, keep) => write(partnerId, fieldsOf(fresh), transaction, found, keep),
          },
          { now },
        ),
    })
  }

  function answerWrite<Request extends TObject, Data extends TSchema, Access extends CallAccess>(
    call: Call<Request, Data, Access>,
    answerOptions: AnswerOptions<Request, Access> | undefined,
    act: (
      asked: AskedCall<Request, Access>,
      sent: IdempotentRequest,
    ) => Promise<{ data: Static<Data>; replayed: boolean }>,
  ): void {
    const { idempotency, path } = call
    const write = async (asked: AskedCall<Request, Access>, request: AnsweredRequest) => {
      const header = request.headers['idempotency-key']
      const key = idempotency === 'none' ? null : idempotencyKey(header, idempotency === 'required')
      const { data, replayed } = await act(asked, { path, key, body: request.body as Buffer })
      if (replayed) request.ownHeaders.push('idempotency-replayed', 'true')
      return data
    }
    answerCall(server, routing, call, write, answerOptions)
  }
}

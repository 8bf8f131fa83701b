import type { FastifyInstance, FastifyRequest } from 'fastify'
import { randomBytes } from 'node:crypto'
import { clientAddress } from './client-address.ts'
import { asFailure } from './failure.ts'

/** What of a call the request log may keep. */
export type CallRecord = {
  requestId: string
  partnerId: string
  /** The contract's path. */
  call: string
  method: string
  status: number
  error: string | null
  durationMs: number
  address: string
  userAgent: string | null
  /** Where the browser says it came from: the portal's own Run has the portal's. */
  origin: string | null
  /** Whether an assistant had the door make it. */
  fromAssistant: boolean
  idempotencyKey: string | null
  /** The query or JSON body as it was read; null when it could not be. */
  request: unknown
  /** The JSON text that was answered; null when it was streamed. */
  answer: string | null
}

/** Somebody's key or token of the other environment was sent here. Whose, the door does not know. */
export type ForeignSecret = { authorization: string; call: Omit<CallRecord, 'partnerId'> }

export type CallLog = {
  /** Counts a successful read; whether it is one that is kept. */
  keepsRead: (partnerId: string) => boolean
  record: (record: CallRecord) => void
  onForeignSecret: (foreign: ForeignSecret) => void
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose call it is; null: not known. */
    partnerId: string | null
    /** Of every request: set where its failure is answered. */
    failureCode: string | null
    readFields: unknown
    answerText: string | null
    /** What the answer's head has of this call's own: names in lower case and values, in turns. */
    ownHeaders: string[]
  }
}

/** The header of a call that this process makes of itself for an assistant. Nobody else knows its value. */
export const assistantMark = { name: 'x-edis-assistant', value: randomBytes(18).toString('base64url') }

export const isOfAssistant = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers[assistantMark.name] === assistantMark.value

/** Has the calls of a scope logged. `isRead`: the call writes nothing. */
export function logCalls(scope: FastifyInstance, call: string, isRead: boolean, log: CallLog): void {
  for (const name of ['partnerId', 'readFields', 'answerText'] as const) scope.decorateRequest(name, null)
  scope.decorateRequest('ownHeaders')
  scope.addHook('onError', (request, _reply, error, done) => {
    const failure = asFailure(error)
    request.failureCode = failure.code
    request.partnerId ??= failure.partnerId
    done()
  })
  // Of failures and streams; an answer in JSON is sent past it.
  scope.addHook('onSend', (request, reply, payload, done) => {
    const headers = request.ownHeaders ?? []
    for (let at = 0; at < headers.length; at += 2) reply.header(headers[at]!, headers[at + 1]!)
    if (typeof payload === 'string') request.answerText = payload
    done(null, payload)
  })
  scope.addHook('onResponse', (request, reply, done) => {
    done()
    const { origin = null, authorization, 'user-agent': userAgent = null, 'idempotency-key': key } = request.headers
    const { partnerId } = request
    const isForeign = request.failureCode === 'AUTH_WRONG_ENVIRONMENT' && authorization !== undefined
    // A call whose partner is not known is nobody's to see.
    if (partnerId === null && !isForeign) return
    if (partnerId !== null && isRead && request.failureCode === null && !log.keepsRead(partnerId)) return
    const record = {
      requestId: request.id,
      call,
      method: request.method,
      status: reply.statusCode,
      error: request.failureCode,
      durationMs: reply.elapsedTime,
      address: clientAddress(request),
      userAgent,
      origin,
      fromAssistant: isOfAssistant(request),
      idempotencyKey: typeof key === 'string' ? key : null,
      request: request.readFields,
      answer: request.answerText,
    }
    if (isForeign) log.onForeignSecret({ authorization, call: record })
    if (partnerId !== null) log.record({ ...record, partnerId })
  })
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { mcpPath } from '@edis/contract/mcp/clients'
import { randomBytes } from 'node:crypto'
import { elapsedOf } from '../../fast-path/elapsed.ts'
import { clientAddress } from '../gate/client-address.ts'
import { asFailure } from './failure.ts'

/** A field at fault. */
export type LoggedFault = { field: string; error: string }

/** What of a call the request log may keep. */
export type CallRecord = {
  requestId: string
  partnerId: string
  /** The contract's path; of what no call answers, the path that was asked for. */
  call: string
  method: string
  status: number
  error: string | null
  faults: readonly LoggedFault[]
  durationMs: number
  address: string
  userAgent: string | null
  /** Where the browser says it came from: the portal's own Run has the portal's. */
  origin: string | null
  /** Whether an assistant had the door make it. */
  fromAssistant: boolean
  idempotencyKey: string | null
  /** The query or JSON body as it was read; bytes: as they came, being no JSON; null: there was none, or nobody looked at it. */
  request: unknown
  /** The JSON text that was answered; null when it was streamed. */
  answer: string | null
}

/** A refused call of an unknown partner, with its credentials as in an Authorization header. */
export type UnknownCall = { credentials: string; call: Omit<CallRecord, 'partnerId'> }

export type CallLog = {
  /** Counts a successful read; whether it is one that is kept. */
  keepsRead: (partnerId: string) => boolean
  record: (record: CallRecord) => void
  recordUnknown: (unknown: UnknownCall) => void
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose call it is; null: not known. */
    partnerId: string | null
    /** Of every request: set where its failure is answered. */
    failureCode: string | null
    /** Of every request, likewise. */
    failureFaults: readonly LoggedFault[] | null
    readFields: unknown
    /** What the call's body says of who calls, instead of the Authorization header. */
    credentials: string | null
    answerText: string | null
    /** What the answer's head has of this call's own: names in lower case and values, in turns. */
    ownHeaders: string[]
  }
}

type LoggedRequest = Pick<
  FastifyRequest,
  | 'id'
  | 'method'
  | 'headers'
  | 'ip'
  | 'socket'
  | 'query'
  | 'body'
  | 'raw'
  | 'partnerId'
  | 'failureCode'
  | 'failureFaults'
  | 'readFields'
  | 'answerText'
>
type LoggedReply = Pick<FastifyReply, 'statusCode' | 'elapsedTime'>

/** The header of a call that this process makes of itself for an assistant. Nobody else knows its value. */
export const assistantMark = { name: 'x-edis-assistant', value: randomBytes(18).toString('base64url') }

export const isOfAssistant = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers[assistantMark.name] === assistantMark.value

/** Has the calls of a scope logged. `isRead`: the call writes nothing. */
export function logCalls(scope: FastifyInstance, call: string, isRead: boolean, log: CallLog): void {
  for (const name of ['partnerId', 'readFields', 'credentials', 'answerText'] as const)
    scope.decorateRequest(name, null)
  scope.addHook('onError', (request, _reply, error, done) => {
    const failure = asFailure(error)
    request.failureCode = failure.code
    request.partnerId ??= failure.partnerId
    done()
  })
  scope.addHook('onSend', (request, _reply, payload, done) => {
    if (typeof payload === 'string') request.answerText = payload
    done(null, payload)
  })
  scope.addHook('onResponse', (request, reply, done) => {
    done()
    if (request.partnerId === null) logUnknown(request, reply, call, log)
    else logKnown(request, reply, { call, isRead, log })
  })
}

/** Logs a call of a known partner, unless it is one of very many reads. */
export function logKnown(
  request: LoggedRequest,
  reply: LoggedReply,
  { call, isRead, log }: { call: string; isRead: boolean; log: CallLog },
): void {
  const { partnerId, failureCode } = request
  if (partnerId === null || (isRead && failureCode === null && !log.keepsRead(partnerId))) return
  log.record({ ...recordOf(request, reply, call), partnerId })
}

/** Has what no call answers logged: unknown paths, and methods that a path does not take. */
export function logUnrouted(door: FastifyInstance, log: CallLog): void {
  door.addHook('onSend', (request, _reply, payload, done) => {
    if (request.is404 && typeof payload === 'string') request.answerText = payload
    done(null, payload)
  })
  door.addHook('onResponse', (request, reply, done) => {
    done()
    if (!request.is404) return
    const path = request.url.split('?')[0] ?? '/'
    // Assistants ask with GET whether they may listen: no fault of theirs.
    if (path !== mcpPath) logUnknown(request, reply, path, log)
  })
}

/** Logs a call of an unknown partner if its credentials tell whose it is. Shed calls aren't looked up. */
function logUnknown(request: FastifyRequest, reply: FastifyReply, call: string, log: CallLog): void {
  const { failureCode } = request
  const credentials = request.credentials ?? request.headers.authorization
  if (failureCode === null || failureCode === 'UNAVAILABLE' || credentials === undefined) return
  log.recordUnknown({ credentials, call: recordOf(request, reply, call) })
}

function recordOf(request: LoggedRequest, reply: LoggedReply, call: string): Omit<CallRecord, 'partnerId'> {
  const { origin = null, 'user-agent': userAgent = null, 'idempotency-key': key } = request.headers
  return {
    requestId: request.id,
    call,
    method: request.method,
    status: reply.statusCode,
    error: request.failureCode,
    faults: request.failureFaults ?? [],
    durationMs: elapsedOf(request, reply),
    address: clientAddress(request),
    userAgent,
    origin,
    fromAssistant: isOfAssistant(request),
    idempotencyKey: typeof key === 'string' ? key : null,
    request: requestOf(request),
    answer: request.answerText ?? null,
  }
}

/** An unreadable body is logged as received; the body of a call refused earlier was never read. */
function requestOf({ readFields, method, query, headers, body, failureCode }: LoggedRequest): unknown {
  if (readFields !== null && readFields !== undefined) return readFields
  if (method === 'GET') return query
  // Of a form nothing is shown: its secrets are in base64, where nothing would find and mask them.
  const isJson = headers['content-type']?.startsWith('application/json') ?? false
  return failureCode === 'REQUEST_INVALID' && isJson && Buffer.isBuffer(body) ? body : null
}

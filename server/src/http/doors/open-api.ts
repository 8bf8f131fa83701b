import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { TObject, TSchema } from 'typebox'
import type { OpenApiCall, OpenDataOf, RequestOf } from '@edis/contract/calls/open-api-call'
import type { Database } from '../../database/connection.ts'
import { inTransaction, type Transaction } from '../../database/transaction.ts'
import { type Awaitable, atOnce } from '../gate/at-once.ts'
import type { BearerCheck } from '../gate/bearer.ts'
import { type CallLog, logCalls } from './call-log.ts'
import { Failure, type FieldFault } from './failure.ts'
import { idempotencyKey, once } from '../gate/idempotency.ts'
import { parseJson, readJsonBodies, textFaults } from './json-document.ts'
import { JsonText } from '../bodies/json-text.ts'
import { partnerGate } from '../gate/partner-gate.ts'
import type { RateLimit } from '../gate/rate-limit.ts'
import { type Explain, mostFaults, requestJudge } from '../bodies/request-faults.ts'
import type { Shedding } from '../gate/shedding.ts'
import { type RefusedRequest, refusedRequest } from '../bodies/sound-fields.ts'

type Call<Request extends TObject, Data extends TSchema> = OpenApiCall<Request, Data>

type OpenApiRequest<C> = {
  /** Validated by the call's schema. */
  fields: RequestOf<C>
  /** Who calls; of an operator's call, nobody. */
  partnerId: string
  requestId: string
}

/** An answer that is sent as it comes. Its rows are read as fast as its reader takes them. */
export class Download {
  readonly headers: Record<string, string>
  readonly body: Readable

  constructor(headers: Record<string, string>, body: Readable) {
    this.headers = headers
    this.body = body
  }
}

/** Judges by the rules beyond the schema what is sound of a request that its schema refused, so that one answer names all. */
type Rules<C> = (request: RefusedRequest<RequestOf<C>>, partnerId: string) => Awaitable<FieldFault[]>

/** Is given, as it came, what the schema refused, before that is answered. */
type OnRefused = (fields: unknown) => Awaitable<void>

/** The part of an API door that answers the partners' calls. */
export type OpenApi = {
  /** Answers a call that writes nothing, with its data or with the JSON text of it. */
  read<Request extends TObject, Data extends TSchema>(
    call: Call<Request, Data>,
    handler: (
      request: OpenApiRequest<Call<Request, Data>>,
    ) => Awaitable<OpenDataOf<Call<Request, Data>> | JsonText<OpenDataOf<Call<Request, Data>>>>,
    rules?: Rules<Call<Request, Data>>,
    onRefused?: OnRefused,
  ): void
  /** Answers a call that writes: all of it in one transaction, once per Idempotency-Key. */
  write<Request extends TObject, Data extends TSchema>(
    call: Call<Request, Data>,
    handler: (
      request: OpenApiRequest<Call<Request, Data>>,
      transaction: Transaction,
    ) => Promise<OpenDataOf<Call<Request, Data>>>,
    rules?: Rules<Call<Request, Data>>,
  ): void
  /** A GET that may be answered with more than JSON: with what `download` gives, to whoever wants it. */
  stream<Request extends TObject, Data extends TSchema>(
    call: Call<Request, Data>,
    wants: (request: FastifyRequest) => boolean,
    download: (request: OpenApiRequest<Call<Request, Data>>) => Promise<Download>,
    handler: (request: OpenApiRequest<Call<Request, Data>>) => Awaitable<OpenDataOf<Call<Request, Data>>>,
  ): void
}

export type OpenApiOptions = {
  database: Database
  bearer: Pick<BearerCheck, 'judge'>
  checkOperator: (authorization: string | undefined) => void
  rateLimit: RateLimit
  callLog: CallLog
  shedding: Shedding
  /** What more there is to say of values that a schema refuses. */
  explain?: Explain
  now: () => Date
}

export function createOpenApi(server: FastifyInstance, options: OpenApiOptions): OpenApi {
  const { database, shedding, now } = options
  const gate = partnerGate(options)

  /** Judges who calls and counts the call: the partner. */
  function admit(call: OpenApiCall, request: FastifyRequest): Awaitable<string> {
    if (call.access === 'operator') {
      options.checkOperator(request.headers.authorization)
      return ''
    }
    return atOnce(gate.judge(request), (partnerId) => {
      gate.count(request, partnerId)
      return partnerId
    })
  }

  function route<Request extends TObject, Data extends TSchema>(
    call: Call<Request, Data>,
    isRead: boolean,
    answer: (
      read: OpenApiRequest<Call<Request, Data>>,
      request: FastifyRequest,
    ) => Awaitable<OpenDataOf<Call<Request, Data>> | JsonText<OpenDataOf<Call<Request, Data>>> | Download>,
    rules: Rules<Call<Request, Data>> = () => [],
    onRefused: OnRefused = () => {},
  ): void {
    const judge = requestJudge(call.request, call.method === 'GET' ? 'query' : 'body', options.explain)
    const opening = `{"code":200,"message":${JSON.stringify(call.message)},"data":`
    const deprecation = call.deprecated ? deprecationHeaders(call.deprecated) : []

    function answerPartner(partnerId: string, request: FastifyRequest, reply: FastifyReply) {
      const fields =
        call.method === 'GET' ? request.query : parseJson((request.body as Buffer | undefined) ?? Buffer.of())
      request.readFields = fields
      const textual = textFaults(fields)
      const faults = judge(fields)
      if (textual.length + faults.length > 0)
        return atOnce(onRefused(fields), () => refuse(fields, [...textual, ...faults], partnerId))
      // The schema has been judged: what was read is of its type.
      const read = { fields: fields as RequestOf<Call<Request, Data>>, partnerId, requestId: request.id }
      return atOnce(answer(read, request), (data) => {
        if (data instanceof Download) return data
        const text =
          data instanceof JsonText
            ? `${opening}${data.text}}`
            : String(reply.serializeInput({ code: 200, message: call.message, data }, '200'))
        request.answerText = text
        sendJson(request, reply, text)
        return undefined
      })
    }
    /** @throws {Failure} always: with the faults that the schema found, and those that the rules find in the rest. */
    function refuse(fields: unknown, faults: FieldFault[], partnerId: string): Awaitable<never> {
      const more = faults.length < mostFaults ? rules(refusedRequest(fields, faults), partnerId) : []
      return atOnce(more, (found) => {
        throw new Failure('VALIDATION_FAILED', { faults: oneAField([...faults, ...found]).slice(0, mostFaults) })
      })
    }
    const handler: RouteOptions['handler'] = (request, reply) => {
      request.ownHeaders = ['x-request-id', request.id, ...deprecation]
      const refused = shedding.admit()
      if (refused) return refused
      const answered = atOnce(admit(call, request), (partnerId) => answerPartner(partnerId, request, reply))
      // A download waits for its reader, who may be slow: it takes no place of those that wait for us.
      return atOnce(
        shedding.waitFor(answered),
        (download) => download && reply.headers(download.headers).send(download.body),
      )
    }
    const schema = { response: { 200: successSchema(call.data) } }
    void server.register(async (scope) => {
      readJsonBodies(scope)
      logCalls(scope, call.path, isRead, options.callLog)
      scope.route({ method: call.method, url: call.path, schema, handler })
    })
  }

  return {
    read: (call, handler, rules, onRefused) => route(call, true, handler, rules, onRefused),
    stream: (call, wants, download, handler) =>
      route(call, true, (read, request) => (wants(request) ? download(read) : handler(read))),
    write: (call, handler, rules) => {
      const answer = async (read: OpenApiRequest<typeof call>, request: FastifyRequest) => {
        const key =
          call.idempotency === 'none'
            ? null
            : idempotencyKey(request.headers['idempotency-key'], call.idempotency === 'required')
        const work = (transaction: Transaction) => handler(read, transaction)
        if (key === null) return inTransaction(database, work)
        const { data, replayed } = await once(
          database,
          { partnerId: read.partnerId, path: call.path, key, body: request.body as Buffer },
          work,
          now,
        )
        if (replayed) request.ownHeaders.push('idempotency-replayed', 'true')
        return data
      }
      route(call, false, answer, rules)
    },
  }
}

/**
 * Writes head and body past `reply.headers()` and the hooks of sending, which took 3 µs for as many headers as these.
 * Text that is ASCII, as nearly all is, has one byte a character: as Latin-1 it need not be encoded.
 */
function sendJson({ server, ownHeaders }: FastifyRequest, reply: FastifyReply, text: string): void {
  const length = Buffer.byteLength(text)
  reply.raw.writeHead(200, [...server.standingHeaders, ...ownHeaders, ...ofJson, String(length)])
  reply.hijack()
  reply.raw.end(text, length === text.length ? 'latin1' : 'utf8')
}
const ofJson = ['content-type', 'application/json; charset=utf-8', 'content-length']

/** The first fault of each field. */
const oneAField = (faults: readonly FieldFault[]): FieldFault[] =>
  faults.filter((fault, index) => faults.findIndex(({ field }) => field === fault.field) === index)

/** RFC 9745 and RFC 8594. */
function deprecationHeaders({ since, sunset, successor }: NonNullable<OpenApiCall['deprecated']>): string[] {
  return [
    'deprecation',
    `@${Date.parse(since) / 1000}`,
    'sunset',
    new Date(sunset).toUTCString(),
    'link',
    `<${successor}>; rel="successor-version"`,
  ]
}

const successSchema = (data: TSchema) => ({
  type: 'object',
  properties: { code: { type: 'integer' }, message: { type: 'string' }, data },
})

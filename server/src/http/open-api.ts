import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { TObject, TSchema } from 'typebox'
import type { OpenApiCall, OpenDataOf, RequestOf } from '@edis/contract/open-api-call'
import type { Database } from '../database/connection.ts'
import { inTransaction, type Transaction } from '../database/transaction.ts'
import type { BearerCheck } from './bearer.ts'
import { clientAddress } from './client-address.ts'
import { asFailure, Failure } from './failure.ts'
import { idempotencyKey, once } from './idempotency.ts'
import { largestJson, parseJson, textFaults } from './json-document.ts'
import { type RateLimit, refuseOverLimit } from './rate-limit.ts'
import { requestJudge } from './request-faults.ts'

type Call<Request extends TObject, Data extends TSchema> = OpenApiCall<Request, Data>

type OpenApiRequest<C> = {
  /** Validated by the call's schema. */
  fields: RequestOf<C>
  /** Who calls; of an operator's call, nobody. */
  partnerId: string
  requestId: string
}

/** The part of an API door that answers the partners' calls. */
export type OpenApi = {
  /** Answers a call that writes nothing. */
  read<Request extends TObject, Data extends TSchema>(
    call: Call<Request, Data>,
    handler: (request: OpenApiRequest<Call<Request, Data>>) => Awaitable<OpenDataOf<Call<Request, Data>>>,
  ): void
  /** Answers a call that writes: all of it in one transaction, once per Idempotency-Key. */
  write<Request extends TObject, Data extends TSchema>(
    call: Call<Request, Data>,
    handler: (
      request: OpenApiRequest<Call<Request, Data>>,
      transaction: Transaction,
    ) => Promise<OpenDataOf<Call<Request, Data>>>,
  ): void
  /** A GET that may be answered with more than JSON: `respond` decides, after who calls and what was judged. */
  stream<Request extends TObject, Data extends TSchema>(
    call: Call<Request, Data>,
    wants: (request: FastifyRequest) => boolean,
    respond: (request: OpenApiRequest<Call<Request, Data>>, reply: FastifyReply) => Promise<FastifyReply>,
    handler: (request: OpenApiRequest<Call<Request, Data>>) => Awaitable<OpenDataOf<Call<Request, Data>>>,
  ): void
}
type Awaitable<T> = T | Promise<T>

export type OpenApiOptions = {
  database: Database
  bearer: Pick<BearerCheck, 'judge'>
  checkOperator: (authorization: string | undefined) => void
  rateLimit: RateLimit
  record: (record: CallRecord) => void
  now: () => Date
}

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
  idempotencyKey: string | null
  /** The query or JSON body as it was read; null when it could not be. */
  request: unknown
  /** The JSON text that was answered; null when it was streamed. */
  answer: string | null
}

declare module 'fastify' {
  interface FastifyRequest {
    partnerId: string | null
    failureCode: string | null
    readFields: unknown
    answerText: string | null
  }
}

export function createOpenApi(server: FastifyInstance, options: OpenApiOptions): OpenApi {
  const { database, now } = options

  /** Judges who calls and counts the call. */
  async function admit(call: OpenApiCall, request: FastifyRequest, reply: FastifyReply): Promise<string> {
    if (call.access === 'operator') {
      options.checkOperator(request.headers.authorization)
      return ''
    }
    const { partnerId } = await options.bearer.judge(request.headers.authorization, clientAddress(request))
    request.partnerId = partnerId
    const counted = options.rateLimit.count(partnerId)
    const { limit, remaining, resetSeconds } = counted
    reply.header('ratelimit-policy', `"default";q=${limit};w=60`)
    reply.header('ratelimit', `"default";r=${remaining};t=${resetSeconds}`)
    refuseOverLimit(counted)
    return partnerId
  }

  function route<Request extends TObject, Data extends TSchema>(
    call: Call<Request, Data>,
    answer: (
      read: OpenApiRequest<Call<Request, Data>>,
      request: FastifyRequest,
      reply: FastifyReply,
    ) => Promise<OpenDataOf<Call<Request, Data>> | FastifyReply>,
  ): void {
    const judge = requestJudge(call.request, call.method === 'GET' ? 'query' : 'body')
    const deprecation = call.deprecated && deprecationHeaders(call.deprecated)
    const handler: RouteOptions['handler'] = async (request, reply) => {
      if (deprecation) reply.headers(deprecation)
      const partnerId = await admit(call, request, reply)
      const fields =
        call.method === 'GET' ? request.query : parseJson((request.body as Buffer | undefined) ?? Buffer.of())
      request.readFields = fields
      const textual = textFaults(fields)
      const faults = textual.length > 0 ? textual : judge(fields)
      if (faults.length > 0) throw new Failure('VALIDATION_FAILED', { faults })
      // The schema has been judged: what was read is of its type.
      const read = { fields: fields as RequestOf<Call<Request, Data>>, partnerId, requestId: request.id }
      const data = await answer(read, request, reply)
      return data === reply ? reply : { code: 200, message: call.message, data }
    }
    const schema = { response: { 200: successSchema(call.data) } }
    void server.register(async (scope) => {
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser(
        'application/json',
        { parseAs: 'buffer', bodyLimit: largestJson },
        async (_request: FastifyRequest, body: Buffer) => body,
      )
      recordCalls(scope, call.path, options.record)
      scope.route({ method: call.method, url: call.path, schema, handler })
    })
  }

  return {
    read: (call, handler) => route(call, async (read) => handler(read)),
    stream: (call, wants, respond, handler) =>
      route(call, async (read, request, reply) => (wants(request) ? respond(read, reply) : handler(read))),
    write: (call, handler) =>
      route(call, async (read, request, reply) => {
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
        if (replayed) reply.header('idempotency-replayed', 'true')
        return data
      }),
  }
}

function recordCalls(scope: FastifyInstance, call: string, record: OpenApiOptions['record']): void {
  for (const name of ['partnerId', 'failureCode', 'readFields', 'answerText'] as const)
    scope.decorateRequest(name, null)
  scope.addHook('onError', async (request, _reply, error) => {
    request.failureCode = asFailure(error).code
  })
  scope.addHook('onSend', async (request, _reply, payload) => {
    if (typeof payload === 'string') request.answerText = payload
    return payload
  })
  scope.addHook('onResponse', async (request, reply) => {
    // A call whose partner is not known is nobody's to see.
    if (request.partnerId === null) return
    const { origin = null, 'user-agent': userAgent = null, 'idempotency-key': key } = request.headers
    record({
      requestId: request.id,
      partnerId: request.partnerId,
      call,
      method: request.method,
      status: reply.statusCode,
      error: request.failureCode,
      durationMs: reply.elapsedTime,
      address: clientAddress(request),
      userAgent,
      origin,
      idempotencyKey: typeof key === 'string' ? key : null,
      request: request.readFields,
      answer: request.answerText,
    })
  })
}

/** RFC 9745 and RFC 8594. */
function deprecationHeaders({
  since,
  sunset,
  successor,
}: NonNullable<OpenApiCall['deprecated']>): Record<string, string> {
  return {
    deprecation: `@${Date.parse(since) / 1000}`,
    sunset: new Date(sunset).toUTCString(),
    link: `<${successor}>; rel="successor-version"`,
  }
}

const successSchema = (data: TSchema) => ({
  type: 'object',
  properties: { code: { type: 'integer' }, message: { type: 'string' }, data },
})

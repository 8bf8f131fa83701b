import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import fastJsonStringify from 'fast-json-stringify'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { type Call, type CallAccess, isWrite } from '@edis/contract/calls/call'
import { successMessage } from '@edis/contract/calls/success-message'
import type { Static, TObject, TSchema } from 'typebox'
import type { Actor } from '../../audit/audit.ts'
import { answerQuickly, type QuickParts } from '../../fast-path/answer-quickly.ts'
import { largestForm, type SentRequest } from '../bodies/form-body.ts'
import { jsonBodies, readBodies, systemsBodies } from '../bodies/json-document.ts'
import { type Explain, maxFaults } from '../bodies/request-faults.ts'
import { bodyReader, fileReader } from '../bodies/read-body.ts'
import { type ReadRequest, requestReader } from '../bodies/sent-request.ts'
import { type RefusedRequest, refusedRequest } from '../bodies/sound-fields.ts'
import { actorOf } from '../gate/actor-of.ts'
import { type Awaitable, atOnce } from '../gate/at-once.ts'
import { type CallerGate, type CallerOf, credentialsField } from '../gate/caller-gate.ts'
import { clientAddress } from '../gate/client-address.ts'
import type { Shedding } from '../gate/shedding.ts'
import { type CallLog, logCalls } from './call-log.ts'
import { Download } from './download.ts'
import { Failure, type FieldFault, preferredLanguage } from './failure.ts'

/** A call as its handler gets it: who makes it is known, its fields are sound. */
export type AskedCall<Request extends TObject, Access extends CallAccess> = {
  fields: Static<Request>
  caller: CallerOf<Access>
  /** The caller's; empty for public calls and the provider's systems. */
  partnerId: string
  requestId: string
  /** The peer's address, or what a trusted proxy says of it. */
  address: string
  /** Who the audit log says did it. */
  by: Actor
  /** Of the request, as they came. */
  headers: IncomingHttpHeaders
  /** Whether the portal's pages made it, as the browser says. */
  isPortal: boolean
  /** Has it done when the caller has left, or been answered. */
  whenGone: (act: () => void) => void
}

export type AnswerOptions<Request extends TObject, Access extends CallAccess> = {
  /** Judge by the rules beyond the schema what is sound of a request that its schema refused, so that one answer names all. */
  rules?: (request: RefusedRequest<Static<Request>>, partnerId: string) => Awaitable<FieldFault[]>
  /** Is given, as it came, what the schema refused, before that is answered. */
  onRefused?: (fields: unknown, caller: CallerOf<Access>) => Awaitable<void>
  /** Whether it is a read that may be answered before Fastify (`fast-path/quick-reads.ts`). */
  quickly?: boolean | ((request: AnsweredRequest) => boolean)
  /** What its answers depend on besides their fields, for everybody alike: they are kept while it stays the same object. */
  madeOf?: () => object
  /** The call waits for an address of the partner's choice, or for something to happen, and takes no place of those that wait for us. */
  waitsForOthers?: boolean
}

export type CallRouting = {
  portalUrl: string
  /** Who judges the callers of a call. */
  gateOf: (call: Call) => CallerGate
  shedding: Shedding
  /** The portal's own calls are not logged. */
  callLog: CallLog
  /** Of a door that answers partners' programs. */
  quick?: QuickParts
  /** What more there is to say of values that a schema refuses. */
  explain?: Explain
}

/** What handlers see of a request besides their fields. */
export type AnsweredRequest = Pick<FastifyRequest, 'url' | 'headers' | 'body' | 'ownHeaders'>

/** Longer than any form takes to arrive: only a database that doesn't respond takes so long. */
const formCallTimeoutMs = 30_000

const contentTypes = { query: [], json: jsonBodies.types, form: ['multipart/form-data'], file: [] }
/** A file may take that long to be taken over, in milliseconds; it has come in sooner. */
const fileCallTimeoutMs = 600_000

/** Has a door answer a call: who asks is judged, then what was sent, then the handler answers. */
export function answerCall<Request extends TObject, Data extends TSchema, Access extends CallAccess>(
  server: FastifyInstance,
  { portalUrl, gateOf, shedding, callLog, quick, explain }: CallRouting,
  call: Call<Request, Data, Access>,
  answer: (asked: AskedCall<Request, Access>, request: AnsweredRequest) => Awaitable<Static<Data> | Download>,
  {
    rules = () => [],
    onRefused = () => {},
    waitsForOthers = false,
    quickly = false,
    madeOf,
  }: AnswerOptions<Request, Access> = {},
): void {
  const read = requestReader(call, explain)
  /** Of requests that the fast path began with: their failures, which are not asked for again. */
  const failedQuickly = new WeakMap<IncomingMessage, Promise<Static<Data> | Download>>()
  const gate = gateOf(call)
  const bearsCredentials = call.access in credentialsField
  const isForm = call.transports.includes('form')
  const deprecation = call.deprecated ? deprecationHeaders(call.deprecated) : []

  if (quick && quickly)
    answerQuickly(quick, {
      call,
      headers: deprecation,
      serialize: successSerializer(call.data),
      madeOf: madeOf ?? null,
      answer(request, caller, address) {
        if (typeof quickly === 'function' && !quickly(request)) return null
        const { fields, faults } = readFor(request)
        if (faults.length > 0) return null
        const known = { fields, caller: caller as CallerOf<Access>, address, whenGone: () => {} }
        const answered = answer(asked(request, known), request)
        if (answered instanceof Promise) answered.catch(() => void failedQuickly.set(request.raw, answered))
        return answered
      },
    })

  function readFor(request: ReadRequest & Pick<FastifyRequest, 'readFields'>): SentRequest {
    const sent = read(request)
    request.readFields = sent.fields
    return sent
  }

  function respond(request: FastifyRequest, reply: FastifyReply): Awaitable<Download | undefined> {
    const address = clientAddress(request)
    const sent = bearsCredentials ? readFor(request) : null
    return atOnce(gate(request, address, sent), (caller) => {
      const { fields, faults } = sent ?? readFor(request)
      const partnerId = partnerOf(caller)
      if (call.access === 'session') request.sessionPartnerId = partnerId
      if (faults.length > 0)
        return atOnce(onRefused(fields, caller as CallerOf<Access>), () => refuse({ fields, faults }, partnerId))
      if (call.access === 'session') delete fields['token']
      const whenGone = (act: () => void) => void reply.raw.once('close', act)
      // The gate is that of the call's access.
      const known = asked(request, { fields, caller: caller as CallerOf<Access>, address, whenGone })
      return atOnce(failedQuickly.get(request.raw) ?? answer(known, request), (data) => {
        if (data instanceof Download) return data
        // Refused meanwhile, for having taken too long.
        if (reply.sent) return undefined
        const language = preferredLanguage(request.headers['accept-language'])
        void reply.send({ code: 200, message: successMessage(call, language), data })
        return undefined
      })
    })
  }

  function asked(
    { id: requestId, headers }: Pick<FastifyRequest, 'id' | 'headers'>,
    known: Pick<AskedCall<Request, Access>, 'caller' | 'address' | 'whenGone'> & { fields: SentRequest['fields'] },
  ): AskedCall<Request, Access> {
    const { caller, address } = known
    return {
      ...known,
      // The schema has judged them.
      fields: known.fields as Static<Request>,
      partnerId: partnerOf(caller),
      requestId,
      by: actorOf(call.access, caller, address),
      headers,
      isPortal: headers.origin === portalUrl,
    }
  }

  /** @throws {Failure} always: with the faults that the schema found, and those that the rules find in the rest. */
  function refuse({ fields, faults }: SentRequest, partnerId: string): Awaitable<never> {
    const more = faults.length < maxFaults ? rules(refusedRequest(fields, faults), partnerId) : []
    return atOnce(more, (found) => {
      throw new Failure('VALIDATION_FAILED', { faults: oneAField([...faults, ...found]).slice(0, maxFaults) })
    })
  }

  const handler: RouteOptions['handler'] = (request, reply) => {
    request.ownHeaders = ['x-request-id', request.id, ...deprecation]
    const refused = shedding.admit()
    if (refused) return refused
    const answered = respond(request, reply)
    // A download waits for its reader, who may be slow: it takes no place of those that wait for us.
    return atOnce(
      waitsForOthers ? answered : shedding.waitFor(answered),
      (download) => download && reply.headers(download.headers).send(download.body),
    )
  }
  void server.register(async (scope) => {
    const ofJson = call.access === 'operations-key' ? systemsBodies : jsonBodies
    const { mediaType, largest = isForm ? largestForm : ofJson.largest } = call.takesFile ?? {}
    const types = mediaType ? [mediaType] : call.transports.flatMap((transport) => contentTypes[transport])
    readBodies(scope, { types, largest }, call.takesFile ? fileReader : bodyReader)
    // A file is too large to be read for anybody.
    if (call.takesFile)
      scope.addHook('onRequest', async (request) => {
        await gate(request, clientAddress(request), null)
        request.raw.setTimeout(fileCallTimeoutMs)
      })
    if (isLogged(call.access)) logCalls(scope, call.path, call.access === 'bearer' && !isWrite(call), callLog)
    scope.route({
      method: call.method,
      url: call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      schema: { response: { 200: successSchema(call.data) } },
      serializerCompiler: () => successSerializer(call.data) as (body: unknown) => string,
      handler,
      ...(isForm && { handlerTimeout: formCallTimeoutMs }),
    })
  })
}

const partnerOf = (caller: CallerOf<CallAccess>): string => (caller && 'partnerId' in caller ? caller.partnerId : '')

/** The portal's own calls and those of the provider's systems are in no partner's request log. */
const isLogged = (access: CallAccess): boolean => access === 'bearer' || access === 'partner-key'

/** The first fault of each field. */
const oneAField = (faults: readonly FieldFault[]): FieldFault[] =>
  faults.filter((fault, index) => faults.findIndex(({ field }) => field === fault.field) === index)

/** RFC 9745 and RFC 8594. */
function deprecationHeaders({ since, sunset, successor }: NonNullable<Call['deprecated']>): string[] {
  return [
    'deprecation',
    `@${Date.parse(since) / 1000}`,
    'sunset',
    new Date(sunset).toUTCString(),
    'link',
    `<${successor}>; rel="successor-version"`,
  ]
}

const successSchema = (data: TSchema) =>
  ({
    type: 'object',
    properties: { code: { type: 'integer' }, message: { type: 'string' }, data },
  }) as const

const serializers = new WeakMap<TSchema, (body: object) => string>()

/** Compiled once for all doors that have the call. */
function successSerializer(data: TSchema): (body: object) => string {
  const serializer = serializers.get(data) ?? fastJsonStringify(successSchema(data))
  serializers.set(data, serializer)
  return serializer
}

import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Call, CallAccess, DataOf, Field, FieldsOf, SuccessBody } from '@edis/contract/calls/call'
import { formFields } from '@edis/contract/calls/call'
import type { Environment } from '@edis/contract/environment'
import type { TSchema } from 'typebox'
import { unsupportedType } from '../bodies/body-refusals.ts'
import { type CallLog, logCalls, logUnrouted } from './call-log.ts'
import { clientAddress } from '../gate/client-address.ts'
import { answerPreflights, crossOriginHeaders } from './cross-origin.ts'
import { createDoor, type DoorOptions } from './door.ts'
import { Failure, fieldFailure } from './failure.ts'
import { decodeFields, type FieldValues } from '../bodies/fields.ts'
import { boundedBody, emptyForm, type FormBody, largestBody, parseForm } from '../bodies/form-body.ts'
import { parseJsonFields } from '../bodies/json-body.ts'
import { paceRefusals, type PacedRefusals } from '../gate/pace-refusals.ts'
import { createShedding, type Shedding } from '../gate/shedding.ts'

/** Who a session belongs to. */
export type Caller = { partnerId: string; sessionToken: string; productionGrantedAt: Date | null }

type CallRequest<Fields, Access extends CallAccess> = {
  fields: Fields
  caller: Access extends 'session' ? Caller : undefined
  /** The peer's address, or what a trusted proxy says of it. */
  address: string
  /** Whether the portal's pages made it, as the browser says. */
  isPortal: boolean
  /** The Authorization header, for calls that take it. */
  authorization: string | undefined
  /** Says whose call it has turned out to be, for the log. */
  identify: (partnerId: string) => void
}

/** Asked where the fields are not right: who sends them. @throws {Failure} when that is nobody we know. */
export type JudgesFirst = (request: {
  auth: string | undefined
  authorization: string | undefined
  address: string
  identify: (partnerId: string) => void
}) => Promise<void>

/** A door that answers calls of the contract in one environment. */
export type ApiDoor = {
  environment: Environment
  server: FastifyInstance
  /** Of all its calls. */
  shedding: Shedding
  /** Tells partners from strangers, whose refused requests are paced apart. */
  recognise: PacedRefusals['recognise']
  /** Answers the call, if this environment's door does. The answer is cut to the contract's shape. */
  answer<Fields extends Record<string, Field>, Data extends TSchema, Access extends CallAccess>(
    call: Call<Fields, Data, Access>,
    handler: (
      request: CallRequest<FieldsOf<Call<Fields, Data, Access>>, Access>,
    ) => Promise<DataOf<Call<Fields, Data, Access>>>,
    options?: {
      /** The call waits for an address of the partner's choice, and takes no place of those that wait for us. */
      asksReceiver?: boolean
      /** Of a call with a partner's key. */
      judgesFirst?: JudgesFirst
    },
  ): void
}

export type ApiDoorOptions = Omit<DoorOptions, 'contentSecurityPolicy' | 'headers' | 'beforeAll'> & {
  environment: Environment
  /** Of calls with a partner's key. The portal's own calls are not logged. */
  callLog: CallLog
  /** @throws {Failure} when the session is dead. */
  authenticate: (sessionToken: string) => Promise<Caller>
}

/** Longer than any body takes to come in: what lasts so long waits for a database that does not answer. */
const longestCall = 30_000

export async function createApiDoor(options: ApiDoorOptions): Promise<ApiDoor> {
  const refusals = paceRefusals((waited, who) =>
    options.log.warn({ environment: options.environment, waited, who }, 'refusals paced'),
  )
  const server = await createDoor({
    ...options,
    beforeAll: refusals.beforeAll,
    contentSecurityPolicy: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
    headers: { ...crossOriginHeaders(options.portalUrl), 'cache-control': 'no-store' },
  })
  const shedding = createShedding((refused) =>
    options.log.warn({ environment: options.environment, refused }, 'overload'),
  )
  refusals.watch(server)
  answerPreflights(server)
  readBodies(server)
  logUnrouted(server, options.callLog)

  return {
    environment: options.environment,
    server,
    shedding,
    recognise: refusals.recognise,
    answer(call, handler, { asksReceiver = false, judgesFirst } = {}) {
      if (!call.hosts.includes(options.environment)) return
      const schema = { response: { 200: successSchema(call.data) } }
      const respond = async (request: FastifyRequest) => {
        const form = (request.body as FormBody | undefined) ?? emptyForm()
        const { fields, caller } = await readCall(call, form, request, options, judgesFirst)
        const data = await handler({
          // The contract's fields decode to just the types that it declares: fields.ts.
          fields: fields as FieldsOf<typeof call>,
          caller: caller as CallRequest<never, (typeof call)['access']>['caller'],
          address: clientAddress(request),
          isPortal: request.headers.origin === options.portalUrl,
          authorization: request.headers.authorization,
          identify: (partnerId) => (request.partnerId = partnerId),
        })
        return { code: 200, message: call.message, data } satisfies SuccessBody<unknown>
      }
      const handle = (request: FastifyRequest) => {
        const refused = shedding.admit()
        if (refused) return refused
        return asksReceiver ? respond(request) : shedding.waitFor(respond(request))
      }
      void server.register(async (scope) => {
        if (call.access === 'partner-key') logCalls(scope, call.path, false, options.callLog)
        scope.decorate('readBodies', { types: typesOf(call), largest: largestBody })
        scope.post(call.path, { schema, handlerTimeout: longestCall }, handle)
      })
    },
  }
}

/** Who asks is judged before the fields, so that a stranger learns nothing of them. */
async function readCall(
  call: Call,
  form: FormBody,
  request: FastifyRequest,
  options: ApiDoorOptions,
  judgesFirst: JudgesFirst | undefined,
): Promise<{ fields: FieldValues; caller: Caller | undefined }> {
  if (call.access !== 'partner-key' && isJson(request)) throw unsupportedType(request.headers, typesOf(call))
  const { values, faults } = decodeFields(formFields(call), form)
  if (call.access === 'partner-key') {
    const texts = [...form.fields].map(([name, sent]) => [name, values[name] ?? sent.toString()])
    request.readFields = texts.length > 0 ? Object.fromEntries(texts) : null
    request.credentials = typeof values.auth === 'string' ? values.auth : null
  }
  let caller: Caller | undefined
  if (call.access === 'session') {
    const fault = faults.find(({ field }) => field === 'token')
    if (fault?.error === 'FIELD_REQUIRED') throw new Failure('AUTH_MISSING_TOKEN', { faults: [fault] })
    if (fault) throw fieldFailure(fault.field, fault.error, fault.message)
    caller = await options.authenticate(String(values.token))
    const asksGrant = options.environment === 'production' && call.errors.includes('PRODUCTION_NOT_GRANTED')
    if (asksGrant && !caller.productionGrantedAt) throw new Failure('PRODUCTION_NOT_GRANTED')
  }
  if (faults.length === 0) return { fields: values, caller }
  // What can't be read as credentials is told as the field that it is.
  if (faults.some(({ field }) => field === 'auth')) throw new Failure('VALIDATION_FAILED', { faults })
  await judgesFirst?.({
    auth: typeof values.auth === 'string' ? values.auth : undefined,
    authorization: request.headers.authorization,
    address: clientAddress(request),
    identify: (partnerId) => (request.partnerId = partnerId),
  })
  throw new Failure('VALIDATION_FAILED', { faults })
}

/** Programs may send those with a partner's key as JSON; the rest are the portal's alone. */
const typesOf = ({ access }: Call): string[] =>
  access === 'partner-key' ? ['application/json', 'multipart/form-data'] : ['multipart/form-data']

const isJson = (request: FastifyRequest): boolean =>
  request.headers['content-type']?.toLowerCase().startsWith('application/json') ?? false

function readBodies(server: FastifyInstance): void {
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, payload: FastifyRequest['raw']) =>
    parseForm(request.headers['content-type'] ?? '', await boundedBody(request, payload)),
  )
  server.addContentTypeParser('application/json', async (request: FastifyRequest, payload: FastifyRequest['raw']) => {
    const body = await boundedBody(request, payload)
    request.readFields = body
    return parseJsonFields(body)
  })
}

const successSchema = (data: TSchema) => ({
  type: 'object',
  properties: { code: { type: 'integer' }, message: { type: 'string' }, data },
})

import type { Socket } from 'node:net'
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
  type onRequestHookHandler,
  type onResponseHookHandler,
} from 'fastify'
import { errorPath } from '@edis/contract/errors/error-path'
import { newId } from '../../database/id.ts'
import { isReadOnly } from '../../database/query-failure.ts'
import type { Awaitable } from '../gate/at-once.ts'
import { refusedBody, unsupportedType } from '../bodies/body-refusals.ts'
import { elapsedOf } from '../../fast-path/elapsed.ts'
import { clientAddress } from '../gate/client-address.ts'
import { answerClientError } from './client-error.ts'
import { asFailure, Failure, failureBody, preferredLanguage } from './failure.ts'
import { levelsWithRequests, logRequest } from './request-line.ts'
import { safeHeaders } from './safe-headers.ts'
import { answerSecurityTxt } from './security-txt.ts'

export type DoorOptions = {
  log: FastifyBaseLogger
  /** Whose X-Forwarded-For is trusted. */
  trustedProxies: string[]
  /** The door's own address; https turns HSTS on. */
  url: string
  /** Where the portal explains errors. */
  portalUrl: string
  /** Up, migrated, database reachable and taking writes. */
  ready: () => Promise<boolean>
  /** Where holes are reported, for /.well-known/security.txt; null or missing: there is none. */
  securityContact?: string | null
  /** Directives of the Content-Security-Policy. */
  contentSecurityPolicy: Record<string, string[]>
  /** What /metrics answers, and to whom; missing: the door has none. */
  metrics?: DoorMetrics
  /** Takes each answer's status and time, in milliseconds, of the call of a path. */
  countAnswers?: (call: string) => (status: number, milliseconds: number) => void
  /** Comes before all else with every request. */
  beforeAll?: onRequestHookHandler
  /** What else every answer has unless its handler says otherwise; names in lower case. */
  headers?: Record<string, string>
}

type DoorMetrics = {
  text: () => Promise<string>
  /** @throws {Failure} when it is nobody's who may see them. */
  check: (authorization: string | undefined, address: string) => Awaitable<unknown>
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The key of the system that calls; null: nobody's, or not known. */
    keyId: string | null
    /** The member of staff who calls; null: nobody, or not known. */
    staffId: string | null
    /** Whose session makes a call of the portal; null: nobody's, or not known. */
    sessionPartnerId: string | null
  }
  interface FastifyInstance {
    /** Names and values, in turns, that every answer's head has unless its handler says otherwise. */
    fixedHeaders(): readonly string[]
    /** From now on answers end their connections, so that callers come back to another door. */
    closeConnections(): void
  }
}

/** What every door does alike: request ids, headers, health, failures in our form, one log line a request. */
export async function createDoor(options: DoorOptions): Promise<FastifyInstance> {
  const headers = Object.entries({ ...safeHeaders(options), ...options.headers })
  const door: FastifyInstance = fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    // A logger of each request's own took 4 µs; our lines name the request themselves.
    childLoggerFactory: (log) => log,
    genReqId: () => newId('req'),
    trustProxy: options.trustedProxies.length > 0 ? options.trustedProxies : false,
    // A body has this long to come in. Node swaps the two timeouts when that of the headers is the longer.
    requestTimeout: 20_000,
    // Closes idle connections. Longer than any call takes, so only clients that stop reading lose theirs.
    connectionTimeout: 35_000,
    http: {
      headersTimeout: 10_000,
      connectionsCheckingInterval: 2_000,
      // Of two tokens or hosts, Node would take one and say nothing: joined, they are neither.
      joinDuplicateHeaders: true,
      // `refuseUnclear` does, in our form.
      requireHostHeader: false,
    },
    // A call that comes in over an open connection during a stop is answered like those before it.
    return503OnClosing: false,
    clientErrorHandler: answerClientError(options.log, headers, options.portalUrl),
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => {
      request.log.debug({ request_id: request.id, err: error }, 'malformed request')
      // No hook runs of such a request.
      void sendFailure(request, reply.headers(Object.fromEntries(headers)), new Failure('REQUEST_INVALID'), options)
    },
  })

  // An expectation that we do not know may be ignored (RFC 9110, section 10.1.1); Node's refusal has none of our headers.
  door.server.on('checkExpectation', (request, response) => door.server.emit('request', request, response))
  if (options.beforeAll) door.addHook('onRequest', options.beforeAll)
  // Before its body is read, whatever that is.
  door.addHook('onRequest', (request, _reply, done) => done(request.is404 ? unrouted(door, request) : undefined))
  door.addHook('onRequest', refuseUnclear)
  for (const name of ['failureCode', 'failureFaults', 'keyId', 'staffId', 'sessionPartnerId'] as const)
    door.decorateRequest(name, null)
  door.decorateRequest('ownHeaders')
  door.decorate('readBodies', null)
  let fixedHeaders = headers.flat()
  door.decorate('fixedHeaders', () => fixedHeaders)
  door.decorate('closeConnections', () => {
    headers.push(['connection', 'close'])
    fixedHeaders = headers.flat()
  })
  closeUnused(door)
  // Hooks call back instead of returning promises: each of those took 1 µs.
  door.addHook('onSend', (request, reply, payload, done) => {
    for (const [name, value] of headers) if (!reply.hasHeader(name)) reply.header(name, value)
    const own = request.ownHeaders ?? []
    for (let at = 0; at < own.length; at += 2) reply.header(own[at]!, own[at + 1]!)
    reply.header('x-request-id', request.id)
    done(null, payload)
  })
  if (levelsWithRequests.includes(options.log.level))
    door.addHook('onResponse', (request, reply, done) => {
      logRequest(request.log, request, reply)
      done()
    })

  door.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'up' }))
  door.get('/readyz', async (_request, reply) => {
    const ready = await options.ready()
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'not ready' })
  })
  if (options.securityContact) answerSecurityTxt(door, { contact: options.securityContact, url: options.url })
  if (options.metrics) answerMetrics(door, options.metrics)
  if (options.countAnswers) countLaterAnswers(door, options.countAnswers)
  answerFailures(door, options)
  return door
}

/**
 * Ends with the door the connections that never asked for anything, as browsers open them in advance: Node takes none of them for
 * idle, and waits for them.
 */
function closeUnused(door: FastifyInstance): void {
  const unused = new Set<Socket>()
  door.server.on('connection', (socket: Socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  door.server.on('request', ({ socket }) => unused.delete(socket))
  door.addHook('preClose', (done) => {
    for (const socket of unused) socket.destroy()
    done()
  })
}

function answerMetrics(door: FastifyInstance, { text, check }: DoorMetrics): void {
  door.get('/metrics', async (request, reply) => {
    await check(request.headers.authorization, clientAddress(request))
    return reply
      .headers({ 'cache-control': 'no-store', 'content-type': 'text/plain; version=0.0.4; charset=utf-8' })
      .send(await text())
  })
}

/** Counts what every route answers that comes after this. */
function countLaterAnswers(door: FastifyInstance, answers: NonNullable<DoorOptions['countAnswers']>): void {
  const counts = new Map<string, ReturnType<typeof answers>>()
  door.addHook('onRoute', (route) => {
    const count = counts.get(route.url) ?? answers(route.url)
    counts.set(route.url, count)
    const others = route.onResponse ?? []
    const counted: onResponseHookHandler = (request, reply, done) => {
      count(reply.statusCode, elapsedOf(request, reply))
      done()
    }
    route.onResponse = [counted, ...(Array.isArray(others) ? others : [others])]
  })
}

/** Refuses what two programs might read in two ways: RFC 9112, section 3.2; RFC 9110, section 8.4. */
function refuseUnclear(request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void): void {
  const { host, 'content-encoding': encoding = 'identity' } = request.headers
  const isWithoutHost = host === undefined && request.raw.httpVersion !== '1.0'
  if (isWithoutHost || host?.includes(',')) return done(new Failure('REQUEST_INVALID'))
  // Nothing is unpacked here, so nothing small can become large.
  if (encoding.toLowerCase() !== 'identity' && request.method !== 'GET')
    return done(unsupportedType(request.headers, request.server.readBodies?.types ?? []))
  done()
}

function answerFailures(door: FastifyInstance, options: DoorOptions): void {
  door.setErrorHandler((error, request, reply) => {
    const failure = refusedBody(error, request) ?? asFailure(error)
    if (failure.code === 'INTERNAL_ERROR') request.log.error({ request_id: request.id, err: error }, 'request failed')
    if (failure.code === 'UNAVAILABLE' && failure !== error)
      request.log.warn({ request_id: request.id, err: error }, 'request could not be served')
    // Looks where its connections lead to, and leaves a standby.
    if (isReadOnly(error)) void options.ready()
    return sendFailure(request, reply, failure, options)
  })
  door.setNotFoundHandler((request, reply) => sendFailure(request, reply, unrouted(door, request), options))
}

function unrouted(door: FastifyInstance, { url }: FastifyRequest): Failure {
  const path = url.split('?')[0] ?? '/'
  const allowed = (['GET', 'POST', 'PUT', 'DELETE'] as const).filter(
    (method) => door.findRoute({ method, url: path }) !== null,
  )
  if (allowed.length === 0) return new Failure('NOT_FOUND')
  return new Failure('METHOD_NOT_ALLOWED', { details: { allowed }, headers: { allow: allowed.join(', ') } })
}

function sendFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  failure: Failure,
  { portalUrl }: Pick<DoorOptions, 'portalUrl'>,
): FastifyReply {
  request.failureCode = failure.code
  request.failureFaults = failure.faults
  const docUrl = portalUrl + errorPath(failure.code, { method: request.method, path: request.routeOptions.url ?? '' })
  const body = failureBody(failure, preferredLanguage(request.headers['accept-language']), request.id, docUrl)
  return reply
    .headers({
      'cache-control': 'no-store',
      'x-request-id': request.id,
      ...failure.headers,
    })
    .code(body.code)
    .send(body)
}

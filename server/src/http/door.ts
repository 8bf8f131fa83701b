import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import helmet from 'helmet'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { newId } from '../database/id.ts'
import { operatorCheck } from './bearer.ts'
import { clientAddress } from './client-address.ts'
import { answerClientError } from './client-error.ts'
import { asFailure, Failure, failureBody, preferredLanguage } from './failure.ts'

export type DoorOptions = {
  log: FastifyBaseLogger
  /** Whose X-Forwarded-For is believed. */
  trustedProxies: string[]
  /** The door's own address; https turns HSTS on. */
  url: string
  /** Up, migrated, database reachable. */
  ready: () => Promise<boolean>
  /** Directives of the Content-Security-Policy. */
  contentSecurityPolicy: Record<string, string[]>
  /** What /metrics answers to whoever bears the operator's key. */
  metrics?: { text: () => Promise<string>; operatorKey: string | null }
}

/** What every door does alike: request ids, headers, health, failures in our form, one log line a request. */
export async function createDoor(options: DoorOptions): Promise<FastifyInstance> {
  const door: FastifyInstance = fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    genReqId: () => newId('req'),
    trustProxy: options.trustedProxies.length > 0 ? options.trustedProxies : false,
    // A body has this long to come in. Node swaps the two timeouts when that of the headers is the longer.
    requestTimeout: 20_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
    // A call that comes in over an open connection during a stop is answered like those before it.
    return503OnClosing: false,
    clientErrorHandler: answerClientError(options.log),
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => {
      request.log.debug({ err: error }, 'request not understood')
      void sendFailure(request, reply, new Failure('REQUEST_INVALID'))
    },
  })

  const headers = safeHeaders(options)
  door.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id)
  })
  door.addHook('onResponse', async (request, reply) => {
    const path = request.url.split('?')[0]
    const quiet = path === '/healthz' || path === '/readyz'
    const line = {
      method: request.method,
      path,
      status: reply.statusCode,
      duration_ms: Math.round(reply.elapsedTime * 10) / 10,
      address: clientAddress(request),
    }
    request.log[quiet ? 'debug' : 'info'](line, 'request')
  })

  door.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'up' }))
  door.get('/readyz', async (_request, reply) => {
    const ready = await options.ready()
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'not ready' })
  })
  if (options.metrics) answerMetrics(door, options.metrics)
  answerFailures(door)
  return door
}

function answerMetrics(door: FastifyInstance, { text, operatorKey }: NonNullable<DoorOptions['metrics']>): void {
  const checkOperator = operatorCheck(operatorKey)
  door.get('/metrics', async (request, reply) => {
    checkOperator(request.headers.authorization)
    return reply
      .headers({ 'cache-control': 'no-store', 'content-type': 'text/plain; version=0.0.4; charset=utf-8' })
      .send(await text())
  })
}

/** Helmet's headers, worked out once: they are the same for every answer. */
function safeHeaders({ contentSecurityPolicy, url }: DoorOptions): Record<string, string> {
  const headers: Record<string, string> = {}
  const collector = {
    setHeader: (name: string, value: string) => (headers[name.toLowerCase()] = value),
    removeHeader: () => {},
  }
  helmet({
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy },
    strictTransportSecurity: url.startsWith('https:') && { maxAge: 31_536_000, includeSubDomains: false },
    crossOriginResourcePolicy: { policy: 'same-site' },
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  })({} as IncomingMessage, collector as unknown as ServerResponse, (error) => {
    if (error) throw new Error('Helmet refuses the policy', { cause: error })
  })
  return headers
}

function answerFailures(door: FastifyInstance): void {
  door.setErrorHandler((error, request, reply) => {
    const failure = asFailure(error)
    if (failure.code === 'INTERNAL_ERROR') request.log.error({ err: error }, 'request failed')
    if (failure.code === 'UNAVAILABLE') request.log.warn({ err: error }, 'request not served')
    return sendFailure(request, reply, failure)
  })
  door.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    const methods = (['GET', 'POST'] as const).filter((method) => door.findRoute({ method, url: path }) !== null)
    if (methods.length === 0) return sendFailure(request, reply, new Failure('NOT_FOUND'))
    return sendFailure(request, reply, new Failure('METHOD_NOT_ALLOWED', { headers: { allow: methods.join(', ') } }))
  })
}

function sendFailure(
  request: Pick<FastifyRequest, 'id' | 'headers'>,
  reply: FastifyReply,
  failure: Failure,
): FastifyReply {
  const body = failureBody(failure, preferredLanguage(request.headers['accept-language']), request.id)
  return reply
    .headers({
      'cache-control': 'no-store',
      // No hook has run when the request was not understood.
      'x-content-type-options': 'nosniff',
      'x-request-id': request.id,
      ...failure.headers,
    })
    .code(body.code)
    .send(body)
}

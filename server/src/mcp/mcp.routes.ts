import { hints } from '@edis/contract/errors/hints'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errorCatalogue } from '@edis/contract/errors/error-catalogue'
import { errorPath } from '@edis/contract/errors/error-path'
import { mcpPath } from '@edis/contract/mcp/clients'
import { assistantHelp } from '@edis/contract/mcp/tool-words'
import type { DocumentedCall } from '@edis/contract/calls/call'
import type { Addresses } from '@edis/contract/reference/llms'
import { assistantMark, type CallLog, logCalls } from '../http/doors/call-log.ts'
import { clientAddress } from '../http/gate/client-address.ts'
import { Failure, failureBody } from '../http/doors/failure.ts'
import { jsonBodies, parseJson, readBodies, textFaults } from '../http/bodies/json-document.ts'
import type { BearerCaller, PartnerGate } from '../http/gate/partner-gate.ts'
import type { Shedding } from '../http/gate/shedding.ts'
import { isFailureBody, isJson, jsonRpcError } from './json-rpc.ts'
import { httpCall, toolResult, type ToolResult } from './mcp.ts'
import { refuseRegistration } from './oauth-refusal.ts'

type McpParts = Addresses & {
  /** The same that the calls go through. */
  gate: PartnerGate
  callLog: CallLog
  shedding: Shedding
}

/**
 * Answers assistants: one message of the Model Context Protocol a POST, nothing kept from one to the next. Whatever is
 * refused is told in the protocol's form, with ours in its data.
 */
export function mcpRoutes(server: FastifyInstance, { gate, callLog, shedding, ...addresses }: McpParts): void {
  const { portalUrl, developmentUrl } = addresses
  refuseRegistration(server)
  void server.register(async (scope) => {
    readBodies(scope, jsonBodies)
    logCalls(scope, mcpPath, false, refusalsOf(callLog))
    scope.addHook('preSerialization', (request, _reply, payload, done) =>
      done(null, isFailureBody(payload) ? jsonRpcError(payload, bodyOf(request)) : payload),
    )
    scope.post(mcpPath, async (request, reply) => {
      request.ownHeaders = []
      // Now: a connection that was reset meanwhile has none.
      const address = clientAddress(request)
      const { origin } = request.headers
      if (origin !== undefined && origin !== portalUrl && origin !== developmentUrl) return refuseOrigin(reply)
      await shedding.admit()
      const caller = await shedding.waitFor(judged(gate, request, address))
      gate.count(request, caller)
      const message = messageOf(bodyOf(request))
      textFaults(message)
      const { answerMessage } = await import('./mcp-server.ts')
      const asked = new Request(developmentUrl + mcpPath, { method: 'POST', headers: headersOf(request) })
      const operate = (call: DocumentedCall, given: Record<string, unknown>) =>
        operation(call, given, { request, address })
      const { status, type, body } = await answerMessage(message, asked, { ...addresses, operate })
      if (type !== null) reply.header('content-type', type)
      return reply.code(status).send(body)
    })
  })

  /** The call goes in by the door like any other: judged, counted, logged and answered alike. */
  async function operation(
    call: DocumentedCall,
    given: Record<string, unknown>,
    { request, address }: { request: FastifyRequest; address: string },
  ): Promise<ToolResult> {
    const { method, url: path, headers, body } = httpCall(call, given)
    const answered = server.inject({
      method,
      url: path,
      remoteAddress: address,
      headers: {
        ...Object.fromEntries(passedOn.flatMap((name) => ofHeader(request, name))),
        ...headers,
        [assistantMark.name]: assistantMark.value,
      },
      ...(body === null ? {} : { payload: body }),
    })
    try {
      const { payload, headers: head } = await answered
      const retryAfter = head['retry-after']?.toString() ?? null
      return toolResult(call, payload, { retryAfter, replayed: 'idempotency-replayed' in head }, portalUrl)
    } catch {
      // A door that is closing takes nothing in any more.
      const refused = failureBody(
        new Failure('UNAVAILABLE'),
        'en',
        request.id,
        portalUrl + errorPath('UNAVAILABLE', call),
      )
      return toolResult(call, JSON.stringify(refused), { retryAfter: '1', replayed: false }, portalUrl)
    }
  }
}

const bodyOf = ({ body }: FastifyRequest): Buffer => (Buffer.isBuffer(body) ? body : Buffer.of())

/** @throws {Failure} REQUEST_INVALID when the body is no single message. */
function messageOf(body: Buffer): Record<string, unknown> {
  if (/^\s*\[/.test(body.toString('latin1', 0, 100)) && isJson(body))
    throw new Failure('REQUEST_INVALID', { text: hints.noMessageBatches })
  return parseJson(body)
}

const passedOn = ['authorization', 'accept-language', 'user-agent']

const ofHeader = ({ headers }: FastifyRequest, name: string): [string, string][] => {
  const value = headers[name]
  return typeof value === 'string' ? [[name, value]] : []
}

/** What the protocol reads: never the token. */
const headersOf = (request: FastifyRequest): [string, string][] =>
  Object.keys(request.headers)
    .filter((name) => name === 'accept' || name === 'content-type' || name.startsWith('mcp-'))
    .flatMap((name) => ofHeader(request, name))

/** RFC 6750, section 3: says how to come in. */
async function judged(gate: PartnerGate, request: FastifyRequest, address: string): Promise<BearerCaller> {
  try {
    return await gate.judge(request, address)
  } catch (error) {
    if (error instanceof Failure && errorCatalogue[error.code].status === 401)
      error.headers['www-authenticate'] = [
        'Bearer realm="EDIS development"',
        ...(error.code === 'AUTH_MISSING_TOKEN' ? [] : ['error="invalid_token"']),
        `error_description="${assistantHelp(error.code).remedy}"`,
      ].join(', ')
    throw error
  }
}

/** Pages of other origins must not speak for whoever looks at them: Model Context Protocol, transports. */
function refuseOrigin(reply: FastifyReply): FastifyReply {
  const error = { code: -32_000, message: 'Pages of this origin may not ask here.' }
  return reply.code(403).send({ jsonrpc: '2.0', error, id: null })
}

/** Of the messages only those are logged that were refused: a call that was made is logged as itself. */
const refusalsOf = (log: CallLog): CallLog => ({
  ...log,
  record: (record) => {
    if (record.error !== null) log.record({ ...record, fromAssistant: true })
  },
  recordUnknown: ({ credentials, call }) => log.recordUnknown({ credentials, call: { ...call, fromAssistant: true } }),
})

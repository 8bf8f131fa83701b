import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import { elapsedOf } from '../../fast-path/elapsed.ts'
import { clientAddress } from '../gate/client-address.ts'
import { withoutPhones, withoutSecrets } from '../gate/own-secrets.ts'

/** The log's levels at which each request has its line. */
export const levelsWithRequests = ['info', 'debug', 'trace']

/** What of a request its line tells. */
type LinedRequest = Pick<
  FastifyRequest,
  | 'id'
  | 'raw'
  | 'method'
  | 'url'
  | 'ip'
  | 'socket'
  | 'partnerId'
  | 'sessionPartnerId'
  | 'failureCode'
  | 'keyId'
  | 'staffId'
>

export function logRequest(
  log: FastifyBaseLogger,
  request: LinedRequest,
  reply: Pick<FastifyReply, 'statusCode' | 'elapsedTime'>,
): void {
  const path = request.url.split('?')[0]
  const partnerId = request.partnerId ?? request.sessionPartnerId
  const level = path === '/healthz' || path === '/readyz' ? 'debug' : 'info'
  const line = {
    request_id: request.id,
    method: request.method,
    path: withoutPhones(withoutSecrets(path ?? '')),
    status: reply.statusCode,
    // Refused sign-ins and walls that were tried are found by it.
    ...(request.failureCode && { error: request.failureCode }),
    duration_ms: Math.round(elapsedOf(request, reply) * 10) / 10,
    address: clientAddress(request),
    ...(partnerId && { partner_id: partnerId }),
    ...(request.keyId && { key_id: request.keyId }),
    ...(request.staffId && { staff_id: request.staffId }),
  }
  log[level](line, 'request')
}

import { errors } from 'undici'
import type { DeliveryFault } from '@edis/contract/webhooks/deliveries'

/** Every address of the name is one that we do not call. */
export class AddressForbidden extends Error {
  readonly addresses: readonly string[]

  constructor(addresses: readonly string[]) {
    super('The name leads to a private or reserved address')
    this.name = 'AddressForbidden'
    this.addresses = addresses
  }
}

/** The DNS gave no address. Apart from the receiver's own failures: both may be called ECONNREFUSED. */
export class NameNotFound extends Error {
  readonly code: string

  constructor(code: string) {
    super('The name was not found')
    this.name = 'NameNotFound'
    this.code = code
  }
}

const byCode: Record<string, DeliveryFault> = {
  UND_ERR_CONNECT_TIMEOUT: 'CONNECT_TIMEOUT',
  ETIMEDOUT: 'CONNECT_TIMEOUT',
  UND_ERR_HEADERS_TIMEOUT: 'TIMEOUT',
  UND_ERR_BODY_TIMEOUT: 'TIMEOUT',
  UND_ERR_ABORTED: 'TIMEOUT',
  ECONNREFUSED: 'CONNECTION_REFUSED',
  EHOSTUNREACH: 'CONNECTION_REFUSED',
  ENETUNREACH: 'CONNECTION_REFUSED',
  EADDRNOTAVAIL: 'CONNECTION_REFUSED',
  ECONNRESET: 'CONNECTION_LOST',
  EPIPE: 'CONNECTION_LOST',
  UND_ERR_SOCKET: 'CONNECTION_LOST',
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: 'CONNECTION_LOST',
  UND_ERR_HEADERS_OVERFLOW: 'ANSWER_INVALID',
  EPROTO: 'ANSWER_INVALID',
}

/** Codes that OpenSSL and Node give to a certificate that does not stand. */
const certificate =
  /^(?:CERT_|ERR_TLS_CERT|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|INVALID_CA|INVALID_PURPOSE|HOSTNAME_MISMATCH|PATH_LENGTH|EE_|CA_)/

/** Returns what the partner may see of a failed exchange: its kind, and a detail that leaks nothing. */
export function faultOf(error: unknown): { fault: DeliveryFault; detail: string | null } {
  const cause = firstCause(error)
  if (cause instanceof AddressForbidden) return { fault: 'ADDRESS_FORBIDDEN', detail: null }
  if (cause instanceof NameNotFound) return { fault: 'NAME_NOT_FOUND', detail: cause.code }
  const code = codeOf(cause)
  if (certificate.test(code)) return { fault: 'CERTIFICATE', detail: code }
  if (cause instanceof errors.HTTPParserError) return { fault: 'ANSWER_INVALID', detail: code || null }
  if (code.startsWith('ERR_SSL_')) return { fault: 'ANSWER_INVALID', detail: code }
  return { fault: byCode[code] ?? 'CONNECTION_LOST', detail: code || null }
}

/** Several addresses were tried: the first one's failure stands for all. */
const firstCause = (error: unknown): unknown =>
  error instanceof AggregateError && error.errors.length > 0 ? firstCause(error.errors[0]) : error

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : ''

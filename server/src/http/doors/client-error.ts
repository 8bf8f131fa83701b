import type { FastifyBaseLogger } from 'fastify'
import { errorPath } from '@edis/contract/errors/error-path'
import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { newId } from '../../database/id.ts'
import { headersTooLarge } from '../bodies/body-refusals.ts'
import { Failure, failureBody } from './failure.ts'

// An import of it would also load what it only refers to, fetch and WebSocket: 13 MB
const { maxHeaderSize, STATUS_CODES } = process.getBuiltinModule('node:http')

/** Node keeps the answer that a connection waits for under this name, and its own handler looks there too. */
type Connection = Socket & { _httpMessage?: ServerResponse | null }

/**
 * Answers in our form what Node could not read as a request: no request, no hook and no route are there to do it.
 * `headers`: what every answer has besides. `portalUrl`: where errors are explained.
 */
export const answerClientError =
  (log: FastifyBaseLogger, headers: readonly [string, string][], portalUrl: string) =>
  (error: Error & { code?: string }, socket: Connection) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    // Nothing was asked over it yet: a browser that opened it ahead would take what came now for the answer to the first
    // thing it asks, such as a chunk of the portal. Closed without a word, it asks over another one.
    const isUnasked = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && socket.bytesRead === 0
    // An answer has begun: what came now would be read as a part of it.
    if (isUnasked || socket._httpMessage?.headersSent) {
      socket.destroy()
      return
    }
    const failure = error.code?.endsWith('OVERFLOW') ? headersTooLarge(maxHeaderSize) : new Failure('REQUEST_INVALID')
    const body = failureBody(failure, 'en', newId('req'), portalUrl + errorPath(failure.code))
    // Not the error itself, which holds what was sent: there may be a token in it.
    log.debug({ reason: error.code, request_id: body.request_id }, 'malformed request')
    const text = JSON.stringify(body)
    const head = [
      `HTTP/1.1 ${body.code} ${STATUS_CODES[body.code]}`,
      ...Object.entries({
        ...Object.fromEntries(headers),
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(text),
        'cache-control': 'no-store',
        'x-request-id': body.request_id,
        connection: 'close',
      }).map(([name, value]) => `${name}: ${value}`),
    ]
    if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${text}`)
    socket.destroySoon()
  }

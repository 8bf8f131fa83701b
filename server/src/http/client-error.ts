import type { FastifyBaseLogger } from 'fastify'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { newId } from '../database/id.ts'
import { Failure, failureBody } from './failure.ts'

/** Answers in our form what Node could not read as a request: no request, no hook and no route are there to do it. */
export const answerClientError = (log: FastifyBaseLogger) => (error: Error & { code?: string }, socket: Socket) => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const failure = new Failure(error.code?.endsWith('OVERFLOW') ? 'REQUEST_TOO_LARGE' : 'REQUEST_INVALID')
  const body = failureBody(failure, 'en', newId('req'))
  log.debug({ err: error, request_id: body.request_id }, 'request not understood')
  const text = JSON.stringify(body)
  const head = [
    `HTTP/1.1 ${body.code} ${STATUS_CODES[body.code]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(text)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    `X-Request-Id: ${body.request_id}`,
    'Connection: close',
  ]
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${text}`)
  socket.destroySoon()
}

import { hints } from '@edis/contract/errors/hints'
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { Failure } from '../doors/failure.ts'

/** Which bodies are read: media types, and at most so many bytes. */
export type ReadBodies = { types: readonly string[]; largest: number }

declare module 'fastify' {
  interface FastifyInstance {
    /** Of the calls of a scope; null: they read none. */
    readBodies: ReadBodies | null
  }
}

/** `seen`: how many bytes came; undefined: who sent them didn't say how many there would be. */
export function tooLarge(largest: number, seen: number | undefined): Failure {
  return new Failure('REQUEST_TOO_LARGE', {
    details: { ...(seen === undefined ? {} : { value: seen }), maximum: largest },
    text: seen === undefined ? hints.bodyTooLarge(largest) : hints.bodyOfBytes(seen, largest),
  })
}

/** Headers that have more bytes than Node reads. */
export function headersTooLarge(largest: number): Failure {
  return new Failure('REQUEST_TOO_LARGE', {
    details: { maximum: largest },
    text: hints.headersTooLarge(largest),
  })
}

/** Where a body is compressed, that is what is told: nothing is unpacked here. */
export function unsupportedType(headers: IncomingHttpHeaders, types: readonly string[]): Failure {
  const { 'content-encoding': encoding = 'identity', 'content-type': type } = headers
  const allowed = types.length > 0 ? { allowed: types } : {}
  if (encoding.toLowerCase() !== 'identity')
    return new Failure('MEDIA_TYPE_UNSUPPORTED', {
      details: { encoding: cut(encoding), ...allowed },
      text: hints.encodingUnsupported(cut(encoding)),
    })
  const isSent = type !== undefined && type !== ''
  return new Failure('MEDIA_TYPE_UNSUPPORTED', {
    details: { ...(isSent ? { sent: cut(type) } : {}), ...allowed },
    ...(types.length > 0 && {
      text: isSent ? hints.typeUnsupported(cut(type), types) : hints.typeMissing(types),
    }),
  })
}

/** A body that Fastify refused, with what was seen and what is read; null: it is refused for something else. */
export function refusedBody(error: unknown, request: FastifyRequest): Failure | null {
  if (error instanceof Failure || !(error instanceof Error) || !('statusCode' in error)) return null
  const { readBodies } = request.server
  if (error.statusCode === 413 && readBodies) return tooLarge(readBodies.largest, declaredLength(request))
  if (error.statusCode === 415) return unsupportedType(request.headers, readBodies?.types ?? [])
  return null
}

/** The bytes that the head says the body has. */
export function declaredLength({ headers }: Pick<FastifyRequest, 'headers'>): number | undefined {
  const length = Number(headers['content-length'])
  return Number.isSafeInteger(length) ? length : undefined
}

const maxShownLength = 100
const cut = (header: string): string => header.slice(0, maxShownLength)

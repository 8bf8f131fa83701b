import { hints } from '@edis/contract/errors/hints'
import type { FastifyRequest } from 'fastify'
import type { IncomingMessage } from 'node:http'
import { Failure } from '../doors/failure.ts'
import { clientAddress } from '../gate/client-address.ts'
import { declaredLength, tooLarge } from './body-refusals.ts'
import { createHeldBytes, type HeldBytes } from './held-bytes.ts'

/** A body that says it is no larger costs no more than its connection, and is not counted. */
const small = 16 * 1024

/** Of this process, whose memory they fill, at all of its doors. */
const heldBytes = createHeldBytes()
/** Of files, which are read of the provider's own systems alone: two of the largest at once. */
const maxOfFiles = 128 * 1024 * 1024
const heldFiles = createHeldBytes({ most: maxOfFiles, maxOfAddress: maxOfFiles })

/** Of requests that the fast path began with: what it read of them; null: that broke off. */
export const bodiesRead = new WeakMap<IncomingMessage, Buffer | null>()

/** Makes a parser that takes a body as the bytes that were sent, up to `largest`. */
export function bodyReader(largest: number, held: HeldBytes = heldBytes) {
  return (request: FastifyRequest, payload: IncomingMessage): Promise<Buffer> => {
    const declared = declaredLength(request)
    if (declared !== undefined && declared <= Math.min(small, largest)) return readSmall(payload)
    return readCounted(request, payload, { largest, declared, held })
  }
}

/** Makes such a parser for files, which are larger than other bodies and take their room from none of them. */
export const fileReader = (largest: number) => bodyReader(largest, heldFiles)

/** Node ends a body at its declared length. */
function readSmall(payload: IncomingMessage): Promise<Buffer> {
  const read = bodiesRead.get(payload)
  if (read) return Promise.resolve(read)
  if (read === null) return Promise.reject(new Failure('REQUEST_INVALID'))
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    payload.on('data', (chunk: Buffer) => chunks.push(chunk))
    payload.once('end', () => resolve(Buffer.concat(chunks)))
    payload.once('error', () => reject(new Failure('REQUEST_INVALID')))
  })
}

/**
 * Refuses a body by its length, or as soon as it has sent too much, and reads no further: Fastify's own reader lets what is
 * too large flow on, which cost 100 MB under 200 such bodies.
 */
async function readCounted(
  request: FastifyRequest,
  payload: IncomingMessage,
  { largest, declared, held }: { largest: number; declared: number | undefined; held: HeldBytes },
): Promise<Buffer> {
  if (declared !== undefined && declared > largest) throw tooLarge(largest, declared)
  const chunks: Buffer[] = []
  let length = 0
  const room = held.open(clientAddress(request))
  try {
    for await (const chunk of payload as AsyncIterable<Buffer>) {
      length += chunk.length
      if (length > largest) throw tooLarge(largest, declared)
      if (!room.add(chunk.length))
        throw new Failure('UNAVAILABLE', { headers: { 'retry-after': '1' }, text: hints.tooManyLargeRequests })
      chunks.push(chunk)
    }
  } catch (error) {
    // A sender who breaks off in the middle is no fault of ours.
    throw error instanceof Failure ? error : new Failure('REQUEST_INVALID')
  } finally {
    room.release()
  }
  return Buffer.concat(chunks, length)
}

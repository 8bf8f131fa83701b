import type { FastifyRequest } from 'fastify'
import type { IncomingMessage } from 'node:http'
import { declaredLength, tooLarge } from './body-refusals.ts'
import { Failure, fieldFailure } from '../doors/failure.ts'
import { parseParts } from './multipart.ts'

export const largestBody = 64 * 1024
export const mostFields = 32

/** The fields of a form as they came, undecoded. A name that came twice is in `repeated`, one that holds no text in `notText`. */
export type FormBody = { fields: Map<string, Buffer>; repeated: Set<string>; notText: Set<string> }

export const emptyForm = (): FormBody => ({ fields: new Map(), repeated: new Set(), notText: new Set() })

/** Reads a body that stays under the limit; refuses it by its length, or as soon as it has sent too much. */
export async function boundedBody(request: FastifyRequest, payload: IncomingMessage): Promise<Buffer> {
  const declared = declaredLength(request)
  if (declared !== undefined && declared > largestBody) throw tooLarge(largestBody, declared)
  const chunks: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of payload) {
      length += (chunk as Buffer).length
      if (length > largestBody) throw tooLarge(largestBody, declared)
      chunks.push(chunk as Buffer)
    }
  } catch (error) {
    // Whoever breaks off in the middle is no fault of ours.
    throw error instanceof Failure ? error : new Failure('REQUEST_INVALID')
  }
  return Buffer.concat(chunks, length)
}

/** Parses multipart/form-data. Each part is taken as bytes, so that wrong UTF-8 can be told from right. */
export function parseForm(contentType: string, body: Buffer): FormBody {
  const form = emptyForm()
  for (const { name, isFile, content } of parseParts(contentType, body, mostFields)) {
    if (isFile) throw fieldFailure(name.slice(0, 100), 'FIELD_INVALID', fileNotText)
    if (form.fields.has(name)) form.repeated.add(name)
    form.fields.set(name, content)
  }
  return form
}

const fileNotText = { en: 'Send text here, not a file.', id: 'Kirim teks di sini, bukan berkas.' }

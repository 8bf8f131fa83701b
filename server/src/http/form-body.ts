import { Busboy } from '@fastify/busboy'
import type { FastifyRequest } from 'fastify'
import type { IncomingMessage } from 'node:http'
import { Failure, fieldFailure } from './failure.ts'

export const largestBody = 64 * 1024
export const mostFields = 32

/** The fields of a form as they came, undecoded. A name that came twice is in `repeated`, one that holds no text in `notText`. */
export type FormBody = { fields: Map<string, Buffer>; repeated: Set<string>; notText: Set<string> }

export const emptyForm = (): FormBody => ({ fields: new Map(), repeated: new Set(), notText: new Set() })

/** Reads a body that stays under the limit; refuses it by its length, or as soon as it has sent too much. */
export async function boundedBody(request: FastifyRequest, payload: IncomingMessage): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > largestBody) throw new Failure('REQUEST_TOO_LARGE')
  const chunks: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of payload) {
      length += (chunk as Buffer).length
      if (length > largestBody) throw new Failure('REQUEST_TOO_LARGE')
      chunks.push(chunk as Buffer)
    }
  } catch (error) {
    // Whoever breaks off in the middle is no fault of ours.
    throw error instanceof Failure ? error : new Failure('REQUEST_INVALID')
  }
  return Buffer.concat(chunks, length)
}

/** Parses multipart/form-data. Each part is taken as bytes, so that wrong UTF-8 can be told from right. */
export async function parseForm(contentType: string, body: Buffer): Promise<FormBody> {
  const form = emptyForm()
  const files: string[] = []
  await new Promise<void>((resolve, reject) => {
    const parser = new Busboy({
      headers: { 'content-type': contentType },
      limits: { files: mostFields, fieldNameSize: 100, headerPairs: 8 },
      isPartAFile: (name, _type, fileName) => {
        if (fileName !== undefined && name !== undefined) files.push(name)
        return true
      },
    })
    parser.on('file', (name: string | undefined, stream) => {
      if (name === undefined) return reject(new Failure('REQUEST_INVALID', { text: nameless }))
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('error', reject)
      stream.on('end', () => {
        if (form.fields.has(name)) form.repeated.add(name)
        form.fields.set(name, Buffer.concat(chunks))
      })
    })
    parser.on('filesLimit', () => reject(new Failure('REQUEST_INVALID', { text: tooManyFields })))
    parser.on('error', () => reject(new Failure('REQUEST_INVALID')))
    parser.on('finish', () => resolve())
    parser.end(body)
  }).catch((error: unknown) => {
    throw error instanceof Failure ? error : new Failure('REQUEST_INVALID')
  })
  const [file] = files
  if (file !== undefined) throw fieldFailure(file, 'FIELD_INVALID', fileNotText)
  return form
}

const tooManyFields = {
  en: `The form has more than ${mostFields} fields.`,
  id: `Formulir memiliki lebih dari ${mostFields} isian.`,
}
const nameless = { en: 'A part of the form has no name.', id: 'Ada bagian formulir tanpa nama.' }
const fileNotText = { en: 'Send text here, not a file.', id: 'Kirim teks di sini, bukan berkas.' }

import { isUtf8 } from 'node:buffer'
import { Failure, type FieldFault } from './failure.ts'

export const largestJson = 256 * 1024
const deepest = 12
const mostValues = 20_000

/** Parses a JSON body. @throws {Failure} REQUEST_INVALID when it is not UTF-8, not JSON, not an object, or too deep. */
export function parseJson(body: Buffer): Record<string, unknown> {
  let value: unknown
  try {
    if (!isUtf8(body)) throw new Failure('REQUEST_INVALID')
    value = JSON.parse(body.toString('utf8'))
  } catch {
    throw new Failure('REQUEST_INVALID', { text: notJson })
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Failure('REQUEST_INVALID', { text: notAnObject })
  return value as Record<string, unknown>
}

/** Texts that the database or the next program would not take: with NUL, or with half a surrogate pair. */
export function textFaults(value: unknown): FieldFault[] {
  const faults: FieldFault[] = []
  let seen = 0
  const walk = (part: unknown, path: string, depth: number): void => {
    if (++seen > mostValues || depth > deepest) throw new Failure('REQUEST_INVALID', { text: tooLarge })
    if (typeof part === 'string') {
      if (part.includes('\0') || !part.isWellFormed())
        faults.push({ field: path, error: 'FIELD_INVALID', message: notText })
    } else if (Array.isArray(part))
      for (const [index, item] of part.entries()) walk(item, `${path}[${index}]`, depth + 1)
    else if (typeof part === 'object' && part !== null)
      for (const [name, item] of Object.entries(part)) {
        if (name.includes('\0') || !name.isWellFormed()) throw new Failure('REQUEST_INVALID', { text: badName })
        walk(item, path === '' ? name : `${path}.${name}`, depth + 1)
      }
  }
  walk(value, '', 0)
  return faults
}

const notJson = { en: 'The body is not JSON in UTF-8.', id: 'Isi permintaan bukan JSON dalam UTF-8.' }
const notAnObject = { en: 'The body must be a JSON object.', id: 'Isi permintaan harus berupa objek JSON.' }
const tooLarge = {
  en: `The JSON is deeper than ${deepest} levels or has more than ${mostValues} values.`,
  id: `JSON lebih dalam dari ${deepest} tingkat atau memiliki lebih dari ${mostValues} nilai.`,
}
const badName = {
  en: 'A field has a NUL character or half a surrogate pair in its name.',
  id: 'Nama suatu isian memuat karakter NUL atau separuh pasangan surrogate.',
}
const notText = {
  en: 'This has a NUL character or half a surrogate pair in it.',
  id: 'Ini memuat karakter NUL atau separuh pasangan surrogate.',
}

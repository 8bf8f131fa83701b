import type { Text } from '@edis/contract/languages'
import { hints } from '@edis/contract/errors/hints'
import { decodeBase64 } from '@edis/contract/calls/base64'
import type { TObject } from 'typebox'
import { type FieldFault, fieldFault } from '../doors/failure.ts'
import { type FormPart, parseParts } from './multipart.ts'

export const largestForm = 64 * 1024
const maxFields = 32

/** The fields of a request, and what is wrong with them. */
export type SentRequest = { fields: Record<string, unknown>; faults: FieldFault[] }

/**
 * Reads multipart/form-data as the object that it stands for: each field that the schema names is decoded, a blank one
 * left out. Names that it doesn't have stay as they came, for the judge to refuse.
 * @throws {Failure} REQUEST_INVALID when it is no form.
 */
export function parseForm(contentType: string, body: Buffer, { properties }: TObject): SentRequest {
  const fields: [string, string][] = []
  const faults: FieldFault[] = []
  for (const [name, parts] of Map.groupBy(parseParts(contentType, body, maxFields), (part) => part.name)) {
    const schema = Object.hasOwn(properties, name) ? properties[name] : undefined
    const read = readField(parts, schema)
    if (typeof read !== 'string') faults.push(fieldFault(name.slice(0, 100), 'FIELD_INVALID', read))
    else if (!schema || read.trim() !== '') fields.push([name, read])
  }
  return { fields: Object.fromEntries(fields), faults }
}

/** The field's text, or why there is none. Its bytes are read strictly, so that wrong UTF-8 is told from right. */
function readField([part, again]: FormPart[], schema: object | undefined): string | Text {
  if (!part || part.isFile) return hints.textNotFile
  if (!schema) return part.content.toString()
  if (again) return hints.sentTwice
  if (!('x-encoding' in schema)) return decodeBase64(part.content.toString('latin1')) ?? hints.notBase64
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(part.content)
  } catch {
    return hints.valueNotUtf8
  }
}

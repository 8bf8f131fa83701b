import type { DocumentedCall } from '../calls/call.ts'
import type { Language } from '../languages.ts'
import { fieldTextIn } from './translations.ts'

/** A call as a reference page carries it into the browser: what its snippet and its first run need. Plain JSON. */
export type ReferenceCall = Pick<DocumentedCall, 'page' | 'path' | 'access' | 'title' | 'idempotency' | 'file'> & {
  method: 'GET' | 'POST'
  /** The fields that every request has. */
  required: string[]
  example: Record<string, unknown>
}

export const referenceCall = ({
  page,
  method,
  path,
  access,
  title,
  idempotency,
  file,
  request,
  examples,
}: DocumentedCall): ReferenceCall => ({
  page,
  // Partners' calls are no others.
  method: method === 'GET' ? 'GET' : 'POST',
  path,
  access,
  title,
  idempotency,
  ...(file && { file }),
  required: [...(request.required ?? [])],
  example: examples.request,
})

/** Returns the schema of a call's request as plain JSON, for editors; what it says of fields, in the language. */
export const requestSchema = ({ request }: DocumentedCall, language: Language = 'en'): object =>
  JSON.parse(JSON.stringify(request), (key, value: unknown) =>
    key === 'description' && typeof value === 'string' ? fieldTextIn(language, value) : value,
  ) as object

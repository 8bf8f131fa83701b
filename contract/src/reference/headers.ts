import type { DocumentedCall } from '../calls/call.ts'
import { headers, headersOf } from '../openapi-document/openapi-headers.ts'
import type { Language } from '../languages.ts'
import type { FieldRow } from './fields.ts'
import { messagesOf } from './messages.ts'
import { fieldTextIn } from './translations.ts'

type Words = { description: string; example: string; required?: boolean; limits?: string[] }

const row = (kind: string, name: string, { description, example, required = false, limits = [] }: Words): FieldRow => ({
  id: `${kind}.${name}`,
  path: name,
  name,
  type: 'string',
  required,
  unit: null,
  limits,
  values: [],
  fallback: null,
  example,
  description,
  errors: [],
  rows: [],
})

/** Returns the request headers of a call. */
export function requestHeaderRows(call: DocumentedCall, language: Language): FieldRow[] {
  const { access, method, idempotency, alternative, request } = call
  const messages = messagesOf(language)
  const needsBody = (request.required ?? []).length > 0
  const authorization =
    access === 'bearer'
      ? {
          description: messages.bearer,
          example: 'Bearer edis_token_dev_Zk3v9…',
        }
      : {
          description: messages.partnerKey,
          example: 'Basic cHJ0XzAxSkQzTThUNUsyVjplZGlzX2tleV9kZXZfOWZRMg==',
        }
  const rows = [
    row('header', 'Authorization', { ...authorization, required: access === 'bearer' }),
    ...(method === 'POST'
      ? [
          row('header', 'Content-Type', {
            description: needsBody ? messages.contentType : messages.contentTypeIfBody,
            example: 'application/json',
            required: needsBody,
          }),
        ]
      : []),
    ...(idempotency === 'none'
      ? []
      : [
          row('header', 'Idempotency-Key', {
            description: messages.idempotencyKey,
            example: '8f14e45f-ea3b-4c0d-9a53-2b6d1f7c9e10',
            required: idempotency === 'required',
            limits: [messages.characters('1–255'), messages.forms.visibleAscii],
          }),
        ]),
    ...(alternative
      ? [
          row('header', 'Accept', {
            description: messages.accept,
            example: alternative.mediaType,
          }),
        ]
      : []),
    row('header', 'Accept-Language', {
      description: messages.acceptLanguage,
      example: 'id',
    }),
  ]
  return rows
}

/** Returns the headers of a successful response. */
export const responseHeaderRows = (call: DocumentedCall, language: Language): FieldRow[] =>
  Object.entries(headersOf(call, 200)).map(([name, reference]) => {
    const key = (reference as { $ref: string }).$ref.split('/').at(-1) as keyof typeof headers
    const { description, schema } = headers[key]
    const [example = 'true'] =
      'examples' in schema && Array.isArray(schema.examples) ? (schema.examples as unknown[]) : []
    return row('response-header', name, {
      description: fieldTextIn(language, description),
      example: `${example as string | number}`,
    })
  })

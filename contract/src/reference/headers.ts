import type { DocumentedCall } from '../calls/call.ts'
import { headers, headersOf } from '../openapi-document/openapi-headers.ts'
import type { FieldRow } from './fields.ts'

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
export function requestHeaderRows({ access, method, idempotency, alternative, request }: DocumentedCall): FieldRow[] {
  const needsBody = (request.required ?? []).length > 0
  const authorization =
    access === 'bearer'
      ? {
          description: 'A token for this environment, from POST /auth/generate.',
          example: 'Bearer edis_token_dev_Zk3v9…',
        }
      : {
          description: 'Your partner id and key, as HTTP Basic. Omit it if you send the `auth` field.',
          example: 'Basic cHJ0XzAxSkQzTThUNUsyVjplZGlzX2tleV9kZXZfOWZRMg==',
        }
  const rows = [
    row('header', 'Authorization', { ...authorization, required: access === 'bearer' }),
    ...(method === 'POST'
      ? [
          row('header', 'Content-Type', {
            description: `The body is JSON in UTF-8.${needsBody ? '' : ' Required if there is a body.'}`,
            example: 'application/json',
            required: needsBody,
          }),
        ]
      : []),
    ...(idempotency === 'none'
      ? []
      : [
          row('header', 'Idempotency-Key', {
            description: 'A unique key per operation. Send the same key when you retry it. Keys are kept for 24 hours.',
            example: '8f14e45f-ea3b-4c0d-9a53-2b6d1f7c9e10',
            required: idempotency === 'required',
            limits: ['1–255 characters', 'visible ASCII'],
          }),
        ]),
    ...(alternative
      ? [
          row('header', 'Accept', {
            description: 'Requests the response in another format.',
            example: alternative.mediaType,
          }),
        ]
      : []),
    row('header', 'Accept-Language', {
      description: 'Language of messages: `en` (default) or `id`.',
      example: 'id',
    }),
  ]
  return rows
}

/** Returns the headers of a successful response. */
export const responseHeaderRows = (call: DocumentedCall): FieldRow[] =>
  Object.entries(headersOf(call, 200)).map(([name, reference]) => {
    const key = (reference as { $ref: string }).$ref.split('/').at(-1) as keyof typeof headers
    const { description, schema } = headers[key]
    const [example = 'true'] =
      'examples' in schema && Array.isArray(schema.examples) ? (schema.examples as unknown[]) : []
    return row('response-header', name, { description, example: `${example as string | number}` })
  })

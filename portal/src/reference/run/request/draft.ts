import type { ReferenceCall } from '@edis/contract/reference/reference-call'
import { askedMediaType, fileName } from '@edis/contract/snippets/file-name'
import type { SnippetRequest } from '@edis/contract/snippets/snippet-request'
import { isObject, parseJson } from '../editor/json-path.ts'

/** A request as it is being written: the query's fields of a GET, the JSON text of a POST. */
export type Draft = { query: Readonly<Record<string, string>>; body: string }

/** Path and query. Fields that are empty are not sent. */
export function targetOf({ path, method }: Pick<ReferenceCall, 'path' | 'method'>, { query }: Draft): string {
  if (method !== 'GET') return path
  const parts = Object.entries(query)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
  return parts.length === 0 ? path : `${path}?${parts.join('&')}`
}

/** The body to send; null for none. A call without required fields takes none in the stead of `{}`. */
export function bodyOf(
  { method, required }: Pick<ReferenceCall, 'method' | 'required'>,
  { body }: Draft,
): string | null {
  if (method === 'GET') return null
  const parsed = parseJson(body)
  const isEmpty = body.trim() === '' || (parsed.ok && isObject(parsed.value) && Object.keys(parsed.value).length === 0)
  return isEmpty && required.length === 0 ? null : body
}

/** The request's headers besides Authorization. An empty key is not sent. */
export function headersOf(call: ReferenceCall, draft: Draft, idempotencyKey: string): [string, string][] {
  return [
    ...(bodyOf(call, draft) === null ? [] : ([['Content-Type', 'application/json']] as [string, string][])),
    ...(call.idempotency === 'none' || idempotencyKey === ''
      ? []
      : ([['Idempotency-Key', idempotencyKey]] as [string, string][])),
  ]
}

/** What the draft's snippet sends. */
export const snippetRequest = (
  call: ReferenceCall,
  draft: Draft,
  {
    host,
    idempotencyKey,
    authorization,
  }: { host: string; idempotencyKey: string } & Pick<SnippetRequest, 'authorization'>,
): SnippetRequest => ({
  method: call.method,
  url: host + targetOf(call, draft),
  authorization,
  headers: headersOf(call, draft, idempotencyKey),
  body: bodyOf(call, draft),
  saveAs: call.file ? fileName(call.path, askedMediaType(call.file, draft.query.format)) : null,
})

/** The draft's fields as JSON; null while its body is none. */
export function fieldsOf({ method }: Pick<ReferenceCall, 'method'>, draft: Draft): Record<string, unknown> | null {
  if (method === 'GET') return { ...draft.query }
  const parsed = parseJson(draft.body)
  return parsed.ok && isObject(parsed.value) ? parsed.value : null
}

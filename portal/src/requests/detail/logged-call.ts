import type { DocumentedCall } from '@edis/contract/calls/call'
import type { LoggedRequest } from '@edis/contract/portal-calls/requests'
import { inSingleQuotes, onLines } from '@edis/contract/snippets/shell'

/** What the portal has to know of a call of the Open API to send it. */
export type KnownCall = Pick<DocumentedCall, 'method' | 'path' | 'access' | 'title' | 'page' | 'idempotency'>

export type HttpRequest = {
  method: 'GET' | 'POST'
  url: string
  headers: [name: string, value: string][]
  body: string | null
}

type Sent = Pick<LoggedRequest, 'call' | 'method'> & { request: string | null }

/**
 * The request as it goes over the wire: a GET's fields as query, a POST's as JSON.
 * `idempotencyKey` is sent where the call takes one.
 */
export function httpRequest(
  { call, method, request }: Sent,
  known: Pick<KnownCall, 'idempotency'> | undefined,
  { host, authorization, idempotencyKey }: { host: string; authorization: string; idempotencyKey: string },
): HttpRequest {
  const takesKey = known !== undefined && known.idempotency !== 'none'
  const headers: [string, string][] = [['Authorization', authorization]]
  if (method === 'GET') return { method: 'GET', url: host + call + queryOf(request), headers, body: null }
  if (request !== null) headers.push(['Content-Type', 'application/json'])
  if (takesKey) headers.push(['Idempotency-Key', idempotencyKey])
  return { method: 'POST', url: host + call, headers, body: request }
}

function queryOf(request: string | null): string {
  if (request === null) return ''
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(JSON.parse(request) as Record<string, unknown>))
    for (const each of Array.isArray(value) ? value : [value])
      query.append(name, typeof each === 'object' ? JSON.stringify(each) : String(each))
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

/** The request for a terminal. Values are quoted for POSIX shells, except `$NAMES`, which the shell fills in. */
export function curlOf({ method, url, headers, body }: HttpRequest): string {
  return onLines([
    method === 'GET' ? `curl ${inSingleQuotes(url)}` : `curl -X POST ${inSingleQuotes(url)}`,
    ...headers.map(([name, value]) =>
      value.includes('$') ? `-H "${name}: ${value}"` : `-H ${inSingleQuotes(`${name}: ${value}`)}`,
    ),
    ...(body === null ? [] : [`--data-binary ${inSingleQuotes(body)}`]),
  ])
}

/** What stands for the credentials in a copied line. */
export const placeholderOf = (access: KnownCall['access'] | undefined): string =>
  access === 'partner-key' ? 'Basic $EDIS_BASIC' : 'Bearer $EDIS_TOKEN'
export const freshKey = '$(uuidgen)'

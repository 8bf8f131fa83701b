import { encodeBase64 } from '@edis/contract/calls/base64'
import type { HttpRequest, KnownCall } from './logged-call.ts'

type Credentials = { id: string; key: string | null; token: string | null; expires: Date | null }

/** The Authorization header of a call; null: there is no key to show, or no token that works at `now`. */
export function authorizationOf(
  access: KnownCall['access'],
  credentials: Credentials | undefined,
  now: number,
): string | null {
  if (!credentials) return null
  const { id, key, token, expires } = credentials
  if (access === 'partner-key') return key === null ? null : `Basic ${encodeBase64(`${id}:${key}`)}`
  return token !== null && expires !== null && expires.getTime() > now ? `Bearer ${token}` : null
}

export function isJson(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}

/** What came back. `ms`: until the last byte. */
export type NewAnswer = { status: number; ms: number; body: string; requestId: string | null }

export async function sendAgain({ method, url, headers, body }: HttpRequest): Promise<NewAnswer> {
  const began = performance.now()
  const response = await fetch(url, { method, headers, body, signal: AbortSignal.timeout(30_000) })
  const text = await response.text()
  const ms = performance.now() - began
  return { status: response.status, ms, body: text, requestId: response.headers.get('x-request-id') }
}

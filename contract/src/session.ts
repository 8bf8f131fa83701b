import { decodeBase64, encodeBase64 } from './calls/base64.ts'

/** Where the browser keeps the session: base64 of its JSON. Source: specification, section 3. */
export const sessionStorageKey = 'auth'
export const sessionVersion = 2

/** `token` is what every call but sign-in carries; `avatar` is the address of a picture, when there is one. */
export type Session = { token: string; username: string; version: typeof sessionVersion; avatar?: string }

export const encodeSession = (session: Session): string => encodeBase64(JSON.stringify(session))

/** The stored session, or null for signed out: nothing stored, broken base64 or JSON, another version. */
export function decodeSession(stored: string | null): Session | null {
  const json = stored ? decodeBase64(stored) : null
  if (!json) return null
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    return null
  }
  return isSession(value) ? value : null
}

function isSession(value: unknown): value is Session {
  if (typeof value !== 'object' || value === null) return false
  const { token, username, version, avatar } = value as Record<string, unknown>
  return (
    version === sessionVersion &&
    typeof token === 'string' &&
    token !== '' &&
    typeof username === 'string' &&
    (avatar === undefined || typeof avatar === 'string')
  )
}

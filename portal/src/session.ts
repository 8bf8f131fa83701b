import { decodeSession, encodeSession, type Session, sessionStorageKey, sessionVersion } from '@edis/contract/session'

const endedKey = 'session-ended'

/** The signed-in user. Fixed for the life of the page: signing in and out reload it. */
export const session: Session | null = storedSession()

function storedSession(): Session | null {
  try {
    return decodeSession(localStorage.getItem(sessionStorageKey))
  } catch {
    return null
  }
}

/** Keeps the session of a fresh sign-in and reloads into the signed-in shell. */
export function startSession(token: string, username: string): void {
  sessionStorage.removeItem(endedKey)
  localStorage.setItem(sessionStorageKey, encodeSession({ token, username, version: sessionVersion }))
  location.reload()
}

/** Forgets a session that the server no longer knows and reloads into the sign-in card, which then says so. */
export function dropDeadSession(): void {
  // Another tab may have signed in again since: its session stays.
  if (storedSession()?.token === session?.token) {
    localStorage.setItem(sessionStorageKey, '')
    sessionStorage.setItem(endedKey, 'true')
  }
  location.reload()
}

/** Whether the last session of this tab ended on its own. */
export const sessionEnded = (): boolean => sessionStorage.getItem(endedKey) !== null

const ownPrefix = 'own:'

/** The key, in localStorage or sessionStorage, of something that this partner alone may find again. It goes at sign-out. */
export const ownKey = (name: string): string => `${ownPrefix}${session?.username ?? ''}:${name}`

function forgetOwn(): void {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (key.startsWith(ownPrefix)) storage.removeItem(key)
}

/** Forgets the session and opens the start page anew, signed out. */
export function leaveSession(): void {
  history.pushState(null, '', '/')
  localStorage.setItem(sessionStorageKey, '')
  forgetOwn()
  location.reload()
}

/** Reloads when another tab signs in or out. */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key }) => {
    const concernsSession = key === sessionStorageKey || key === null
    if (concernsSession && storedSession()?.token !== session?.token) location.reload()
  })
}

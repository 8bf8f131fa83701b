import { useSyncExternalStore } from 'react'

/** Something kept in the browser's storage, the same for all that show it. */
export type StoredValue<T> = {
  get: () => T
  /** Keeps it for as long as the page at least, when the browser refuses to store it. */
  set: (value: T) => void
  subscribe: (listener: () => void) => () => void
}

/** `read` makes the value of the stored text, null for none, and must not throw. */
export function storedValue<T>(
  area: 'local' | 'session',
  key: string,
  read: (text: string | null) => T,
): StoredValue<T> {
  const listeners = new Set<() => void>()
  let known: { value: T } | null = null

  function get(): T {
    known ??= { value: read(storedText(area, key)) }
    return known.value
  }
  return {
    get,
    set(value) {
      known = { value }
      try {
        storageOf(area).setItem(key, typeof value === 'string' ? value : JSON.stringify(value))
      } catch {
        // Full or forbidden: it lasts as long as the page
      }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      const follow = (event: StorageEvent) => {
        if (event.key !== key && event.key !== null) return
        known = null
        listener()
      }
      addEventListener('storage', follow)
      return () => {
        listeners.delete(listener)
        removeEventListener('storage', follow)
      }
    },
  }
}

const storageOf = (area: 'local' | 'session'): Storage => (area === 'local' ? localStorage : sessionStorage)

function storedText(area: 'local' | 'session', key: string): string | null {
  try {
    return storageOf(area).getItem(key)
  } catch {
    return null
  }
}

export const useStored = <T>(stored: StoredValue<T>): T => useSyncExternalStore(stored.subscribe, stored.get)

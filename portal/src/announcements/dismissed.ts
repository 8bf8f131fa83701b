import { storedValue } from '@edis/ui/address/stored-value.ts'

/** As many as the server lists. */
const mostKept = 50

function idsIn(text: string | null): readonly string[] {
  try {
    const ids: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

/** The announcements whose banner was dismissed in this browser. */
export const dismissed = storedValue('local', 'edis-dismissed-announcements', idsIn)

export const dismiss = (id: string): void => dismissed.set([id, ...dismissed.get()].slice(0, mostKept))

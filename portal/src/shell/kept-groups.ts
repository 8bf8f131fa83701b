const key = 'menu-groups'

/** The groups of the menu that were open when the reader last left. */
export function keptGroups(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

export function keepGroups(open: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(open))
  } catch {
    // Without storage they are as at the first visit
  }
}

type State = Record<string, unknown> | null

/** One thing that a change changed, in words. null: it was not there, or is there no more. */
export type Change = { name: string; before: string | null; after: string | null }

/** What differs between the two states, by name in their order; all that a state says, where the other is missing. */
export function changesOf(before: State, after: State): Change[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return names
    .map((name) => ({ name, before: words(before?.[name]), after: words(after?.[name]) }))
    .filter((change) => change.before !== change.after)
}

function words(value: unknown): string | null {
  if (value === undefined || value === null) return null
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) return value.join(', ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

import { storedValue } from '@edis/ui/address/stored-value.ts'
import { filtersOf, noFilters, readRequestSearch, type RequestFilters, type RequestSearch } from '../request-search.ts'

/** Filters that the reader gave a name, kept in this browser. */
export type SavedView = { name: string; filters: Partial<RequestFilters> }

const maxViews = 12

export const savedViews = storedValue('local', 'request-views', readViews)

/** Whatever stands in the storage: what is no view is left out. */
export function readViews(text: string | null): readonly SavedView[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(stored)) return []
    return (stored as unknown[]).filter(isView).map(({ name, filters }) => ({ name, filters: setOf(filters) }))
  } catch {
    return []
  }
}

const isView = (value: unknown): value is { name: string; filters: Record<string, unknown> } =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'filters' in value &&
  typeof value.filters === 'object' &&
  value.filters !== null

const setOf = (search: Record<string, unknown>): Partial<RequestFilters> =>
  Object.fromEntries(Object.entries(filtersOf(readRequestSearch(search))).filter(([, value]) => value !== undefined))

/** The newest last; one of the same name is replaced. */
export const withView = (views: readonly SavedView[], name: string, filters: RequestFilters): SavedView[] =>
  [...views.filter((view) => view.name !== name), { name, filters: setOf(filters) }].slice(-maxViews)

export const withoutView = (views: readonly SavedView[], name: string): SavedView[] =>
  views.filter((view) => view.name !== name)

/** Which tab the address stands for: that of a saved view, if its filters are these. */
export type ShownView = { kind: 'all' | 'errors' | 'slow' | 'by-error' } | { kind: 'saved'; name: string }

export function shownView({ by }: RequestSearch, filters: RequestFilters, views: readonly SavedView[]): ShownView {
  if (by === 'error') return { kind: 'by-error' }
  const saved = views.find((view) => isSame({ ...noFilters, ...view.filters }, filters))
  if (saved) return { kind: 'saved', name: saved.name }
  if (filters.slow) return { kind: 'slow' }
  return { kind: filters.error === '*' ? 'errors' : 'all' }
}

const isSame = (one: RequestFilters, other: RequestFilters): boolean =>
  (Object.keys(noFilters) as (keyof RequestFilters)[]).every((name) => one[name] === other[name])

/** What a tab changes in the address: the three own ones keep the other filters, unless these were a saved view's. */
export function searchOf(kind: 'all' | 'errors' | 'slow' | 'by-error', from: ShownView): RequestSearch {
  const own = {
    error: kind === 'errors' ? '*' : undefined,
    slow: kind === 'slow' || undefined,
    by: kind === 'by-error' ? ('error' as const) : undefined,
    id: undefined,
  }
  return from.kind === 'saved' ? { ...noFilters, ...own } : own
}

import { useNavigate, useSearch } from '@tanstack/react-router'

type Change = { replace?: boolean }

/**
 * What the address's query says, as `read` understands it, and how to change some of it. A replacing change is no step
 * back in the browser's history.
 */
export function useSearchState<Search extends object>(read: (search: Record<string, unknown>) => Search) {
  const search = read(useSearch({ strict: false }))
  const navigate = useNavigate()
  const change = (changes: Partial<Search>, { replace = false }: Change = {}) =>
    void navigate({ to: '.', search: (before: object) => ({ ...before, ...changes }), replace, resetScroll: false })
  return { search, change }
}

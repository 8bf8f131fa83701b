import { useNavigate, useSearch } from '@tanstack/react-router'
import type { RequestSearch } from './request-search.ts'

/** What the address says, and how to change some of it. Replaced, a change is no step back in the browser's history. */
export function useRequestSearch() {
  const search = useSearch({ from: '/requests' })
  const navigate = useNavigate({ from: '/requests' })
  const change = (changes: RequestSearch, { replace = false } = {}) =>
    void navigate({ search: (previous) => ({ ...previous, ...changes }), replace, resetScroll: false })
  return { search, change }
}

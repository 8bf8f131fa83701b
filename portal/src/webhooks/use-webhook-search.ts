import { useNavigate, useSearch } from '@tanstack/react-router'
import type { WebhookSearch } from './webhook-search.ts'

/** What the address says, and how to change some of it. Replaced, a change is no step back in the browser's history. */
export function useWebhookSearch() {
  const search = useSearch({ from: '/webhook' })
  const navigate = useNavigate({ from: '/webhook' })
  const change = (changes: WebhookSearch, { replace = false } = {}) =>
    void navigate({ search: (previous) => ({ ...previous, ...changes }), replace, resetScroll: false })
  return { search, change }
}

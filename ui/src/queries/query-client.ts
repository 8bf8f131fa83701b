import { QueryClient } from '@tanstack/react-query'
import { CallFailed } from '../states/call-failed.ts'

/** Retries once what got no answer; a refusal is final. Asks even when the browser believes to be offline. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      staleTime: 30_000,
      retry: (failures, error) => failures < 1 && error instanceof CallFailed && !error.failure,
      retryDelay: 400,
    },
    mutations: { networkMode: 'always' },
  },
})

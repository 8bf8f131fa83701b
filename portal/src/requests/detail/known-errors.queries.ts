import { queryOptions } from '@tanstack/react-query'
import { retried } from '@edis/ui/loading/retried.ts'

/** What each error means, loaded when the first one is shown. */
export const knownErrorsQuery = queryOptions({
  queryKey: ['known-errors'],
  queryFn: retried(async () => (await import('virtual:open-api-errors')).knownErrors),
  staleTime: Infinity,
})

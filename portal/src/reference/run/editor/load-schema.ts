import { queryOptions } from '@tanstack/react-query'
import type { RunnableCall } from 'virtual:reference-pages'
import type { Field } from './schema-faults.ts'

/** What the call's request must be, for editing and mending it. */
export const schemaQuery = ({ page, loadSchema }: RunnableCall) =>
  queryOptions({
    queryKey: ['request schema', page],
    queryFn: async () => (await loadSchema()) as Field,
    staleTime: Number.POSITIVE_INFINITY,
  })

import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'

/** A change, after which what it may have changed is asked for again: the queries whose keys begin so. */
export function useChange<Input, Output>(change: (input: Input) => Promise<Output>, ...stale: readonly QueryKey[]) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () => Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey }))),
  })
}

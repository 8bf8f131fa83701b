import type { Environment } from '@edis/contract/environment'
import type { LoggedRequest } from '@edis/contract/portal-calls/requests'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { RequestFilters } from './request-search.ts'
import { setTail, tailQuery } from './requests.queries.ts'
import { emptyTail, merged, release } from './tail.ts'

export type LiveTail = {
  live: boolean
  failed: boolean
  held: number
  /** Pauses, or goes on. */
  toggle: () => void
  /** Shows what was held. */
  show: () => void
  rows: (listed: readonly LoggedRequest[]) => LoggedRequest[]
}

type TailOptions = { listed: readonly LoggedRequest[] | undefined; reading: () => boolean }

/** Follows the log while the tab is seen; nothing follows a list that ends in the past. */
export function useTail(environment: Environment, filters: RequestFilters, { listed, reading }: TailOptions): LiveTail {
  const client = useQueryClient()
  const [paused, setPaused] = useState(false)
  const live = !paused && filters.until === undefined
  const { data: tail = emptyTail, isError } = useQuery(
    tailQuery(environment, filters, { listed: listed ?? [], live: live && listed !== undefined, client, reading }),
  )
  return {
    live,
    failed: live && isError,
    held: tail.held.length,
    toggle: () => setPaused(!paused),
    show: () => setTail(client, environment, filters, release),
    rows: (known) => merged(tail, known),
  }
}

import type { Environment } from '@edis/contract/environment'
import { keptReadsASecond } from '@edis/contract/portal-calls/requests'
import { useQuery } from '@tanstack/react-query'
import { knownCalls } from 'virtual:open-api-calls'
import { number } from '@edis/ui/numbers/numbers.ts'
import { localHour } from '@edis/ui/time/local-date.ts'
import { useNow } from '@edis/ui/time/use-now.ts'
import { countedHours, omittedReads } from '../omitted-reads.ts'
import type { RequestFilters } from '../request-search.ts'
import { requestCountsQuery } from '../requests.queries.ts'
import { messages } from '../messages.en.tsx'
import css from '../requests.module.css'

/** Says how many successful reads are not in the list because they were only counted; nothing, where there are none. */
export function OmittedNote({ environment, filters }: { environment: Environment; filters: RequestFilters }) {
  const now = useNow(60_000)
  const hours = countedHours(filters, knownCalls, now)
  const { data } = useQuery({ ...requestCountsQuery(environment, hours ?? 1), enabled: hours !== null })
  const omitted = hours === null || !data ? null : omittedReads(data.hours, filters.until)
  if (!omitted) return null
  return (
    <p className={css.omitted}>
      {messages.omitted(omitted.reads, <b>{number(omitted.reads)}</b>, localHour(omitted.from, now), keptReadsASecond)}
    </p>
  )
}

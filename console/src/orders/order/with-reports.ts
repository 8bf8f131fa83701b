import type { TimelineEntry } from '../orders.queries.ts'

type Attempt = NonNullable<TimelineEntry['attempt']>

/** `reported`: the report that brought the status. `deliveries`: what became of it at webhooks, attempts oldest first. */
export type ShownEntry = {
  entry: TimelineEntry
  reported?: TimelineEntry['report']
  deliveries?: { url: string; attempts: Attempt[] }[]
}

/** `order.picked_up` and `picked_up` are the same. */
const bare = (name: string | null) => name?.replace('order.', '')

/**
 * The entries without the reports that brought a status or a scan: each stands with the change that it brought. Reports and
 * changes are both in the order in which they came in, which is not that in which things happened.
 */
export function withReports(entries: readonly TimelineEntry[]): ShownEntry[] {
  const shown = entries.map((entry): ShownEntry => ({ entry }))
  const changes = shown
    .filter(({ entry: { event } }) => event?.source === 'operator' && !event.implied && !event.late)
    .toSorted((one, other) => (one.entry.event?.sequence ?? 0) - (other.entry.event?.sequence ?? 0))
  return shown.filter(({ entry: { report } }) => {
    if (report?.outcome !== 'applied') return true
    const change = changes.find(
      ({ reported, entry: { event } }) => !reported && bare(event?.event ?? null) === bare(report.status),
    )
    if (change) change.reported = report
    return !change
  })
}

import type { ReportStore } from './report.store.ts'
import { type Judged, report } from './review.ts'

/** The report of a partner as it stands now. What has passed is kept: it stays so when the logs no longer show it. */
export async function judgeReport(reports: ReportStore, partnerId: string): Promise<Judged[]> {
  const marks = await reports.marks(partnerId)
  const judged = report(await reports.facts(partnerId, marks), marks)
  const passes = judged.filter(
    ({ entry: { id }, found }) => found.status === 'passed' && marks.get(id)?.status !== 'passed',
  )
  if (passes.length > 0) await reports.keep(partnerId, passes.map(kept))
  return judged
}

/** What is kept of a pass. */
const kept = ({ entry, found }: Judged) => ({ entryId: entry.id, proof: { ...found, hint: null } })

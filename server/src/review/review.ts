import type { ReportEntry } from '@edis/contract/portal-calls/review'
import { type ReviewEntry, reviewEntries } from '@edis/contract/review/review-entries'
import { judgeDuty } from './duties.ts'
import { decidedBy, type Facts, type Finding, nothingFound, shown } from './facts.ts'

/** What was kept of an entry. */
export type Mark = {
  resetAt: Date | null
  status: ReportEntry['status']
  proof: Omit<Finding, 'at'> & { at: string | null }
}

/** The whole report. A pass that the logs no longer show is taken from what was kept of it. */
export function report(facts: Facts, marks: ReadonlyMap<string, Mark>): ReportEntry[] {
  return reviewEntries.map((entry) => {
    const found = judge(entry, facts)
    const kept = marks.get(entry.id)
    return told(entry, found.status === 'untested' && kept?.status === 'passed' ? restored(kept) : found)
  })
}

/** Whether all that production waits for has passed. */
export const isReady = (entries: readonly ReportEntry[]): boolean =>
  entries.every(({ required, status }) => !required || status === 'passed')

type Progress = { state: 'untested' | 'in_progress' | 'passed'; percent: number }
const required = reviewEntries.filter((entry) => entry.required)

/** How far a report is on the way to production. */
export const reportProgress = (entries: readonly ReportEntry[]): Progress =>
  progress(entries.filter(({ status }) => status === 'passed').map(({ id }) => id))

/** The same of each of the partners, by what has passed. */
export const progressOf = (passed: ReadonlyMap<string, readonly string[]>): Map<string, Progress> =>
  new Map([...passed].map(([partnerId, ids]) => [partnerId, progress(ids)]))

function progress(passed: readonly string[]): Progress {
  const done = required.filter(({ id }) => passed.includes(id)).length
  const state = done === required.length ? 'passed' : passed.length > 0 ? 'in_progress' : 'untested'
  return { state, percent: Math.floor((100 * done) / required.length) }
}

function judge(entry: ReviewEntry, facts: Facts): Finding {
  if (entry.section === 'calls') return judgeCall(entry, facts)
  if (entry.section === 'events') return judgeEvent(entry, facts)
  return judgeDuty(entry.id, facts)
}

function judgeCall({ subject, title }: ReviewEntry, { calls }: Facts): Finding {
  const { passed, last, attempts } = calls.get(subject ?? '') ?? { passed: null, last: null, attempts: 0 }
  const decisive = passed ?? last
  if (!decisive) return nothingFound
  return {
    status: passed ? 'passed' : 'failed',
    ...decidedBy(decisive),
    attempts,
    evidence: [shown(decisive, passed ? `${title} answered 200` : `${title} answered ${decisive.status}`)],
    hint: passed
      ? null
      : `The last call answered ${decisive.status}. Open it to see which error, and what to do about it.`,
  }
}

function judgeEvent({ subject }: ReviewEntry, { events }: Facts): Finding {
  const seen = events.get(subject ?? '')
  if (!seen) return nothingFound
  const { id, at, httpStatus, delivered, attempts } = seen
  const answered = httpStatus === null ? 'got no answer' : `was answered ${httpStatus}`
  return {
    ...nothingFound,
    status: delivered ? 'passed' : 'failed',
    http_status: httpStatus,
    at,
    attempts,
    evidence: [{ kind: 'delivery', id, at: at.toISOString(), what: `${subject} ${answered}` }],
    hint: delivered ? null : `The last delivery ${answered}. Open it to see what your receiver said.`,
  }
}

const restored = ({ proof }: Mark): Finding => ({ ...proof, at: proof.at === null ? null : new Date(proof.at) })

const told = (entry: ReviewEntry, { at, hint, ...found }: Finding): ReportEntry => ({
  id: entry.id,
  call: entry.subject,
  title: entry.title,
  section: entry.section,
  required: entry.required,
  ...found,
  at: at?.toISOString() ?? null,
  hint: found.status === 'passed' ? null : (hint ?? entry.hint),
  page: entry.page,
  action: entry.action,
})

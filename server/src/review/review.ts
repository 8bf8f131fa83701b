import type { ReportEntry } from '@edis/contract/portal-calls/review'
import type { Language, Text } from '@edis/contract/languages'
import { type ReviewEntry, reviewEntries } from '@edis/contract/review/review-entries'
import { reviewTexts } from '@edis/contract/review/review-texts'
import { judgeDuty } from './duties.ts'
import { decidedBy, type Evidence, type Facts, type Finding, nothingFound, shown } from './facts.ts'
import { hints, shows } from './report-texts.ts'

/** An entry with what was found about it, in no language yet. `regressed`: it passed once and has failed since. */
export type Judged = { entry: ReviewEntry; found: Finding; regressed: boolean }

/** What was kept of an entry. */
export type Mark = {
  resetAt: Date | null
  status: ReportEntry['status']
  proof: Omit<Finding, 'at' | 'evidence'> & { at: string | null; evidence: readonly KeptEvidence[] }
}

/** As it was kept before there were two languages, in English alone. */
type KeptEvidence = Omit<Evidence, 'what'> & { what: Text | string }

/** The whole report. A pass that the logs no longer show is taken from what was kept of it. */
export function report(facts: Facts, marks: ReadonlyMap<string, Mark>): Judged[] {
  return reviewEntries.map((entry) => {
    const found = judge(entry, facts)
    const kept = marks.get(entry.id)
    const passedBefore = kept?.status === 'passed'
    return {
      entry,
      found: found.status === 'untested' && passedBefore ? restored(kept) : found,
      regressed: found.status === 'failed' && passedBefore,
    }
  })
}

/** Whether all that production waits for has passed. */
export const isReady = (judged: readonly Judged[]): boolean => missingOf(judged).length === 0

/** What production still waits for. */
export const missingOf = (judged: readonly Judged[]): ReviewEntry[] =>
  judged.filter(({ entry, found }) => entry.required && found.status !== 'passed').map(({ entry }) => entry)

type Progress = { state: 'untested' | 'in_progress' | 'passed'; percent: number }
const required = reviewEntries.filter((entry) => entry.required)

/** How far a report is on the way to production. */
export const reportProgress = (judged: readonly Judged[]): Progress =>
  progress(judged.filter(({ found }) => found.status === 'passed').map(({ entry }) => entry.id))

/** The same of each of the partners, by what has passed. */
export const progressOf = (passed: ReadonlyMap<string, readonly string[]>): Map<string, Progress> =>
  new Map([...passed].map(([partnerId, ids]) => [partnerId, progress(ids)]))

/** How many of the checks that production waits for have passed. */
export const checksPassed = (passed: readonly string[]): { passed: number; required: number } => ({
  passed: required.filter(({ id }) => passed.includes(id)).length,
  required: required.length,
})

function progress(passed: readonly string[]): Progress {
  const done = checksPassed(passed).passed
  const state = done === required.length ? 'passed' : passed.length > 0 ? 'in_progress' : 'untested'
  return { state, percent: Math.floor((100 * done) / required.length) }
}

function judge(entry: ReviewEntry, facts: Facts): Finding {
  if (entry.section === 'calls') return judgeCall(entry, facts)
  if (entry.section === 'events') return judgeEvent(entry, facts)
  return judgeDuty(entry.id, facts)
}

function judgeCall(entry: ReviewEntry, { calls }: Facts): Finding {
  const { passed, last, attempts } = calls.get(entry.subject ?? '') ?? { passed: null, last: null, attempts: 0 }
  const decisive = passed ?? last
  if (!decisive) return nothingFound
  return {
    status: passed ? 'passed' : 'failed',
    ...decidedBy(decisive),
    attempts,
    evidence: [shown(decisive, shows.called(reviewTexts(entry, 'en').title, decisive.status))],
    hint: passed ? null : hints.called(decisive.status),
  }
}

function judgeEvent({ subject }: ReviewEntry, { events }: Facts): Finding {
  const seen = events.get(subject ?? '')
  if (!seen) return nothingFound
  const { id, at, httpStatus, delivered, attempts } = seen
  return {
    ...nothingFound,
    status: delivered ? 'passed' : 'failed',
    http_status: httpStatus,
    at,
    attempts,
    evidence: [{ kind: 'delivery', id, at: at.toISOString(), what: shows.delivered(subject ?? '', httpStatus) }],
    hint: delivered ? null : hints.delivered(httpStatus),
  }
}

const restored = ({ proof }: Mark): Finding => ({
  ...proof,
  evidence: proof.evidence.map(({ what, ...piece }) => ({
    ...piece,
    what: typeof what === 'string' ? { en: what, id: what } : what,
  })),
  at: proof.at === null ? null : new Date(proof.at),
})

/** The entry as it is shown, in the reader's language. */
export function inWords(
  { entry, regressed, found: { at, hint, evidence, ...found } }: Judged,
  language: Language,
): ReportEntry {
  const texts = reviewTexts(entry, language)
  return {
    id: entry.id,
    call: entry.subject,
    title: texts.title,
    section: entry.section,
    required: entry.required,
    ...found,
    evidence: evidence.map(({ what, ...piece }) => ({ ...piece, what: what[language] })),
    at: at?.toISOString() ?? null,
    regressed,
    rule: texts.hint,
    hint: found.status === 'passed' ? null : (hint?.[language] ?? texts.hint),
    page: entry.page,
    action: entry.action,
  }
}

import type { ReportEntry } from '@edis/contract/portal-calls/review'
import { straightWay } from '@edis/contract/order-states'
import { type ReviewSection, reviewSections } from '@edis/contract/review/review-sections'
import { milliseconds } from '@edis/ui/numbers/numbers.ts'
import { type Progress, progressOf } from '@edis/ui/review/report-progress.ts'
import { messages } from './messages.en.ts'

export type Section = Progress & {
  section: ReviewSection
  title: string
  /** How many of the required ones have failed. */
  failed: number
  /** Required or not. */
  passedEntries: ReportEntry[]
}

/** The report by section, each in the order of the report; sections without an entry are left out. */
export function sectionsOf(entries: readonly ReportEntry[]): Section[] {
  return reviewSections
    .map((section) => {
      const own = entries.filter((entry) => entry.section === section)
      return {
        section,
        title: messages.sections[section],
        ...progressOf(own),
        failed: own.filter(({ required, status }) => required && status === 'failed').length,
        passedEntries: own.filter(({ status }) => status === 'passed'),
      }
    })
    .filter(({ section }) => entries.some((entry) => entry.section === section))
}

/** Entries of one section. `hint`: what is to be done for most of them; `told`: for which. */
export type Part = {
  section: ReviewSection
  title: string
  hint: string | null
  entries: ReportEntry[]
  told: ReportEntry[]
}

const fewEntries = 8

/** A long list by section, so that what many entries ask for is said once. Null: it is short enough as it is. */
export function partsOf(entries: readonly ReportEntry[]): Part[] | null {
  if (entries.length <= fewEntries) return null
  return reviewSections.flatMap((section): Part[] => {
    const own = entries.filter((entry) => entry.section === section)
    if (own.length === 0) return []
    const title = messages.sections[section]
    if (section === 'calls') return [{ section, title, hint: messages.callEach, entries: own, told: own }]
    const same = [...Map.groupBy(own, ({ hint }) => hint).values()].find((those) => those.length > 1) ?? []
    return [{ section, title, hint: same[0]?.hint ?? null, entries: own, told: same }]
  })
}

/** What was passed last. */
export const lastOf = (entries: readonly ReportEntry[]): ReportEntry | undefined =>
  entries.reduce<ReportEntry | undefined>(
    (last, entry) => ((entry.at ?? '') > (last?.at ?? '') ? entry : last),
    undefined,
  )

/** What fails now, of what a complete report waited for. */
export const failedSince = (entries: readonly ReportEntry[]): ReportEntry[] =>
  entries.filter(({ required, status }) => required && status === 'failed')

/** What to do next: what failed goes before what was never tried. */
export function nextEntry(entries: readonly ReportEntry[]): ReportEntry | undefined {
  const open = entries.filter(({ required, status }) => required && status !== 'passed')
  return open.find(({ status }) => status === 'failed') ?? open[0]
}

/** An order moved by hand goes its straight way, or off it. */
const reached = new Set<string>(
  [
    ...straightWay.slice(1),
    ...(['delivery_failed', 'returning', 'returned', 'lost', 'weight_adjusted', 'cod_settled'] as const),
  ].map((step) => `order.${step}`),
)

/** Whether an order that is moved by hand, on its page, sends the event. */
export const isSimulated = ({ call }: Pick<ReportEntry, 'call'>): boolean => call !== null && reached.has(call)

/** What decided the entry, as `200 · 84 ms · 3 attempts`. Empty: nothing is known of it yet. */
export function factsOf(entry: Pick<ReportEntry, 'http_status' | 'duration_ms' | 'attempts'>): string[] {
  return [
    ...(entry.http_status === null ? [] : [String(entry.http_status)]),
    ...(entry.duration_ms === null ? [] : [milliseconds(entry.duration_ms)]),
    ...(entry.attempts > 1 ? [messages.attempts(entry.attempts)] : []),
  ]
}

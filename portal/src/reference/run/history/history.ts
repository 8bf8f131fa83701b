import type { Answer } from '../sending/send.ts'
import type { Draft } from '../request/draft.ts'

/** A run as this browser remembers it: without the secrets that it carried. */
export type PastRun = {
  at: number
  /** The reference page and the call that were run. */
  page: string
  method: 'GET' | 'POST'
  path: string
  draft: Draft
  idempotencyKey: string
  answer: Answer
}

export const maxRuns = 50
/** Longest answer that is kept, in UTF-16 units. */
const maxAnswerMs = 20_000

/** The runs with one more, newest first: the last fifty, secrets cut out, answers cut to 20,000 characters, files left out. */
export function remember(runs: readonly PastRun[], run: PastRun): PastRun[] {
  const { body, file } = run.answer
  const cut = body.length > maxAnswerMs ? `${body.slice(0, maxAnswerMs)}…` : body
  const described = file && { file: { name: file.name, mediaType: file.mediaType, size: file.size } }
  const kept = { ...run, answer: { ...run.answer, body: cut, ...described } }
  return [JSON.parse(redacted(JSON.stringify(kept))) as PastRun, ...runs].slice(0, maxRuns)
}

/** A text in which keys and tokens are cut to their kind and their last four characters. Also those of Basic. */
export const redacted = (text: string): string =>
  text
    .replaceAll(/\b(edis_[a-z]+_(?:dev|live)_|whsec_)[\w-]*?([\w-]{4})(?![\w-])/g, '$1…$2')
    .replaceAll(/\b(Basic |Bearer )[A-Za-z0-9+/=]{8,}/g, '$1…')

/** What was stored; what is of another form is as good as nothing. */
export function readRuns(stored: string | null): PastRun[] {
  try {
    const runs = JSON.parse(stored ?? '[]') as unknown
    return Array.isArray(runs) ? runs.filter(isRun) : []
  } catch {
    return []
  }
}

function isRun(run: unknown): run is PastRun {
  if (typeof run !== 'object' || run === null) return false
  const { at, page, draft, answer } = run as Partial<PastRun>
  return (
    typeof at === 'number' &&
    typeof page === 'string' &&
    typeof draft?.body === 'string' &&
    typeof draft.query === 'object' &&
    typeof answer?.body === 'string' &&
    typeof answer.status === 'number'
  )
}

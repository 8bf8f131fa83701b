import type { Details, FieldFailure } from '@edis/contract/calls/call'

/** What the log holds of a body: all of it, or with values masked or its end cut off. */
export type Kept = {
  /** Where a value is masked, as paths: `recipient.phone`. */
  masked: string[]
  cut: boolean
}

/** The log keeps so many UTF-16 units of a body. */
const maxBodyBytes = 16 * 1024
/** Stands in every masked value, and in nothing that is a field's. */
const mask = '•'

export function kept(body: string | null): Kept {
  if (body === null) return { masked: [], cut: false }
  const parsed = parse(body)
  if (parsed === undefined) return { masked: maskedNames(body), cut: body.length >= maxBodyBytes }
  return { masked: [...maskedPaths(parsed, '')], cut: false }
}

export const isWhole = ({ masked, cut }: Kept): boolean => masked.length === 0 && !cut

function* maskedPaths(value: unknown, path: string): Generator<string> {
  if (typeof value === 'string') {
    if (value.includes(mask) || value === '…') yield path
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* maskedPaths(item, `${path}[${index}]`)
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, part] of Object.entries(value)) yield* maskedPaths(part, path === '' ? name : `${path}.${name}`)
  }
}

/** Of a body that can't be read: the names before masked values, each once. */
const maskedNames = (body: string): string[] => [
  ...new Set([...body.matchAll(/([\w.-]{1,64})["']?\s*[:=]\s*["']?[^"',{}]*•/g)].map(([, name = '']) => name)),
]

/** The fields that an answer complains of; none when it is no failure, or one of the whole call. */
export function failedFields(answer: string | null): FieldFailure[] {
  const parsed = answer === null ? undefined : parse(answer)
  if (typeof parsed !== 'object' || parsed === null || !('errors' in parsed) || !Array.isArray(parsed.errors)) return []
  return (parsed.errors as unknown[]).filter(
    (each): each is FieldFailure => typeof each === 'object' && each !== null && 'field' in each && 'message' in each,
  )
}

/** What a failure says for programs, of the whole request. */
export function failureDetails(answer: string | null): Details | undefined {
  const parsed = answer === null ? undefined : parse(answer)
  if (typeof parsed !== 'object' || parsed === null || !('details' in parsed)) return undefined
  return isDetails(parsed.details) ? parsed.details : undefined
}

const isDetails = (value: unknown): value is Details =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The message of a failure, as the partner's software got it. */
export function failureMessage(answer: string | null): string | undefined {
  const parsed = answer === null ? undefined : parse(answer)
  return typeof parsed === 'object' && parsed !== null && 'message' in parsed && typeof parsed.message === 'string'
    ? parsed.message
    : undefined
}

/** Where in the body the parser stopped, if the failure says so. Both count from 1. */
export function positionOf(answer: string | null): { line: number; column: number } | null {
  const parsed = answer === null ? undefined : parse(answer)
  const details = typeof parsed === 'object' && parsed !== null && 'details' in parsed ? parsed.details : undefined
  if (typeof details !== 'object' || details === null || !('line' in details) || !('column' in details)) return null
  const { line, column } = details
  return typeof line === 'number' && typeof column === 'number' ? { line, column } : null
}

/** The value at the path of `errors[].field`, as JSON; undefined: there is none. */
export function valueAt(body: string | null, path: string): string | undefined {
  let value = body === null ? undefined : parse(body)
  for (const [name] of path.matchAll(/[^.[\]]+/g)) {
    if (typeof value !== 'object' || value === null) return undefined
    value = (value as Record<string, unknown>)[name]
  }
  return value === undefined ? undefined : JSON.stringify(value)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

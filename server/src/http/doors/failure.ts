import { hints } from '@edis/contract/errors/hints'
import { errorCatalogue, type ErrorCode } from '@edis/contract/errors/error-catalogue'
import { errorMessage } from '@edis/contract/errors/error-texts'
import type { Details, FailureBody } from '@edis/contract/calls/call'
import { type Language, languages, type Text } from '@edis/contract/languages'
import type { DetailsOf } from '@edis/contract/errors/error-details'
import { databaseIsAway } from '../../database/query-failure.ts'

export type FieldFault = { field: string; error: ErrorCode; message?: Text; details?: Details }

/** The only way to refuse a call: a code of the catalogue, its details, and the fields at fault when there are any. */
export class Failure<Code extends ErrorCode = ErrorCode> extends Error {
  readonly code: ErrorCode
  faults: FieldFault[]
  readonly text: Text | undefined
  readonly details: Details | undefined
  readonly headers: Record<string, string>
  readonly data: FailureBody['data']
  /** Whose call was refused, for the log alone; null: not known here. */
  readonly partnerId: string | null

  constructor(
    code: Code,
    about: {
      faults?: FieldFault[]
      text?: Text
      details?: DetailsOf<Code>
      headers?: Record<string, string>
      data?: Record<string, string | readonly string[]>
      partnerId?: string
    } = {},
  ) {
    // Where a refusal was thrown tells nobody anything, and finding out took a tenth of the cheapest ones.
    const { stackTraceLimit } = Error
    Error.stackTraceLimit = 0
    super(code)
    Error.stackTraceLimit = stackTraceLimit
    this.name = 'Failure'
    this.code = code
    this.faults = about.faults ?? []
    this.text = about.text
    this.details = about.details
    this.headers = about.headers ?? {}
    this.data = about.data
    this.partnerId = about.partnerId ?? null
  }
}

/** A field at fault. `message` says more than the catalogue does; `details` are those that it documents. */
export const fieldFault = <const Code extends ErrorCode>(
  field: string,
  error: Code,
  message?: Text,
  details?: DetailsOf<Code>,
): FieldFault => ({
  field,
  error,
  ...(message ? { message } : {}),
  ...(details ? { details } : {}),
})

/** One field refused. */
export const fieldFailure = <const Code extends ErrorCode>(
  field: string,
  error: Code,
  message?: Text,
  details?: DetailsOf<Code>,
): Failure => new Failure('VALIDATION_FAILED', { faults: [fieldFault(field, error, message, details)] })

/** For a field that has one of a few values. */
export const sendOneOf = (values: readonly string[]): Text => hints.sendOneOf(values.join(', '))

/** The failure as it is sent. `docUrl`: where the portal explains it. */
export function failureBody(failure: Failure, language: Language, requestId: string, docUrl: string): FailureBody {
  const errors = failure.faults.map(({ field, error, message, details }) => ({
    field,
    error,
    message: message?.[language] ?? errorMessage(error, language),
    ...(details ? { details } : {}),
  }))
  return {
    code: errorCatalogue[failure.code].status,
    error: failure.code,
    message: failure.text?.[language] ?? errorMessage(failure.code, language),
    ...(errors.length > 0 ? { errors } : {}),
    ...(failure.details ? { details: failure.details } : {}),
    ...(failure.data ? { data: failure.data } : {}),
    doc_url: docUrl,
    request_id: requestId,
  }
}

/** English unless `Accept-Language` prefers another of our languages. RFC 9110, section 12.5.4. */
export function preferredLanguage(header: string | undefined): Language {
  if (header === undefined) return 'en'
  let best: { language: Language; quality: number } = { language: 'en', quality: 0 }
  for (const range of header.slice(0, 200).split(',')) {
    const [tag = '', ...parameters] = range.trim().toLowerCase().split(';')
    const asked = tag === '*' ? 'en' : tag.split('-')[0]
    const language = languages.find((known) => known === asked)
    const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean)
    const quality = weight === undefined ? 1 : Number(weight)
    if (language !== undefined && quality > best.quality) best = { language, quality }
  }
  return best.language
}

/** Fastify's own refusals, by status, in our catalogue; anything else is ours to mend. */
export function asFailure(error: unknown): Failure {
  if (error instanceof Failure) return error
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : 500
  if (status === 413) return new Failure('REQUEST_TOO_LARGE')
  if (status === 415) return new Failure('MEDIA_TYPE_UNSUPPORTED')
  if (status === 503 || databaseIsAway(error)) return new Failure('UNAVAILABLE', { headers: { 'retry-after': '1' } })
  if (typeof status === 'number' && status >= 400 && status < 500) return new Failure('REQUEST_INVALID')
  return new Failure('INTERNAL_ERROR')
}

import { errorCatalogue, errorMessage, type ErrorCode } from '@edis/contract/error-catalogue'
import type { FailureBody } from '@edis/contract/call'
import { databaseIsAway } from '../database/query-failure.ts'

export type Language = 'en' | 'id'
type Text = Record<Language, string>

export type FieldFault = { field: string; error: ErrorCode; message?: Text }

/** The only way to refuse a call: a code of the catalogue, with the fields at fault when there are any. */
export class Failure extends Error {
  readonly code: ErrorCode
  readonly faults: FieldFault[]
  readonly text: Text | undefined
  readonly headers: Record<string, string>
  /** Whose call was refused, for the log alone; null: not known here. */
  readonly partnerId: string | null

  constructor(
    code: ErrorCode,
    details: { faults?: FieldFault[]; text?: Text; headers?: Record<string, string>; partnerId?: string } = {},
  ) {
    super(code)
    this.name = 'Failure'
    this.code = code
    this.faults = details.faults ?? []
    this.text = details.text
    this.headers = details.headers ?? {}
    this.partnerId = details.partnerId ?? null
  }
}

/** One field refused. */
export const fieldFailure = (field: string, error: ErrorCode, message?: Text): Failure =>
  new Failure('VALIDATION_FAILED', { faults: [message ? { field, error, message } : { field, error }] })

/** For a field that has one of a few values. */
export const sendOneOf = (values: readonly string[]): Text => ({
  en: `Send one of ${values.join(', ')}.`,
  id: `Kirim salah satu dari ${values.join(', ')}.`,
})

export function failureBody(failure: Failure, language: Language, requestId: string): FailureBody {
  const errors = failure.faults.map(({ field, error, message }) => ({
    field,
    error,
    message: message?.[language] ?? errorMessage(error, language),
  }))
  return {
    code: errorCatalogue[failure.code].status,
    error: failure.code,
    message: failure.text?.[language] ?? errorMessage(failure.code, language),
    ...(errors.length > 0 ? { errors } : {}),
    request_id: requestId,
  }
}

/** English unless `Accept-Language` prefers Indonesian. RFC 9110, section 12.5.4. */
export function preferredLanguage(header: string | undefined): Language {
  let best: { language: Language; quality: number } = { language: 'en', quality: 0 }
  for (const range of (header ?? '').slice(0, 200).split(',')) {
    const [tag = '', ...parameters] = range.trim().toLowerCase().split(';')
    const language = tag.split('-')[0]
    const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean)
    const quality = weight === undefined ? 1 : Number(weight)
    if ((language === 'id' || language === 'en') && quality > best.quality) best = { language, quality }
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

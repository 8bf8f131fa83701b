import { hints } from '@edis/contract/errors/hints'
import { fieldFailure } from '../doors/failure.ts'

/** A form field's RFC 3339 time. @throws {Failure} that names the field. */
export function momentField(field: string, text: string): Date {
  const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)$/i.test(text)
    ? new Date(text)
    : new Date(Number.NaN)
  if (Number.isNaN(time.getTime()) || time.getUTCFullYear() > 9999 || time.getUTCFullYear() < 1900)
    throw fieldFailure(field, 'FIELD_INVALID', hints.timeFormat)
  return time
}

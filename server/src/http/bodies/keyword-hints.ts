import type { Text } from '@edis/contract/languages'
import { hints } from '@edis/contract/errors/hints'
import { closestName } from '@edis/contract/errors/closest-name'
import type { FieldErrorCode } from '@edis/contract/errors/error-catalogue'
import { detailsOf, type DetailsOf } from '@edis/contract/errors/error-details'
import type { FieldFault } from '../doors/failure.ts'

type Hint = { message?: Text; details: DetailsOf<'FIELD_INVALID'> }
type Schema = Record<string, unknown>

/** Errors that a value's limits explain better than their own words do. */
const inNumbers: ReadonlySet<FieldErrorCode> = new Set([
  'FIELD_INVALID',
  'ADDRESS_TOO_SHORT',
  'WEIGHT_INVALID',
  'WEIGHT_OVER_LIMIT',
  'DIMENSION_INVALID',
])

/** What a keyword of a schema says of a value that it refuses: what was sent and what is accepted. */
export function keywordFault(code: FieldErrorCode, keyword: string, schema: Schema, value: unknown) {
  const { message, details } = hintOf(keyword, schema, value)
  const documented = new Set(detailsOf(code).map(([name]) => name))
  const told = Object.entries(details).filter(([name]) => documented.has(name))
  return {
    ...(message && inNumbers.has(code) ? { message } : {}),
    ...(told.length > 0 ? { details: Object.fromEntries(told) } : {}),
  } satisfies Pick<FieldFault, 'message' | 'details'>
}

function hintOf(keyword: string, schema: Schema, value: unknown): Hint {
  const limit = Number(schema[keyword])
  switch (keyword) {
    case 'type':
      return typeHint(String(schema['type']), value)
    case 'maxLength':
    case 'minLength':
      return lengthHint(keyword, [...String(value)].length, limit, 'character')
    case 'maxItems':
    case 'minItems':
      return lengthHint(keyword, (value as unknown[]).length, limit, 'item')
    case 'maxProperties':
      return lengthHint(keyword, Object.keys(value as object).length, limit, 'name')
    case 'maximum':
    case 'minimum':
      return limitHint(keyword, Number(value), limit, schema['x-unit'] as string | undefined)
    case 'enum':
      return enumHint(schema['enum'] as readonly (string | null)[], value)
    case 'format': {
      const format = String(schema['format'])
      return { message: hints.notAFormat(format), details: { format } }
    }
    default:
      return { details: {} }
  }
}

/** Where a number is asked for, the message of the error names it. */
function typeHint(type: string, value: unknown): Hint {
  const message = hints.valueOfType(type)
  const isShort = (typeof value === 'string' && value.length <= 20) || Number.isFinite(value)
  const value_ = isShort && (type === 'integer' || type === 'number') ? { value: value as string | number } : {}
  return { ...(type === 'integer' && 'value' in value_ ? {} : { message }), details: { ...value_, type } }
}

function lengthHint(keyword: string, length: number, limit: number, of: 'character' | 'item' | 'name'): Hint {
  return keyword.startsWith('max')
    ? { message: hints.tooMany(length, limit, of), details: { length, max_length: limit } }
    : { message: hints.tooFew(length, limit, of), details: { length, min_length: limit } }
}

function limitHint(keyword: 'maximum' | 'minimum', value: number, limit: number, unit: string | undefined): Hint {
  const say = keyword === 'maximum' ? hints.overLimit : hints.belowMinimum
  return {
    message: say(value, limit, unit),
    details: { ...(Number.isFinite(value) ? { value } : {}), [keyword]: limit },
  }
}

const maxShownLength = 64

function enumHint(values: readonly (string | null)[], value: unknown): Hint {
  const allowed = values.filter((one) => one !== null)
  const list = allowed.join(', ')
  if (typeof value !== 'string' || value === '' || value.length > maxShownLength)
    return { message: hints.sendOneOf(list), details: { allowed } }
  const nearest = closestName(value, allowed)
  return {
    message: hints.notOneOf(value, list, nearest),
    details: { value, allowed, ...(nearest === null ? {} : { nearest }) },
  }
}

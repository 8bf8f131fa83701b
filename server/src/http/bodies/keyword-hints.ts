import type { Text } from '@edis/contract/languages'
import { hints } from '@edis/contract/errors/hints'
import { closestName } from '@edis/contract/errors/closest-name'
import type { FieldErrorCode } from '@edis/contract/errors/error-catalogue'
import { detailsOf, type DetailsOf } from '@edis/contract/errors/error-details'
import { amount, inBoth } from './amounts.ts'
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
      return lengthHint(keyword, [...String(value)].length, limit, ['character', 'karakter'])
    case 'maxItems':
    case 'minItems':
      return lengthHint(keyword, (value as unknown[]).length, limit, ['item', 'item'])
    case 'maxProperties':
      return lengthHint(keyword, Object.keys(value as object).length, limit, ['name', 'nama'])
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
  const message = { en: `Send ${typeNames[type] ?? `a ${type}`}.`, id: `Kirim nilai bertipe ${type}.` }
  const isShort = (typeof value === 'string' && value.length <= 20) || Number.isFinite(value)
  const value_ = isShort && (type === 'integer' || type === 'number') ? { value: value as string | number } : {}
  return { ...(type === 'integer' && 'value' in value_ ? {} : { message }), details: { ...value_, type } }
}

const typeNames: Record<string, string> = { integer: 'a whole number', array: 'an array', object: 'an object' }

function lengthHint(keyword: string, length: number, limit: number, [en, id]: [en: string, id: string]): Hint {
  const counted = `${limit} ${en}${limit === 1 ? '' : 's'}`
  return keyword.startsWith('max')
    ? {
        message: {
          en: `At most ${counted} allowed; ${length} sent.`,
          id: `Maksimal ${limit} ${id}; terkirim ${length}.`,
        },
        details: { length, max_length: limit },
      }
    : {
        message: {
          en: `At least ${counted} required; ${length} sent.`,
          id: `Minimal ${limit} ${id}; terkirim ${length}.`,
        },
        details: { length, min_length: limit },
      }
}

function limitHint(keyword: 'maximum' | 'minimum', value: number, limit: number, unit: string | undefined): Hint {
  const message = inBoth((language) => {
    const [sent, most] = [amount(value, unit, language), amount(limit, unit, language)]
    if (language === 'id')
      return keyword === 'maximum' ? `${sent} melebihi batas ${most}.` : `${sent} kurang dari minimum ${most}.`
    return keyword === 'maximum' ? `${sent} is over the limit of ${most}.` : `${sent} is below the minimum of ${most}.`
  })
  return { message, details: { ...(Number.isFinite(value) ? { value } : {}), [keyword]: limit } }
}

const maxShownLength = 64

function enumHint(values: readonly (string | null)[], value: unknown): Hint {
  const allowed = values.filter((one) => one !== null)
  const list = allowed.join(', ')
  if (typeof value !== 'string' || value === '' || value.length > maxShownLength)
    return { message: hints.sendOneOf(list), details: { allowed } }
  const nearest = closestName(value, allowed)
  const [didYouMean, maksudAnda] =
    nearest === null ? ['', ''] : [` Did you mean ${nearest}?`, ` Maksud Anda ${nearest}?`]
  return {
    message: {
      en: `“${value}” is not one of ${list}.${didYouMean}`,
      id: `“${value}” bukan salah satu dari ${list}.${maksudAnda}`,
    },
    details: { value, allowed, ...(nearest === null ? {} : { nearest }) },
  }
}

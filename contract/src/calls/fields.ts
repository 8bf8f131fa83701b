import { type Static, type TProperties, type TSchema, Type } from 'typebox'
import type { FieldErrorCode } from '../errors/error-catalogue.ts'

/** What a field may say besides its limits. `x-error`, `x-error-of` and `x-encoding`: see Call. */
type Words = {
  description: string
  examples?: unknown[]
  default?: unknown
  'x-error'?: FieldErrorCode
  'x-error-of'?: Record<string, FieldErrorCode>
  'x-encoding'?: 'plain'
}

/** A request's object: a field that it does not name is refused. */
export const closed = <const P extends TProperties>(
  properties: P,
  words: Partial<Words> & { title?: string; dependentRequired?: Record<string, string[]> } = {},
) => Type.Object(properties, { ...words, additionalProperties: false })

/** null where there is none. One type list instead of a union: shorter to read, faster to serialise. */
export const nullable = <const S extends TSchema>(schema: S) => {
  const { type, enum: values } = schema as { type?: string; enum?: unknown[] }
  return Type.Unsafe<Static<S> | null>({ ...schema, type: [type, 'null'], ...(values && { enum: [...values, null] }) })
}

/** `title` names the values as a component of /openapi.json, the same wherever they stand. */
export const oneOf = <const V extends string>(values: readonly V[], words: Words & { title?: string }) =>
  Type.Enum([...values], { type: 'string', ...words })

/** Any text that is not longer: the server's rule judges it. */
export const text = (longest: number, words: Words) => Type.String({ maxLength: longest, ...words })

/** Many of which each is judged for itself, whatever it is: a bad one stops no other. */
export const judgedApart = (most: number, item: { description: string }, words: Words) =>
  Type.Array(Type.Unknown(item), { minItems: 1, maxItems: most, 'x-judged-apart': true, ...words })

export const integer = (minimum: number, maximum: number, words: Words) => Type.Integer({ minimum, maximum, ...words })

export const flag = (words: Words) => Type.Boolean(words)

/** Whole rupiah, to what 32 bits hold and a sum of a hundred items must not pass. */
export const maxRupiah = 2_000_000_000
export const rupiah = (words: Words) => Type.Integer({ minimum: 0, maximum: maxRupiah, 'x-unit': 'rupiah', ...words })

export const maxGrams = 1_000_000
export const grams = (words: Words) =>
  Type.Integer({
    minimum: 1,
    maximum: maxGrams,
    'x-unit': 'g',
    'x-error': 'WEIGHT_INVALID',
    'x-error-of': { maximum: 'WEIGHT_OVER_LIMIT' },
    ...words,
  })

export const maxCentimetres = 500
export const centimetres = (words: Words) =>
  Type.Integer({ minimum: 1, maximum: maxCentimetres, 'x-unit': 'cm', 'x-error': 'DIMENSION_INVALID', ...words })

export const quantity = (words: Words) => Type.Integer({ minimum: 1, maximum: 10_000, ...words })

// The patterns of texts have one way to match, so that their time grows with the text and no faster.

/** One line: no control characters, not blank. */
export const line = (shortest: number, longest: number, words: Words) =>
  Type.String({
    minLength: shortest,
    maxLength: longest,
    pattern: '^ *[^\\s\\u0000-\\u001F\\u007F][^\\u0000-\\u001F\\u007F]*$',
    ...words,
  })

/** Several lines: tabs and line breaks are the only control characters. */
export const lines = (shortest: number, longest: number, words: Words) =>
  Type.String({
    minLength: shortest,
    maxLength: longest,
    pattern: '^\\s*[^\\s\\u0000-\\u001F\\u007F][^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F]*$',
    ...words,
  })

/** Where a parcel is brought. */
export const address = (words: Words) =>
  lines(10, 500, { ...words, 'x-error': 'ADDRESS_TOO_SHORT', 'x-error-of': { maxLength: 'FIELD_INVALID' } })

/** An id or code of ours: ASCII without spaces. */
export const code = (longest: number, words: Words) =>
  Type.String({ minLength: 1, maxLength: longest, pattern: '^[!-~]+$', ...words })

/** One id or several, separated by commas; in a query the name may also come several times. */
export const ids = (most: number, words: Words) =>
  Type.String({ minLength: 1, maxLength: most * 65, pattern: '^[!-~]+$', 'x-list': true, ...words })

/** The server's rule judges the number, a too short one too, and normalises it to E.164. */
export const phone = (words: Words) =>
  Type.String({ minLength: 1, maxLength: 20, 'x-error': 'PHONE_INVALID', ...words })

export const email = (words: Words) =>
  Type.String({ maxLength: 254, format: 'email', pattern: '^[!-?A-~]+@[!-?A-~]+$', ...words })

export const districtPattern = '^[0-9]{2}\\.[0-9]{2}\\.[0-9]{2}$'
export const district = (words: Words) =>
  Type.String({ pattern: districtPattern, 'x-error': 'REGION_NOT_FOUND', ...words })

export const cityPattern = '^[0-9]{2}\\.[0-9]{2}$'
export const city = (words: Words) => Type.String({ pattern: cityPattern, 'x-error': 'REGION_NOT_FOUND', ...words })

export const postalCode = (words: Words) => Type.String({ pattern: '^[0-9]{5}$', ...words })

export const latitude = (words: Words) => Type.Number({ minimum: -12, maximum: 7, ...words })
export const longitude = (words: Words) => Type.Number({ minimum: 94, maximum: 142, ...words })

/** RFC 3339, to the millisecond, with offset. */
export const moment = (words: Words) => Type.String({ format: 'date-time', maxLength: 40, ...words })
export const day = (words: Words) => Type.String({ format: 'date', ...words })
export const clock = (words: Words) => Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$', ...words })

export const partnerOrderId = (words: Words) =>
  Type.String({ minLength: 1, maxLength: 40, pattern: '^[!-~]+( +[!-~]+)*$', ...words })

// Lists

export const paging = {
  cursor: Type.Optional(
    code(500, {
      description: '`next_cursor` of the previous page, unchanged. Omit it for the first page.',
      examples: ['WyJTQU1QTEUtS09QSS0xMDAwIl0'],
    }),
  ),
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 100,
      default: 50,
      description: 'Maximum number of items per page.',
      examples: [50],
    }),
  ),
}

export const page = <const Row extends TSchema>(row: Row, description: string) =>
  Type.Object({
    items: Type.Array(row, { description }),
    next_cursor: nullable(
      Type.String({
        description: 'Send it as `cursor` to get the next page; null on the last page.',
        examples: ['WyJTQU1QTEUtS09QSS0xMDAwIl0'],
      }),
    ),
  })

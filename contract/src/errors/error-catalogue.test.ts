import { expect, expectTypeOf, test } from 'vitest'
import { languages } from '../languages.ts'
import { type ErrorCode, errorCatalogue, type FieldErrorCode } from './error-catalogue.ts'
import { errorMessage, errorTexts } from './error-texts.ts'

// Typed by hand from "Errors" in the specification, so that a code lost or invented in the catalogue is noticed.
const fieldErrorCodes = [
  'FIELD_REQUIRED',
  'FIELD_UNKNOWN',
  'FIELD_INVALID',
  'PHONE_INVALID',
  'ADDRESS_TOO_SHORT',
  'REGION_NOT_FOUND',
  'POSTAL_REGION_MISMATCH',
  'WEIGHT_INVALID',
  'DIMENSION_INVALID',
  'WEIGHT_OVER_LIMIT',
  'WAREHOUSE_INACTIVE',
  'SKU_NOT_FOUND',
  'SERVICE_NOT_AVAILABLE',
  'COD_NOT_SUPPORTED',
  'COD_LIMIT_EXCEEDED',
  'COD_AMOUNT_TOO_LOW',
  'INSURANCE_LIMIT_EXCEEDED',
  'PICKUP_TIME_INVALID',
  'WEBHOOK_URL_INVALID',
  'WEBHOOK_URL_FORBIDDEN',
  'EVENT_UNKNOWN',
  'IP_INVALID',
  'PASSWORD_TOO_WEAK',
  'ROW_INVALID',
] as const

const specified: Record<number, readonly string[]> = {
  400: ['REQUEST_INVALID', 'IDEMPOTENCY_KEY_REQUIRED'],
  401: [
    'AUTH_MISSING_TOKEN',
    'AUTH_INVALID_CREDENTIALS',
    'AUTH_TOKEN_EXPIRED',
    'AUTH_TOKEN_REVOKED',
    'AUTH_REFRESH_INVALID',
    'AUTH_WRONG_ENVIRONMENT',
    'AUTH_SECOND_FACTOR_REQUIRED',
  ],
  403: [
    'AUTH_PARTNER_INACTIVE',
    'AUTH_IP_NOT_ALLOWED',
    'AUTH_SCOPE_MISSING',
    'AUTH_ROLE_MISSING',
    'AUTH_FRESH_SIGN_IN_REQUIRED',
    'AUTH_KEY_SCOPE_MISSING',
    'AUTH_SECOND_FACTOR_SETUP_REQUIRED',
    'AUTH_CROSS_SITE',
    'PRODUCTION_KEY_REQUIRED',
    'PRODUCTION_NOT_GRANTED',
  ],
  404: [
    'NOT_FOUND',
    'COURIER_NOT_FOUND',
    'WAREHOUSE_NOT_FOUND',
    'CS_NOT_FOUND',
    'ORDER_NOT_FOUND',
    'WEBHOOK_NOT_FOUND',
    'IP_NOT_FOUND',
    'PARTNER_NOT_FOUND',
  ],
  405: ['METHOD_NOT_ALLOWED'],
  409: [
    'QUOTE_EXPIRED',
    'QUOTE_MISMATCH',
    'STOCK_INSUFFICIENT',
    'CS_DUPLICATE',
    'ORDER_DUPLICATE',
    'ORDER_NOT_CANCELLABLE',
    'CANCEL_ALREADY_REQUESTED',
    'AWB_NOT_READY',
    'LABEL_NOT_AVAILABLE',
    'IDEMPOTENCY_CONFLICT',
    'IDEMPOTENCY_IN_PROGRESS',
    'FEED_POSITION_LOST',
    'CONFIRMATION_REQUIRED',
    'PARTNER_DUPLICATE',
    'PRODUCTION_NOT_REQUESTED',
    'WEBHOOK_DUPLICATE',
    'IP_DUPLICATE',
    'MEMBER_DUPLICATE',
    'MEMBER_LAST_OWNER',
    'MEMBER_LIMIT_REACHED',
    'KEY_DUPLICATE',
    'KEY_LIMIT_REACHED',
    'SECOND_FACTOR_EXISTS',
    'STAFF_DUPLICATE',
    'STAFF_LAST_ADMIN',
    'PASSKEY_LIMIT_REACHED',
  ],
  410: ['LINK_INVALID'],
  413: ['REQUEST_TOO_LARGE'],
  415: ['MEDIA_TYPE_UNSUPPORTED'],
  422: ['VALIDATION_FAILED', ...fieldErrorCodes],
  429: ['RATE_LIMITED'],
  500: ['INTERNAL_ERROR'],
  503: ['UNAVAILABLE'],
}

const entries = Object.entries(errorCatalogue) as [ErrorCode, { status: number }][]
const spoken = languages.flatMap((language) =>
  entries.map(([code]) => [code, language, errorTexts(code, language)] as const),
)

test('the catalogue holds the codes of the specification and no others', () => {
  const specifiedCodes = Object.values(specified).flat()
  const catalogueCodes = Object.keys(errorCatalogue)
  expect({
    missing: specifiedCodes.filter((code) => !catalogueCodes.includes(code)),
    invented: catalogueCodes.filter((code) => !specifiedCodes.includes(code)),
  }).toEqual({ missing: [], invented: [] })
})

test.each(entries)('%s has the status that the specification gives it', (code, { status }) => {
  expect(specified[status]).toContain(code)
})

test.each(spoken)('%s says one short sentence or two, calmly, in %s', (code, language, { message }) => {
  if (language !== 'en') expect(message).not.toBe(errorMessage(code, 'en'))
  expect(message).toMatch(/^[A-Z][^!]*[^.…]\.$/)
  expect(message.length).toBeLessThanOrEqual(140)
})

test.each(spoken)('%s says why it happens and what to do, in %s', (code, language, { cause, remedy }) => {
  expect(cause).toMatch(/\w.*\.$/)
  expect(remedy).toMatch(/\w.*\.$/)
  const english = errorTexts(code, 'en')
  if (language === 'en') return
  expect(cause).not.toBe(english.cause)
  expect(namesIn(`${cause} ${remedy}`)).toEqual(namesIn(`${english.cause} ${english.remedy}`))
})

/** Calls, codes, fields, paths and numbers, which are the same in every language. */
const namesIn = (text: string): string[] =>
  [
    ...new Set(
      text
        .replaceAll(/(\d)[.,](?=\d)/g, '$1')
        .match(/(?:GET|POST) \/[a-z0-9/]+|\/[a-z]+|[A-Z]{2,}(?:_[A-Z]+)+|[a-z]+(?:_[a-z]+)+|\d+/g) ?? [],
    ),
  ].toSorted()

test.each(languages)('no two codes share a message in %s', (language) => {
  expect(new Set(entries.map(([code]) => errorMessage(code, language))).size).toBe(entries.length)
})

test('the errors of a field are those of status 422 beside VALIDATION_FAILED', () => {
  expectTypeOf<FieldErrorCode>().toEqualTypeOf<(typeof fieldErrorCodes)[number]>()
  for (const code of fieldErrorCodes) expect(errorCatalogue[code].status).toBe(422)
})

test('a message is read in the language asked for', () => {
  expect(errorMessage('FIELD_REQUIRED', 'en')).toBe('This field is required.')
  expect(errorMessage('FIELD_REQUIRED', 'id')).toBe('Field ini wajib diisi.')
})

import { expect, test } from 'vitest'
import { type ErrorCode, errorCatalogue } from './error-catalogue.ts'
import { errorPath } from './error-path.ts'
import { errorsOf, fieldErrorsOf } from '../calls/call.ts'
import { openApiCalls } from '../calls/open-api-calls.ts'
import { referencePage } from '../reference/reference.ts'
import { placesOf } from '../reference/places.ts'
import { referencePages, referencePath } from '../reference/reference-pages.ts'

const places = new Set(
  referencePages.flatMap((name) => placesOf(referencePage(name)).map((id) => `${referencePath(name)}#${id}`)),
)
const portalPages = ['/webhook', '/ipwhitelist', referencePath('authentification/accesstoken')]

test('an error of a call is explained on the call’s own page', () => {
  for (const call of openApiCalls.filter(({ page }) => page !== null))
    for (const code of [...errorsOf(call), ...fieldErrorsOf(call)]) {
      expect(errorPath(code, call)).toBe(`/documentation/${call.page}#error.${code}`)
      expect(places).toContain(errorPath(code, call))
    }
})

test('any other is explained where the portal has most to say of it, and every path is there', () => {
  const codes = Object.keys(errorCatalogue) as ErrorCode[]
  const paths = codes.map((code) => errorPath(code, { method: 'GET', path: '/no/such/path' }))
  expect(paths.filter((path) => !places.has(path) && !portalPages.includes(path))).toEqual([])
  expect(errorPath('ORDER_DUPLICATE')).toBe('/documentation/order/send/v2#error.ORDER_DUPLICATE')
  expect(errorPath('REGION_NOT_FOUND', { method: 'GET', path: '/order/track' })).toMatch(/#error\.REGION_NOT_FOUND$/)
  expect(errorPath('WEBHOOK_DUPLICATE')).toBe('/webhook')
  expect(errorPath('IP_INVALID')).toBe('/ipwhitelist')
})

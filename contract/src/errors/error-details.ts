import type { ErrorCode } from './error-catalogue.ts'
import { sample } from '../open-api/sample.ts'

/** `scalar`: a text or a number, as it was sent. */
type DetailKind = 'integer' | 'number' | 'string' | 'scalar' | 'strings'

/** One value that a program can use. `unit` as in the schemas: `rupiah`, `g`, `cm`, `kg`, `day`. */
export type DetailEntry = {
  kind: DetailKind
  unit?: string
  description: string
  example: string | number | readonly (string | number)[]
}

export type DetailValue = string | number | readonly (string | number)[]

const detail =
  <const Kind extends DetailKind>(kind: Kind) =>
  <const Example extends DetailEntry['example']>(description: string, example: Example, unit?: string) => ({
    kind,
    description,
    example,
    ...(unit === undefined ? {} : { unit }),
  })
const integer = detail('integer')
const number = detail('number')
const text = detail('string')
const scalar = detail('scalar')
const list = detail('strings')

const environments = '`development` or `production`.'

/**
 * What `details` may hold, by error: on the failure for the errors of a whole request, beside the field for those of
 * fields. Any of them may be absent, when it is not known or does not apply. Documented on the reference pages and in
 * /openapi.json; a detail that is not listed here is never sent.
 */
export const errorDetails = {
  AUTH_INVALID_CREDENTIALS: {
    sent: text('What was sent instead of an access token: `partner_key`, `refresh_token` or `session`.', 'partner_key'),
  },
  AUTH_TOKEN_EXPIRED: {
    expired_at: text('When the token expired.', '2026-11-20T02:06:11.530Z'),
  },
  AUTH_WRONG_ENVIRONMENT: {
    credentials: text(`The environment of what was sent: ${environments}`, 'production'),
    host: text(`The environment of the host: ${environments}`, 'development'),
  },
  AUTH_IP_NOT_ALLOWED: {
    address: text('The address that the request came from.', '203.0.113.7'),
  },
  AUTH_SCOPE_MISSING: {
    scope: text('The scope that the call asks for.', 'orders:read'),
  },
  METHOD_NOT_ALLOWED: {
    allowed: list('The methods that the path accepts.', ['GET']),
  },
  COURIER_NOT_FOUND: {
    courier_code: text('The code that no courier has.', 'SAMPLE-KILATT'),
    nearest: text('The code that it comes closest to.', sample.courierCode),
  },
  STOCK_INSUFFICIENT: {
    sku: text('The SKU that the warehouse is short of.', sample.sku),
    value: integer('How many pieces the order takes, all its items together.', 2),
    maximum: integer('How many pieces are available.', 1),
  },
  CS_DUPLICATE: {
    cs_id: text('The CS that exists.', sample.csId),
  },
  ORDER_NOT_FOUND: {
    order_id: text('Of several orders asked for at once, the one that there is not.', sample.orderId),
  },
  AWB_NOT_READY: {
    order_id: text('Of several orders asked for at once, the first without an AWB.', sample.orderId),
  },
  LABEL_NOT_AVAILABLE: {
    order_id: text('The order.', sample.orderId),
    status: text('The status that it is in.', 'cancelled'),
  },
  ORDER_DUPLICATE: {
    order_id: text('The order that exists.', sample.orderId),
  },
  ORDER_NOT_CANCELLABLE: {
    order_id: text('The order.', sample.orderId),
    status: text('The status that it is in.', 'in_transit'),
  },
  CANCEL_ALREADY_REQUESTED: {
    order_id: text('The order.', sample.orderId),
  },
  REQUEST_INVALID: {
    line: integer('Line of the body at which its JSON breaks, from 1.', 1),
    column: integer('Character of that line, from 1.', 28),
    offset: integer('Characters before it in the body.', 27),
  },
  REQUEST_TOO_LARGE: {
    value: integer('How many bytes the body has, where its Content-Length says so.', 300_014),
    maximum: integer('The most bytes that are read: of the body, or of all headers.', 262_144),
  },
  MEDIA_TYPE_UNSUPPORTED: {
    sent: text('The Content-Type that was sent. Absent: there was none.', 'text/plain'),
    encoding: text('The Content-Encoding that was sent. None is accepted.', 'gzip'),
    allowed: list('The media types that the call reads.', ['application/json']),
  },
  FIELD_REQUIRED: {
    one_of: list('The fields of which exactly one must be sent.', ['warehouse_id', 'origin_district']),
  },
  FIELD_UNKNOWN: {
    nearest: text('The known name that it comes closest to.', 'partner_order_id'),
  },
  FIELD_INVALID: {
    value: scalar('What was sent: a number, or one of a few values misspelt.', 0),
    minimum: number('The least that is accepted.', 1),
    maximum: number('The most that is accepted.', 100),
    length: integer('How many characters or items were sent.', 41),
    min_length: integer('The fewest characters or items that are accepted.', 1),
    max_length: integer('The most characters or items that are accepted.', 40),
    allowed: list('The values that are accepted.', ['PREPAID', 'COD']),
    nearest: text('The accepted value that it comes closest to.', 'PREPAID'),
    type: text('The JSON type that is accepted.', 'integer'),
    format: text('The format that is accepted.', 'date-time'),
  },
  ADDRESS_TOO_SHORT: {
    length: integer('How many characters were sent.', 5),
    min_length: integer('The fewest that are accepted.', 10),
  },
  REGION_NOT_FOUND: {
    value: scalar('The code that was sent.', '31.71'),
    level: text('The level of the region with this code, where there is one.', 'city'),
    expected_level: text('The level that is asked for.', 'district'),
    nearest: text('A code of that level that fits what was sent.', sample.destinationDistrict),
  },
  POSTAL_REGION_MISMATCH: {
    value: text('The postal code that was sent.', '99999'),
    district_code: text('The district that it does not belong to.', sample.destinationDistrict),
  },
  WEIGHT_INVALID: {
    value: scalar('What was sent.', 0, 'g'),
    minimum: integer('The least that is accepted.', 1, 'g'),
  },
  DIMENSION_INVALID: {
    value: scalar('What was sent.', 0, 'cm'),
    minimum: integer('The least that is accepted.', 1, 'cm'),
    maximum: integer('The most that is accepted.', 300, 'cm'),
  },
  WEIGHT_OVER_LIMIT: {
    value: integer('The weight: of the whole shipment, the larger of actual and volumetric.', 60_500, 'g'),
    maximum: integer('The most that the service, or the field, accepts.', 50_000, 'g'),
  },
  SKU_NOT_FOUND: {
    sku: text('The SKU that was sent.', 'SAMPLE-KOPI-100'),
  },
  COD_LIMIT_EXCEEDED: {
    value: integer('The `cod_amount` that was sent.', 6_000_000, 'rupiah'),
    maximum: integer('`max_cod` of the service.', 5_000_000, 'rupiah'),
  },
  COD_AMOUNT_TOO_LOW: {
    value: integer('The `cod_amount` that was sent.', 40_000, 'rupiah'),
    minimum: integer('`cost.total` of the shipment.', 46_009, 'rupiah'),
  },
  INSURANCE_LIMIT_EXCEEDED: {
    value: integer('The value of the goods: price × qty of all items.', 25_000_000, 'rupiah'),
    maximum: integer('The most that the service insures.', 20_000_000, 'rupiah'),
  },
  PICKUP_TIME_INVALID: {
    value: text('The time that was sent.', '2026-11-19T09:00:00.000+07:00'),
    minimum: text('The earliest time that is accepted.', '2026-11-20T02:15:04.218Z'),
    maximum: text('The latest time that is accepted.', '2026-11-27T02:15:04.218Z'),
  },
  RATE_LIMITED: {
    limit: integer('How many requests are accepted in a window.', 3_000),
    window: integer('Length of the window in seconds.', 60),
    retry_after: integer('Seconds to wait: the same as the header Retry-After.', 12),
  },
} as const satisfies Partial<Record<ErrorCode, Record<string, DetailEntry>>>

type Documented = typeof errorDetails
type ValueOf<Kind> = Kind extends 'integer' | 'number'
  ? number
  : Kind extends 'string'
    ? string
    : Kind extends 'scalar'
      ? string | number
      : readonly (string | number)[]

/** What may be said of an error: nothing, where nothing is documented. */
export type DetailsOf<Code extends ErrorCode> = Code extends keyof Documented
  ? {
      -readonly [Name in keyof Documented[Code]]?: Documented[Code][Name] extends { kind: infer Kind }
        ? ValueOf<Kind>
        : never
    }
  : Record<string, never>

/** The details that are documented for an error, in order. */
export const detailsOf = (code: ErrorCode): [name: string, entry: DetailEntry][] =>
  Object.entries((errorDetails as Partial<Record<ErrorCode, Record<string, DetailEntry>>>)[code] ?? {})

/** The details of an error as its example shows them. */
export const exampleDetails = (code: ErrorCode): Record<string, DetailValue> =>
  Object.fromEntries(detailsOf(code).map(([name, { example }]) => [name, example]))

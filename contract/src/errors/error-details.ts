import type { ErrorCode } from './error-catalogue.ts'
import { sample } from '../open-api/sample.ts'

/** `scalar`: a string or a number, as sent. */
type DetailKind = 'integer' | 'number' | 'string' | 'scalar' | 'strings'

/** One machine-readable value. `unit` as in the schemas: `rupiah`, `g`, `cm`, `kg`, `day`. */
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
 * What `details` may contain, by error: at the top level for errors of a whole request, next to the field for field
 * errors. Any of them may be absent if unknown or not applicable. Documented on the reference pages and in
 * /openapi.json; a detail that is not listed here is never sent.
 */
export const errorDetails = {
  AUTH_INVALID_CREDENTIALS: {
    sent: text(
      'The secret sent in place of an access token: `partner_key`, `refresh_token` or `session`.',
      'partner_key',
    ),
  },
  AUTH_TOKEN_EXPIRED: {
    expired_at: text('When the token expired.', '2026-11-20T02:06:11.530Z'),
  },
  AUTH_WRONG_ENVIRONMENT: {
    credentials: text(`The environment of the credentials: ${environments}`, 'production'),
    host: text(`The environment of the host: ${environments}`, 'development'),
  },
  AUTH_IP_NOT_ALLOWED: {
    address: text('The IP address that sent the request.', '203.0.113.7'),
  },
  AUTH_SCOPE_MISSING: {
    scope: text('The required scope.', 'orders:read'),
  },
  AUTH_ROLE_MISSING: {
    role: text('The member’s role.', 'viewer'),
    required: text('The minimum role for this call.', 'developer'),
  },
  AUTH_KEY_SCOPE_MISSING: {
    scope: text('The required scope.', 'orders'),
    key_scope: text('The scope of the key.', 'read'),
  },
  METHOD_NOT_ALLOWED: {
    allowed: list('The methods the path supports.', ['GET']),
  },
  COURIER_NOT_FOUND: {
    courier_code: text('The code that was sent.', 'SAMPLE-KILATT'),
    nearest: text('The closest courier code.', sample.courierCode),
  },
  STOCK_INSUFFICIENT: {
    sku: text('The SKU without enough stock.', sample.sku),
    value: integer('Quantity in the order, summed over all its items.', 2),
    maximum: integer('Quantity available.', 1),
  },
  CS_DUPLICATE: {
    cs_id: text('The existing CS.', sample.csId),
  },
  ORDER_NOT_FOUND: {
    order_id: text('The order that was not found, if several were requested, or that was archived.', sample.orderId),
  },
  AWB_NOT_READY: {
    order_id: text('The first order without an AWB, if several were requested.', sample.orderId),
  },
  LABEL_NOT_AVAILABLE: {
    order_id: text('The order.', sample.orderId),
    status: text('Its current status.', 'cancelled'),
  },
  ORDER_DUPLICATE: {
    order_id: text('The existing order.', sample.orderId),
  },
  ORDER_NOT_CANCELLABLE: {
    order_id: text('The order.', sample.orderId),
    status: text('Its current status.', 'in_transit'),
  },
  CANCEL_ALREADY_REQUESTED: {
    order_id: text('The order.', sample.orderId),
  },
  CONFIRMATION_REQUIRED: {
    before: integer('Number of existing entries.', 120),
    gone: integer('Number of existing entries that are missing from the file.', 118),
  },
  PARTNER_DUPLICATE: {
    partner_id: text('The existing partner.', 'prt_01JCZ0Q8M3V5X7Z9B1D3F5H7K9'),
  },
  REQUEST_INVALID: {
    line: integer('Line of the JSON error in the body, starting at 1.', 1),
    column: integer('Character in that line, starting at 1.', 28),
    offset: integer('Number of characters in the body before the error.', 27),
  },
  REQUEST_TOO_LARGE: {
    value: integer('Size of the body in bytes, if sent in Content-Length.', 300_014),
    maximum: integer('Maximum size in bytes, of the body or of all headers.', 262_144),
  },
  MEDIA_TYPE_UNSUPPORTED: {
    sent: text('The Content-Type that was sent. Absent if there was none.', 'text/plain'),
    encoding: text('The Content-Encoding that was sent. None is accepted.', 'gzip'),
    allowed: list('The supported media types.', ['application/json']),
  },
  FIELD_REQUIRED: {
    one_of: list('Exactly one of these fields must be sent.', ['warehouse_id', 'origin_district']),
  },
  FIELD_UNKNOWN: {
    nearest: text('The closest known name.', 'partner_order_id'),
  },
  FIELD_INVALID: {
    value: scalar('The value that was sent, if it is a number or resembles an allowed value.', 0),
    minimum: number('Minimum value.', 1),
    maximum: number('Maximum value.', 100),
    length: integer('Number of characters or items sent.', 41),
    min_length: integer('Minimum number of characters or items.', 1),
    max_length: integer('Maximum number of characters or items.', 40),
    allowed: list('The allowed values.', ['PREPAID', 'COD']),
    nearest: text('The closest allowed value.', 'PREPAID'),
    type: text('The required JSON type.', 'integer'),
    format: text('The required format.', 'date-time'),
  },
  ADDRESS_TOO_SHORT: {
    length: integer('Number of characters sent.', 5),
    min_length: integer('Minimum number of characters.', 10),
  },
  REGION_NOT_FOUND: {
    value: scalar('The code that was sent.', '31.71'),
    level: text('The level of the region with this code, if one exists.', 'city'),
    expected_level: text('The required level.', 'district'),
    nearest: text('The closest code at that level.', sample.destinationDistrict),
  },
  POSTAL_REGION_MISMATCH: {
    value: text('The postal code that was sent.', '99999'),
    district_code: text('The district of the address.', sample.destinationDistrict),
  },
  WEIGHT_INVALID: {
    value: scalar('The value that was sent.', 0, 'g'),
    minimum: integer('Minimum value.', 1, 'g'),
  },
  DIMENSION_INVALID: {
    value: scalar('The value that was sent.', 0, 'cm'),
    minimum: integer('Minimum value.', 1, 'cm'),
    maximum: integer('Maximum value.', 300, 'cm'),
  },
  WEIGHT_OVER_LIMIT: {
    value: integer(
      'The weight that was checked. For the whole shipment: the greater of actual and volumetric weight.',
      60_500,
      'g',
    ),
    maximum: integer('Maximum weight of the service or the field.', 50_000, 'g'),
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
    value: integer('Value of the goods: price × qty, summed over all items.', 25_000_000, 'rupiah'),
    maximum: integer('Maximum insured value of the service.', 20_000_000, 'rupiah'),
  },
  PICKUP_TIME_INVALID: {
    value: text('The time that was sent.', '2026-11-19T09:00:00.000+07:00'),
    minimum: text('The earliest accepted time.', '2026-11-20T02:15:04.218Z'),
    maximum: text('The latest accepted time.', '2026-11-27T02:15:04.218Z'),
  },
  ROW_INVALID: {
    line: integer('Line of the file, starting at 1 with the header.', 3),
    column: text('The invalid column. Absent if the error concerns the whole row.', 'price'),
  },
  RATE_LIMITED: {
    limit: integer('Number of requests allowed per window.', 3_000),
    window: integer('Length of the window in seconds.', 60),
    retry_after: integer('Seconds to wait, as in the Retry-After header.', 12),
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

/** The details allowed for an error: none, if none are documented. */
export type DetailsOf<Code extends ErrorCode> = Code extends keyof Documented
  ? {
      -readonly [Name in keyof Documented[Code]]?: Documented[Code][Name] extends { kind: infer Kind }
        ? ValueOf<Kind>
        : never
    }
  : Record<string, never>

/** Returns the documented details of an error, in order. */
export const detailsOf = (code: ErrorCode): [name: string, entry: DetailEntry][] =>
  Object.entries((errorDetails as Partial<Record<ErrorCode, Record<string, DetailEntry>>>)[code] ?? {})

/** Returns the details of an error with their example values. */
export const exampleDetails = (code: ErrorCode): Record<string, DetailValue> =>
  Object.fromEntries(detailsOf(code).map(([name, { example }]) => [name, example]))

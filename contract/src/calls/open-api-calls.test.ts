import { expect, test } from 'vitest'
import type { TSchema } from 'typebox'
import { errorsOf, fieldErrorsOf } from './call.ts'
import { type ErrorCode, errorCatalogue } from '../errors/error-catalogue.ts'
import { openApiCalls } from './open-api-calls.ts'
import { generalErrors } from '../openapi-document/openapi-document.ts'
import { isLeaf, schemaNodes } from './schema-nodes.ts'

const named = openApiCalls.map((call) => [`${call.method} ${call.path}`, call] as const)

// Typed by hand from "Calls" in the specification: a row's request and data. Besides: paging of /expedisi/list and limit
// of /ratecard/v1, which its conventions ask of every list, and chargeable_kg of each rate, for services round differently.
const specified: Record<string, [request: string, data: string]> = {
  'POST /auth/generate': ['auth', 'token refresh_token token_type expired refresh_expired environment'],
  'POST /auth/refresh': ['auth token', 'token refresh_token token_type expired refresh_expired environment'],
  'GET /product/list': [
    'search warehouse_id cursor limit',
    'product_id sku name price weight_g length_cm width_cm height_cm is_active stock.warehouse_id stock.available',
  ],
  'GET /expedisi/list': [
    'type cod cursor limit',
    'courier_code name type services.service_code services.name services.cod services.insurance services.pickup services.dropoff services.volumetric_divisor services.rounding_tolerance_kg services.min_weight_kg services.max_cod services.cut_off_time',
  ],
  'GET /warehouse/list': [
    'cursor limit',
    'warehouse_id code name address district_code postal_code latitude longitude timezone cut_off_time operating_days contact_name contact_phone is_active',
  ],
  'GET /ratecard/v1': [
    'origin_city courier_code service_code cursor limit',
    'courier_code service_code origin_city_code destination_district_code price_first_kg price_next_kg min_weight_kg volumetric_divisor etd_min_days etd_max_days cod_available valid_from valid_to',
  ],
  'GET /region': [
    'level parent_code search postal_code cursor limit',
    'code level name parent_code full_name postal_codes timezone',
  ],
  'POST /rate/v1': [
    'origin_district destination_district weight_g courier_codes',
    'courier_code service_code service_name price etd_min_days etd_max_days cod_available',
  ],
  'POST /rate/v2': [
    'warehouse_id origin_district destination_district items.sku items.name items.qty items.price items.weight_g items.length_cm items.width_cm items.height_cm payment_method cod_amount insurance delivery_type courier_codes',
    'quote_id valid_until weight.actual_g weight.volumetric_g weight.chargeable_kg rates.courier_code rates.service_code rates.chargeable_kg rates.cost.base rates.cost.insurance rates.cost.cod_fee rates.cost.surcharge rates.cost.discount rates.cost.total rates.sla.etd_min_days rates.sla.etd_max_days rates.sla.promised_at unavailable.courier_code unavailable.service_code unavailable.error unavailable.message',
  ],
  'POST /cs/create': [
    'name phone email external_id',
    'cs_id name phone email external_id is_active orders_count created_at',
  ],
  'GET /cs/list': ['search cursor limit', 'cs_id name phone email external_id is_active orders_count created_at'],
  'POST /order/send/v1': [
    'partner_order_id warehouse_id courier_code service_code payment_method recipient_name recipient_phone recipient_address recipient_district_code recipient_postal_code item_name qty weight_g length_cm width_cm height_cm item_value cod_amount insurance note',
    'order_id partner_order_id status awb cost.base cost.insurance cost.cod_fee cost.surcharge cost.discount cost.total created_at',
  ],
  'POST /order/send/v2': [
    'partner_order_id warehouse_id courier_code service_code quote_id payment_method cod_amount insurance delivery_type pickup_schedule.start pickup_schedule.end recipient.name recipient.phone recipient.address recipient.district_code recipient.postal_code recipient.latitude recipient.longitude dropship.name dropship.phone cs_id items.sku items.name items.qty items.price items.weight_g items.length_cm items.width_cm items.height_cm note metadata.scenario',
    'order_id partner_order_id status awb sorting_code cost.base cost.insurance cost.cod_fee cost.surcharge cost.discount cost.total sla.etd_min_days sla.etd_max_days sla.promised_at created_at',
  ],
  'POST /order/cancel': ['order_id partner_order_id awb reason_code reason', 'order_id status'],
  'GET /order/track': [
    'order_id partner_order_id awb',
    'order_id partner_order_id awb courier_awb tracking_url status cost.base cost.insurance cost.cod_fee cost.surcharge cost.discount cost.total cost_adjustment.actual_weight_g cost_adjustment.cost.base cost_adjustment.cost.insurance cost_adjustment.cost.cod_fee cost_adjustment.cost.surcharge cost_adjustment.cost.discount cost_adjustment.cost.total cost_adjustment.at sla.etd_min_days sla.etd_max_days sla.promised_at proof.receiver_name proof.photo_url history.sequence history.status history.event history.reason_code history.location history.note history.implied history.late history.occurred_at',
  ],
  'GET /sla': [
    'origin_district warehouse_id destination_district courier_code service_code ready_at',
    'courier_code service_code etd_min_days etd_max_days day_type cut_off_time timezone promised_at',
  ],
}

/** The fields that have no further fields, in order of the alphabet; of a paged list, those of a row. */
function fieldNames(schema: TSchema): string[] {
  const leaves = [...schemaNodes(schema)].filter(([, node]) => isLeaf(node)).map(([path]) => path.replaceAll('[]', ''))
  const paged = leaves.includes('next_cursor')
  const names = leaves
    .filter((name) => name !== 'next_cursor')
    .map((name) => (paged ? name.replace(/^items\.?/, '') : name))
  return [...new Set(names.map((name) => name.replace(/^\./, '')))].toSorted()
}

test('the calls are those of the specification, each once, and the operator’s last', () => {
  expect(named.map(([name]) => name).toSorted()).toEqual(
    [...Object.keys(specified), 'POST /operations/order-events'].toSorted(),
  )
  expect(openApiCalls.at(-1)?.path).toBe('/operations/order-events')
})

test.each(Object.entries(specified))(
  '%s has the fields of the specification and no others',
  (name, [request, data]) => {
    const call = named.find(([of]) => of === name)?.[1]
    if (!call) throw new Error(`${name} is missing`)
    expect(fieldNames(call.request)).toEqual(request.split(' ').toSorted())
    expect(fieldNames(call.data)).toEqual(data.split(' ').toSorted())
  },
)

// Typed by hand from the route table of portal.md; /documentation/webhook describes events, not a call.
test('each reference page has its call', () => {
  const pages = openApiCalls.flatMap(({ page }) => page ?? [])
  expect(pages.toSorted()).toEqual([
    'authentification/accesstoken',
    'authentification/refreshtoken',
    'cs/create',
    'cs/list',
    'expedisi/getlistexpedisi',
    'order/cancel',
    'order/send/v1',
    'order/send/v2',
    'order/track',
    'product/getlistproduct',
    'rate/v1',
    'rate/v2',
    'ratecard/v1',
    'region',
    'sla',
    'warehouse/getlistwarehouse',
  ])
})

test('only the operator’s call has no page', () => {
  for (const { page, access } of openApiCalls) expect(page === null).toBe(access === 'operator')
})

test.each(named)(
  '%s: its errors are whole answers, those of its fields are of status 422, none is said twice',
  (_name, call) => {
    const statusOf = (code: ErrorCode) => errorCatalogue[code].status
    expect(errorsOf(call).filter((code) => statusOf(code) === 422)).toEqual(['VALIDATION_FAILED'])
    expect(call.fieldErrors.filter((code) => statusOf(code) !== 422)).toEqual([])
    const said = [...call.errors, ...fieldErrorsOf(call)]
    expect(new Set(said).size).toBe(said.length)
  },
)

test('every error of the Open API is one that a call can answer, or concerns no call', () => {
  const ofPortal = Object.keys(errorCatalogue).filter((code) => /^(WEBHOOK|IP|EVENT)_/.test(code)) as ErrorCode[]
  const used = new Set<string>([...ofPortal, ...generalErrors])
  for (const call of openApiCalls) for (const code of [...errorsOf(call), ...fieldErrorsOf(call)]) used.add(code)
  expect(Object.keys(errorCatalogue).filter((code) => !used.has(code))).toEqual([])
})

test('calls that write take an Idempotency-Key, and Send Order V2 requires it', () => {
  const byKey = Object.groupBy(openApiCalls, ({ idempotency }) => idempotency)
  expect(byKey.required?.map(({ path }) => path)).toEqual(['/order/send/v2'])
  expect(byKey.optional?.map(({ path }) => path).toSorted()).toEqual(['/cs/create', '/order/cancel', '/order/send/v1'])
})

test('V1 of rate and of send order are deprecated in favour of V2', () => {
  const deprecated = openApiCalls.flatMap(({ path, deprecated: of }) => (of ? [[path, of.successor, of]] : []))
  expect(deprecated.map(([path, successor]) => [path, successor])).toEqual([
    ['/rate/v1', '/rate/v2'],
    ['/order/send/v1', '/order/send/v2'],
  ])
  for (const { deprecated: of } of openApiCalls)
    if (of) expect(Date.parse(of.since)).toBeLessThan(Date.parse(of.sunset))
})

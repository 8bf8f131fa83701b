import { Type } from 'typebox'
import { defineConsoleCall } from '../calls/console-call.ts'
import { closed, code, day, flag, integer, moment, nullable, page, paging, text } from '../calls/fields.ts'
import { partnerIdField, reasonField } from '../operations/partner-fields.ts'
import { ofPartner } from './partner-parts.ts'
import { routeNames } from '../operations/changed-prices.ts'

const reason = reasonField('Why, for the audit log.')
const courierCode = code(40, { description: 'The courier.', examples: ['SAMPLE-KILAT'] })
const serviceCode = code(40, { description: 'One of its services.', examples: ['REG'] })

const standing = {
  is_active: Type.Boolean({ description: 'Whether it is switched on.' }),
  off_until: nullable(moment({ description: 'When it is switched on again by itself; null: it stays as it is.' })),
  off_reason: nullable(Type.String({ description: 'Why it is switched off.' })),
}

export const listCouriers = defineConsoleCall({
  method: 'GET',
  path: '/console/api/couriers',
  role: 'support',
  title: 'List couriers',
  summary: 'Returns couriers and their services, and which are switched off.',
  request: closed({}),
  data: Type.Array(
    Type.Object({
      courier_code: Type.String(),
      name: Type.String(),
      type: Type.String(),
      ...standing,
      services: Type.Array(
        Type.Object({
          service_code: Type.String(),
          name: Type.String(),
          ...standing,
          cod: Type.Boolean(),
          cut_off_time: Type.String(),
        }),
      ),
    }),
  ),
  message: 'Couriers found.',
  errors: [],
})

export const switchCourierOrService = defineConsoleCall({
  method: 'POST',
  path: '/console/api/couriers/switch',
  role: 'operations',
  title: 'Switch courier or service',
  summary:
    'Switches a courier or one of its services off or on, within two seconds. Prices and existing orders are not affected.',
  request: closed({
    courier_code: courierCode,
    service_code: Type.Optional(serviceCode),
    is_active: flag({ description: 'Whether it is offered.', examples: [false] }),
    until: Type.Optional(
      moment({
        description: 'When it is switched on again, if it is switched off. Default: it stays off.',
        examples: ['2026-11-21T17:00:00Z'],
      }),
    ),
    reason,
  }),
  data: Type.Null(),
  message: 'Switched.',
  errors: ['NOT_FOUND'],
})

const price = {
  partner_id: partnerIdField,
  courier_code: courierCode,
  service_code: serviceCode,
}

export const listAllContractPrices = defineConsoleCall({
  method: 'GET',
  path: '/console/api/contract-prices',
  role: 'support',
  title: 'List contract prices',
  summary: 'Returns the contract prices of all partners, by partner, courier and service.',
  request: closed({ partner_id: Type.Optional(partnerIdField) }),
  data: Type.Array(
    Type.Object({
      ...ofPartner,
      courier_code: Type.String(),
      service_code: Type.String(),
      discount_bp: Type.Integer({ description: 'Hundredths of a percent off.' }),
    }),
  ),
  message: 'Contract prices found.',
  errors: [],
})

export const putContractPrice = defineConsoleCall({
  method: 'PUT',
  path: '/console/api/contract-prices',
  role: 'operations',
  title: 'Set contract price',
  summary: 'Sets or removes a partner’s discount on a service, within two seconds. Existing orders keep their price.',
  request: closed({
    ...price,
    discount_bp: nullable(
      integer(1, 10_000, { description: 'Hundredths of a percent off; null: none.', examples: [1_250] }),
    ),
    reason,
  }),
  data: Type.Object({ before: nullable(Type.Integer({ description: 'The previous discount; null: none.' })) }),
  message: 'Contract price set.',
  errors: ['PARTNER_NOT_FOUND', 'NOT_FOUND'],
})

const card = Type.Object({
  card: Type.Integer({ description: 'The number of the version.' }),
  name: Type.String(),
  partner_id: nullable(Type.String({ description: 'Partner that owns the rate card; null: the general one.' })),
  partner_name: nullable(Type.String()),
  valid_from: day({ description: 'First day.' }),
  valid_to: nullable(Type.String({ format: 'date', description: 'Last day.' })),
  lines: nullable(Type.Integer()),
  imported_at: moment({ description: 'When it was imported.' }),
  standing: Type.Enum(['in force', 'waiting', 'replaced', 'ended', 'withdrawn']),
})

export const listRateCards = defineConsoleCall({
  method: 'GET',
  path: '/console/api/rate-cards',
  role: 'support',
  title: 'List rate cards',
  summary: 'Returns the versions of the rate card, newest first, with their current status.',
  request: closed({}),
  data: Type.Array(card),
  message: 'Rate cards found.',
  errors: [],
})

const line = nullable(
  Type.Unsafe<{ price_first_kg: number; price_next_kg: number }>({
    type: 'object',
    properties: { price_first_kg: { type: 'integer' }, price_next_kg: { type: 'integer' } },
    description: 'Prices in whole rupiah; null: the line is not in that version.',
  }),
)

const cardNumber = text(15, { description: 'The number of the version.', examples: ['2000'] })

export const withdrawRateCard = defineConsoleCall({
  method: 'POST',
  path: '/console/api/rate-cards/{card}/withdraw',
  role: 'operations',
  title: 'Withdraw rate card',
  summary: 'Withdraws a version before its first day: it never takes effect, and stays in the list.',
  request: closed({ card: cardNumber, reason }),
  data: Type.Null(),
  message: 'Rate card withdrawn.',
  errors: ['NOT_FOUND'],
})

export const compareRateCard = defineConsoleCall({
  method: 'GET',
  path: '/console/api/rate-cards/{card}/differences',
  role: 'support',
  title: 'Compare rate card',
  summary: 'Compares a version with the previous one of the same owner: counts and the first 100 changed lines.',
  request: closed({ card: cardNumber }),
  data: Type.Object({
    before: nullable(Type.Integer({ description: 'The previous version; null: this is the first.' })),
    added: Type.Integer(),
    removed: Type.Integer(),
    cheaper: Type.Integer({ description: 'Lines where a price is lower and none is higher.' }),
    dearer: Type.Integer({ description: 'Lines where a price is higher.' }),
    items: Type.Array(
      Type.Object({
        origin_city: Type.String(),
        destination_district: Type.String(),
        ...routeNames,
        courier_code: Type.String(),
        service_code: Type.String(),
        was: line,
        is: line,
      }),
    ),
  }),
  message: 'Rate card compared.',
  errors: ['NOT_FOUND'],
})

export const listStock = defineConsoleCall({
  method: 'GET',
  path: '/console/api/stock',
  role: 'support',
  title: 'List stock',
  summary: 'Returns stock by SKU and warehouse. Counts are corrected with PUT /stock.',
  request: closed({
    ...paging,
    search: Type.Optional(text(100, { description: 'Part of the SKU or the name.', examples: ['kopi'] })),
    warehouse_id: Type.Optional(code(64, { description: 'Only this warehouse.', examples: ['whs_1'] })),
  }),
  data: page(
    Type.Object({
      warehouse_id: Type.String(),
      warehouse_name: Type.String(),
      product_id: Type.String(),
      sku: Type.String(),
      partner_id: nullable(Type.String({ description: 'Whose product it is; null: every partner’s.' })),
      product_name: Type.String(),
      on_hand: Type.Integer(),
      reserved: Type.Integer({
        description: 'Reserved by orders; in development, the most that one partner has reserved.',
      }),
      as_of: moment({ description: 'When it was counted.' }),
    }),
    'The stock.',
  ),
  message: 'Stock found.',
  errors: [],
})

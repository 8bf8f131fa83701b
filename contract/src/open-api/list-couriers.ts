import { Type } from 'typebox'
import { defineCall } from '../calls/call.ts'
import { clock, closed, flag, oneOf, page, paging } from '../calls/fields.ts'
import { sample } from './sample.ts'

export const courierTypes = ['express', 'cargo', 'instant'] as const

const service = Type.Object(
  {
    service_code: Type.String({
      description: 'Service code. Use it in rates and orders, together with `courier_code`.',
      examples: [sample.serviceCode],
    }),
    name: Type.String({ description: 'Display name of the service.', examples: [sample.serviceName] }),
    cod: Type.Boolean({
      description:
        'Whether the service supports COD. Availability depends on the district: check POST /rate/v2 or the rate card.',
      examples: [true],
    }),
    insurance: Type.Boolean({ description: 'Whether the service offers insurance.', examples: [true] }),
    pickup: Type.Boolean({ description: 'Whether the courier picks up from the warehouse.', examples: [true] }),
    dropoff: Type.Boolean({ description: 'Whether parcels can be dropped off at the courier.', examples: [true] }),
    volumetric_divisor: Type.Integer({
      minimum: 1,
      description: 'Volume in cm³ that counts as one kilogram: 6000, or 5000 for cargo.',
      examples: [6000],
    }),
    rounding_tolerance_kg: Type.Number({
      minimum: 0,
      'x-unit': 'kg',
      description:
        'Above the first kilogram, a remainder up to this value rounds down and a larger one rounds up. 0: always rounds up.',
      examples: [0.3],
    }),
    min_weight_kg: Type.Integer({
      minimum: 1,
      'x-unit': 'kg',
      description: 'Minimum chargeable weight.',
      examples: [1],
    }),
    max_cod: Type.Integer({
      minimum: 0,
      'x-unit': 'rupiah',
      description: 'Maximum COD amount; 0 if COD is not supported.',
      examples: [10_000_000],
    }),
    cut_off_time: clock({
      description: 'Parcels ready by this time count for the same day, in the time zone of the warehouse.',
      examples: ['16:00'],
    }),
  },
  { title: 'CourierService', description: 'A courier service.' },
)

const courier = Type.Object(
  {
    courier_code: Type.String({
      description: 'Courier code. Use it in rates and orders.',
      examples: [sample.courierCode],
    }),
    name: Type.String({ description: 'Display name of the courier.', examples: [sample.courierName] }),
    type: oneOf(courierTypes, {
      description:
        '`express`: parcels. `cargo`: heavy goods, from 10 kg. `instant`: delivery within hours in the same city.',
      examples: ['express'],
    }),
    services: Type.Array(service, { description: 'Services of the courier, sorted by code.' }),
  },
  { title: 'Courier', description: 'A courier and its services.' },
)

/** Fields shared by the sample's services. */
const kilat = {
  cod: true,
  insurance: true,
  pickup: true,
  dropoff: true,
  volumetric_divisor: 6000,
  rounding_tolerance_kg: 0.3,
  min_weight_kg: 1,
  max_cod: 10_000_000,
}

export const listCouriers = defineCall({
  page: 'expedisi/getlistexpedisi',
  transports: ['query'],
  path: '/expedisi/list',
  access: 'bearer',
  title: 'Get List Expedisi',
  summary: 'Returns the couriers (ekspedisi) and their services, with capabilities and weight rules.',
  description: `
Returns every courier and service that is currently available to you, with the rules of each service: COD, insurance, pickup, and how weight is rounded to kilograms.

## When to call it
About once a day, to fill a settings screen or to look up limits in advance. For the cost of a shipment and the services that can carry it, use POST /rate/v2.

## Reading the response
- Orders identify a service by \`courier_code\` and \`service_code\` together. The codes are stable; the names may change.
- \`cod: true\` means that the service supports COD in at least some districts. For a specific district, see \`cod_available\` in the rate card, or call POST /rate/v2 with \`payment_method: COD\`.
- \`max_cod\` is the maximum COD amount per parcel.
- \`cut_off_time\` is local time at the warehouse. See the SLA page for how it is applied.

The initial couriers are sample data: their names start with SAMPLE, and both couriers and prices are fictional. They do not represent real couriers.

## Related
Before: none. After: POST /rate/v2 with \`courier_codes\`, or POST /order/send/v2.
`,
  request: closed({
    type: Type.Optional(oneOf(courierTypes, { description: 'Only couriers of this type.', examples: ['express'] })),
    cod: Type.Optional(
      flag({
        description:
          '`true`: only services with COD. `false`: only services without COD. Couriers with no matching service are omitted.',
        examples: [true],
      }),
    ),
    ...paging,
  }),
  data: page(courier, 'Couriers, sorted by code.'),
  message: 'Couriers found.',
  errors: [],
  examples: {
    request: { type: 'express', cod: true },
    data: {
      items: [
        {
          courier_code: sample.courierCode,
          name: sample.courierName,
          type: 'express',
          services: [
            { ...kilat, service_code: 'EXP', name: 'SAMPLE Kilat Ekspres', cut_off_time: '14:00' },
            { ...kilat, service_code: sample.serviceCode, name: sample.serviceName, cut_off_time: '16:00' },
          ],
        },
        {
          courier_code: 'SAMPLE-NUSANTARA',
          name: 'SAMPLE Nusantara Express',
          type: 'express',
          services: [
            {
              ...kilat,
              service_code: 'REG',
              name: 'SAMPLE Nusantara Reguler',
              max_cod: 5_000_000,
              cut_off_time: '15:00',
            },
          ],
        },
      ],
      next_cursor: null,
    },
  },
})

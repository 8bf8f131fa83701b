import { Type } from 'typebox'
import { defineCall } from '../calls/call.ts'
import { clock, closed, flag, oneOf, page, paging } from '../calls/fields.ts'
import { sample } from './sample.ts'

export const courierTypes = ['express', 'cargo', 'instant'] as const

const service = Type.Object(
  {
    service_code: Type.String({
      description: 'What rates and orders name it by, beside the courier.',
      examples: [sample.serviceCode],
    }),
    name: Type.String({ description: 'Name of the service, for people.', examples: [sample.serviceName] }),
    cod: Type.Boolean({
      description:
        'Whether it collects cash on delivery. Not everywhere: POST /rate/v2 and the rate card tell for a district.',
      examples: [true],
    }),
    insurance: Type.Boolean({ description: 'Whether it insures the goods.', examples: [true] }),
    pickup: Type.Boolean({ description: 'Whether the courier comes to the warehouse.', examples: [true] }),
    dropoff: Type.Boolean({ description: 'Whether parcels may be brought to the courier.', examples: [true] }),
    volumetric_divisor: Type.Integer({
      minimum: 1,
      description: 'How many cm³ count as one kilogram: 6000, cargo 5000.',
      examples: [6000],
    }),
    rounding_tolerance_kg: Type.Number({
      minimum: 0,
      'x-unit': 'kg',
      description:
        'Above the first kilogram, a remainder up to this rounds down, a larger one up. 0: every remainder rounds up.',
      examples: [0.3],
    }),
    min_weight_kg: Type.Integer({
      minimum: 1,
      'x-unit': 'kg',
      description: 'The least that is charged.',
      examples: [1],
    }),
    max_cod: Type.Integer({
      minimum: 0,
      'x-unit': 'rupiah',
      description: 'The most that it collects from a recipient; 0 without COD.',
      examples: [10_000_000],
    }),
    cut_off_time: clock({
      description: 'Until when a parcel counts for the same day, in the time zone of the warehouse.',
      examples: ['16:00'],
    }),
  },
  { title: 'CourierService', description: 'One service of a courier.' },
)

const courier = Type.Object(
  {
    courier_code: Type.String({ description: 'What rates and orders name it by.', examples: [sample.courierCode] }),
    name: Type.String({ description: 'Name of the courier, for people.', examples: [sample.courierName] }),
    type: oneOf(courierTypes, {
      description: '`express`: parcels. `cargo`: heavy goods, from 10 kg. `instant`: within a city, within hours.',
      examples: ['express'],
    }),
    services: Type.Array(service, { description: 'Its services in the order of their codes.' }),
  },
  { title: 'Courier', description: 'A courier with its services.' },
)

/** What the sample's services have in common. */
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
  summary: 'The couriers (ekspedisi) and their services, with what each can do and how it counts weight.',
  description: `
Lists every courier and service that you can ship with now, and the rules of its services: whether they collect cash, insure, pick up, and how a weight becomes kilograms.

## When to call it
To fill a settings screen or to know a limit in advance, about once a day. What a shipment costs, and which services carry it, is the question of POST /rate/v2.

## How to read it
- An order names a service by \`courier_code\` and \`service_code\` together. The codes stay; the names may change.
- \`cod: true\` says that the service collects cash somewhere. For one district, see \`cod_available\` of the rate card, or ask POST /rate/v2 with \`payment_method: COD\`.
- \`max_cod\` limits what one parcel may collect.
- \`cut_off_time\` is a clock time at the warehouse. See the SLA page for how it counts.

The couriers of the first start are a SAMPLE: invented, named so, with invented prices. They stand for no real courier.

## Before and after
Before: nothing. After: POST /rate/v2 with \`courier_codes\`, or POST /order/send/v2.
`,
  request: closed({
    type: Type.Optional(oneOf(courierTypes, { description: 'Only couriers of this type.', examples: ['express'] })),
    cod: Type.Optional(
      flag({
        description:
          '`true`: only services that collect cash, `false`: only those that do not. Couriers that are left without a service are left out.',
        examples: [true],
      }),
    ),
    ...paging,
  }),
  data: page(courier, 'Couriers in the order of their codes.'),
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

import { Type } from 'typebox'
import { defineCall } from '../calls/call.ts'
import { clock, closed, oneOf, page, paging } from '../calls/fields.ts'
import { sample } from './sample.ts'
import { timezones } from './shipment.ts'

const warehouse = Type.Object(
  {
    warehouse_id: Type.String({
      description: 'What rates, orders and the SLA name it by.',
      examples: [sample.warehouseId],
    }),
    code: Type.String({ description: 'Short code, for people. Calls take `warehouse_id`.', examples: ['SAMPLE-JKT'] }),
    name: Type.String({ description: 'Name of the warehouse.', examples: ['SAMPLE Gudang Jakarta'] }),
    address: Type.String({ description: 'Street and number.', examples: ['Jalan Contoh Raya No. 1'] }),
    district_code: Type.String({
      description: 'Its district (kecamatan), where its parcels start. Kemendagri code, as in GET /region.',
      examples: [sample.originDistrict],
    }),
    postal_code: Type.String({ description: 'Postal code.', examples: ['12140'] }),
    latitude: Type.Number({ description: 'Degrees north; south of the equator it is negative.', examples: [-6.2441] }),
    longitude: Type.Number({ description: 'Degrees east.', examples: [106.7991] }),
    timezone: oneOf(timezones, {
      title: 'Timezone',
      description: 'What its clock times are told in: WIB, WITA or WIT.',
      examples: ['Asia/Jakarta'],
    }),
    cut_off_time: clock({
      description: 'An order that is ready until then leaves the same day; a later one on the next operating day.',
      examples: ['15:00'],
    }),
    operating_days: Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), {
      description: 'Weekdays on which it works: 1 Monday to 7 Sunday (ISO 8601).',
      examples: [[1, 2, 3, 4, 5, 6]],
    }),
    contact_name: Type.String({ description: 'Whom couriers ask for.', examples: ['SAMPLE Kepala Gudang Jakarta'] }),
    contact_phone: Type.String({ description: 'Their phone number, E.164.', examples: ['+6281100000001'] }),
    is_active: Type.Boolean({ description: 'Whether orders may leave from it.', examples: [true] }),
  },
  { title: 'Warehouse', description: 'A warehouse of the provider.' },
)

export const listWarehouses = defineCall({
  page: 'warehouse/getlistwarehouse',
  transports: ['query'],
  path: '/warehouse/list',
  access: 'bearer',
  title: 'Get List Warehouse',
  summary: 'The warehouses that parcels leave from, with their places, hours and contacts.',
  description: `
Lists the warehouses. The \`warehouse_id\` of one is what POST /rate/v2, POST /order/send/v2 and GET /sla want to know first: where a parcel starts, and when it can leave.

## When to call it
When your software starts, and about once a day. Inactive warehouses are listed too, so that an order of last month still finds its warehouse; a new order or rate that names one is refused with WAREHOUSE_INACTIVE.

## How to read the times
\`cut_off_time\` and \`operating_days\` are clock time and weekdays in \`timezone\`. 15:00 in Makassar (WITA) is 14:00 in Jakarta (WIB). Indonesia has no daylight saving time. Public holidays are not listed here; GET /sla counts them.

Ids differ between the environments: a \`warehouse_id\` of development names nothing in production.

## Before and after
Before: nothing. After: GET /product/list with \`warehouse_id\` for what it keeps, or POST /rate/v2.
`,
  request: closed({ ...paging }),
  data: page(warehouse, 'Warehouses in the order of their codes.'),
  message: 'Warehouses found.',
  errors: [],
  examples: {
    request: { limit: 50 },
    data: {
      items: [
        {
          warehouse_id: sample.warehouseId,
          code: 'SAMPLE-JKT',
          name: 'SAMPLE Gudang Jakarta',
          address: 'Jalan Contoh Raya No. 1',
          district_code: sample.originDistrict,
          postal_code: '12140',
          latitude: -6.2441,
          longitude: 106.7991,
          timezone: 'Asia/Jakarta',
          cut_off_time: '15:00',
          operating_days: [1, 2, 3, 4, 5, 6],
          contact_name: 'SAMPLE Kepala Gudang Jakarta',
          contact_phone: '+6281100000001',
          is_active: true,
        },
      ],
      next_cursor: null,
    },
  },
})

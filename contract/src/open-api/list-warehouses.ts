import { Type } from 'typebox'
import { defineCall } from '../calls/call.ts'
import { clock, closed, oneOf, page, paging } from '../calls/fields.ts'
import { sample } from './sample.ts'
import { timezones } from './shipment.ts'

const warehouse = Type.Object(
  {
    warehouse_id: Type.String({
      description: 'The EDIS warehouse ID. Use it in rates, orders and the SLA.',
      examples: [sample.warehouseId],
    }),
    code: Type.String({ description: 'Short code for display. Calls use `warehouse_id`.', examples: ['SAMPLE-JKT'] }),
    name: Type.String({ description: 'Name of the warehouse.', examples: ['SAMPLE Gudang Jakarta'] }),
    address: Type.String({ description: 'Street and number.', examples: ['Jalan Contoh Raya No. 1'] }),
    district_code: Type.String({
      description: 'District (kecamatan) that parcels are sent from. Kemendagri code, as in GET /region.',
      examples: [sample.originDistrict],
    }),
    postal_code: Type.String({ description: 'Postal code.', examples: ['12140'] }),
    latitude: Type.Number({ description: 'Degrees north; negative south of the equator.', examples: [-6.2441] }),
    longitude: Type.Number({ description: 'Degrees east.', examples: [106.7991] }),
    timezone: oneOf(timezones, {
      title: 'Timezone',
      description: 'Time zone of the warehouse and its local times: WIB, WITA or WIT.',
      examples: ['Asia/Jakarta'],
    }),
    cut_off_time: clock({
      description: 'Orders ready by this time leave the same day; later ones leave on the next operating day.',
      examples: ['15:00'],
    }),
    operating_days: Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), {
      description: 'Days of the week the warehouse operates, from 1 (Monday) to 7 (Sunday), as in ISO 8601.',
      examples: [[1, 2, 3, 4, 5, 6]],
    }),
    contact_name: Type.String({
      description: 'Contact person for couriers.',
      examples: ['SAMPLE Kepala Gudang Jakarta'],
    }),
    contact_phone: Type.String({
      description: 'Phone number of the contact in E.164 format.',
      examples: ['+6281100000001'],
    }),
    is_active: Type.Boolean({ description: 'Whether orders can be sent from the warehouse.', examples: [true] }),
  },
  { title: 'Warehouse', description: 'An EDIS warehouse.' },
)

export const listWarehouses = defineCall({
  page: 'warehouse/getlistwarehouse',
  transports: ['query'],
  path: '/warehouse/list',
  access: 'bearer',
  title: 'Get List Warehouse',
  summary: 'Returns the warehouses that parcels are sent from, with locations, hours and contacts.',
  description: `
Returns the warehouses. POST /rate/v2, POST /order/send/v2 and GET /sla use \`warehouse_id\` to determine where a parcel is sent from and when it can leave.

## When to call it
When your software starts, and about once a day. Inactive warehouses are included, so that you can still look up the warehouse of an older order. Using one in a new order or rate returns WAREHOUSE_INACTIVE.

## Time zones
\`cut_off_time\` and \`operating_days\` are local to \`timezone\`: 15:00 in Makassar (WITA) is 14:00 in Jakarta (WIB). Indonesia has no daylight saving time. Public holidays are not included here; GET /sla takes them into account.

IDs differ between environments: a \`warehouse_id\` from development does not exist in production.

## Related
Before: none. After: GET /product/list with \`warehouse_id\` for its products, or POST /rate/v2.
`,
  request: closed({ ...paging }),
  data: page(warehouse, 'Warehouses, sorted by code.'),
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

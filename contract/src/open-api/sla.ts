import { Type } from 'typebox'
import { defineCall } from '../calls/call.ts'
import { clock, closed, moment, oneOf } from '../calls/fields.ts'
import { sample } from './sample.ts'
import * as fields from './shipment-fields.ts'
import * as shipment from './shipment.ts'

export const dayTypes = ['working', 'calendar'] as const

export const sla = defineCall({
  page: 'sla',
  transports: ['query'],
  path: '/sla',
  access: 'bearer',
  title: 'SLA',
  summary: 'Returns the promised delivery time of a service for a parcel that is ready at a given time.',
  description: `
Returns the promised delivery time of one service on one route, with the values used to calculate it. POST /rate/v2 and POST /order/send/v2 return the same promise, calculated from the time of the request.

## When to call it
To show a delivery date before checkout, such as "order within 2 hours and get it on Wednesday", or to check another day with \`ready_at\`.

## How the promise is calculated
The calculation uses the time zone of the origin: WIB, WITA or WIT.

1. **Cut-off.** The earlier \`cut_off_time\` of the warehouse and the service. A parcel that is ready exactly at the cut-off, to the millisecond, is on time; a later one counts for the next day.
2. **Day 0.** The day the parcel is handed over: that day if the warehouse is open, otherwise the next day it is. Warehouses are open on their \`operating_days\`, except public holidays. On Sundays, they hand over parcels only to services that count calendar days. With \`origin_district\`, you hand over the parcel yourself: any day except public holidays, and only the cut-off of the service applies.
3. **Days.** \`etd_max_days\` are added to day 0 according to \`day_type\`. \`working\`: Monday to Saturday, except public holidays. \`calendar\`: every day.
4. **Promise.** Delivery is promised by the end of the last day, at 23:59:59.999 in the time zone of the origin.

## Example: a holiday weekend
A parcel is ready in Jakarta on Thursday, 24 December 2026, at 16:10. The warehouse has a cut-off of 15:00 and operates Monday to Saturday. Friday is Christmas.

| Day | What happens | 3 working days | 2 calendar days |
|---|---|---|---|
| Thu 24 | after the cut-off | – | – |
| Fri 25 | Christmas, closed | – | – |
| Sat 26 | open: handed over | day 0 | day 0 |
| Sun 27 | | does not count | day 1 |
| Mon 28 | | day 1 | **day 2** |
| Tue 29 | | day 2 | |
| Wed 30 | | **day 3** | |

The service that counts working days promises 30 December; the one that counts calendar days promises 28 December. If the parcel is ready by 15:00, it leaves on Thursday, and the dates are 29 and 26 December.

## Public holidays
EDIS maintains a table of public holidays, based on the joint ministerial decree (SKB 3 Menteri) of each year. Collective leave days (cuti bersama) count as holidays only if they are in this table.

## Related
Before: GET /warehouse/list or GET /region for origin and destination, GET /expedisi/list for the service. After: POST /rate/v2 for the price.
`,
  request: closed({
    origin_district: Type.Optional(
      fields.originDistrict('Origin of the parcel. Send exactly one of `warehouse_id` and `origin_district`.'),
    ),
    warehouse_id: Type.Optional(
      fields.warehouseId('Origin of the parcel. Send exactly one of `warehouse_id` and `origin_district`.'),
    ),
    destination_district: fields.destinationDistrict('Destination of the parcel.'),
    courier_code: fields.courierCode('The courier to use.'),
    service_code: fields.serviceCode('The service to use.'),
    ready_at: Type.Optional(
      moment({
        description:
          'When the parcel is ready: RFC 3339 with UTC offset, year 2000 to 2199. Default: now. In a query string, encode the `+` of the offset as `%2B`.',
        examples: ['2026-12-24T16:10:00+07:00'],
      }),
    ),
  }),
  data: Type.Object({
    courier_code: Type.String({ description: 'Courier code.', examples: ['SAMPLE-NUSANTARA'] }),
    service_code: Type.String({ description: 'Service code.', examples: ['REG'] }),
    ...shipment.etd,
    day_type: oneOf(dayTypes, {
      description: '`working`: Monday to Saturday, except public holidays. `calendar`: every day.',
      examples: ['working'],
    }),
    cut_off_time: clock({ description: 'The cut-off time used for the calculation.', examples: ['15:00'] }),
    timezone: oneOf(shipment.timezones, {
      title: 'Timezone',
      description: 'Time zone of the origin, used for the calculation.',
      examples: ['Asia/Jakarta'],
    }),
    promised_at: shipment.promisedAt,
  }),
  message: 'SLA found.',
  errors: ['WAREHOUSE_NOT_FOUND', 'COURIER_NOT_FOUND'],
  fieldErrors: ['REGION_NOT_FOUND', 'WAREHOUSE_INACTIVE', 'SERVICE_NOT_AVAILABLE'],
  examples: {
    request: {
      warehouse_id: sample.warehouseId,
      destination_district: sample.destinationDistrict,
      courier_code: 'SAMPLE-NUSANTARA',
      service_code: 'REG',
      ready_at: '2026-12-24T16:10:00+07:00',
    },
    data: {
      courier_code: 'SAMPLE-NUSANTARA',
      service_code: 'REG',
      etd_min_days: 2,
      etd_max_days: 3,
      day_type: 'working',
      cut_off_time: '15:00',
      timezone: 'Asia/Jakarta',
      promised_at: '2026-12-30T23:59:59.999+07:00',
    },
  },
})

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
  summary: 'Until when a service promises to deliver a parcel that is ready at a given moment.',
  description: `
Tells the promise of one service on one route, and what it was counted from. POST /rate/v2 and POST /order/send/v2 answer with the same promise, counted from the moment of the call.

## When to call it
To show a date before there is a basket, such as "order within 2 hours and get it on Wednesday", or to ask about another day with \`ready_at\`.

## How the promise is counted
By the clock and calendar of the place that the parcel starts from, in its own time zone: WIB, WITA or WIT.

1. **The cut-off.** The earlier of the warehouse's and the service's \`cut_off_time\`. A parcel that is ready at the cut-off, to the millisecond, is in time; a later one is of the next day.
2. **Day 0**, on which it is handed over: that day, if the warehouse is open on it, else the next day that it is. It is open on its \`operating_days\`, but not on public holidays; to a service that counts working days it hands nothing over on a Sunday. From an \`origin_district\` you hand over yourself: every day but public holidays, and the cut-off is the service's alone.
3. **The days.** From day 0, \`etd_max_days\` are counted by \`day_type\`. \`working\`: Monday to Saturday without public holidays. \`calendar\`: all days.
4. **The end.** The promise ends with the last of them, at 23:59:59.999 in the origin's time zone.

## An example over a holiday weekend
A parcel is ready in Jakarta on Thursday, 24 December 2026, at 16:10. The warehouse's cut-off is 15:00, it works from Monday to Saturday, and Friday is Christmas.

| Day | What happens | 3 working days | 2 calendar days |
|---|---|---|---|
| Thu 24 | after the cut-off | – | – |
| Fri 25 | Christmas, closed | – | – |
| Sat 26 | open: handed over | day 0 | day 0 |
| Sun 27 | | does not count | day 1 |
| Mon 28 | | day 1 | **day 2** |
| Tue 29 | | day 2 | |
| Wed 30 | | **day 3** | |

The working-day service promises 30 December, the calendar-day one 28 December. Ready by 15:00, the parcel would have left on Thursday: 29 and 26 December.

## Public holidays
They are a table that we keep, by the joint ministerial decree (SKB 3 Menteri) of each year. Days of collective leave (cuti bersama) count as holidays only where that table lists them.

## Before and after
Before: GET /warehouse/list or GET /region for the ends of the route, GET /expedisi/list for the service. After: POST /rate/v2 for the price.
`,
  request: closed({
    origin_district: Type.Optional(
      fields.originDistrict('Where the parcel starts. Exactly one of this and `warehouse_id`.'),
    ),
    warehouse_id: Type.Optional(
      fields.warehouseId('Where the parcel starts. Exactly one of this and `origin_district`.'),
    ),
    destination_district: fields.destinationDistrict('Where the parcel goes.'),
    courier_code: fields.courierCode('The courier.'),
    service_code: fields.serviceCode('The service.'),
    ready_at: Type.Optional(
      moment({
        description:
          'When the parcel is ready to leave: RFC 3339 with offset, in a year from 2000 to 2199. Absent: now. In a query, write the `+` of an offset as `%2B`.',
        examples: ['2026-12-24T16:10:00+07:00'],
      }),
    ),
  }),
  data: Type.Object({
    courier_code: Type.String({ description: 'The courier.', examples: ['SAMPLE-NUSANTARA'] }),
    service_code: Type.String({ description: 'Its service.', examples: ['REG'] }),
    ...shipment.etd,
    day_type: oneOf(dayTypes, {
      description: '`working`: Monday to Saturday without public holidays. `calendar`: all days.',
      examples: ['working'],
    }),
    cut_off_time: clock({ description: 'The cut-off that was counted by.', examples: ['15:00'] }),
    timezone: oneOf(shipment.timezones, {
      title: 'Timezone',
      description: 'The time zone of the origin, in which all this is counted.',
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

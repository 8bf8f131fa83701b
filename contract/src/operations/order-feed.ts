import { type Static, Type } from 'typebox'
import { closed, code, oneOf } from '../calls/fields.ts'
import { defineOperationsCall } from '../calls/operations-call.ts'
import { sample, sampleCost, sampleItem, sampleSla } from '../open-api/sample.ts'
import { orderStates } from '../order-states.ts'
import { wholeOrder } from './whole-order.ts'

const position = 'AQCc1rJ4bXlK1q5OQ2mYvZ0vAAAAAAAAEtZE2Hn0a9vLx1dX'

export const readOrderFeed = defineOperationsCall({
  method: 'GET',
  path: '/orders',
  scope: 'orders:read',
  title: 'Read Order Feed',
  summary: 'Every order whole, and again whenever it changes: for systems that keep a copy of the orders.',
  description: `
## How to follow
1. Call it without \`after\`: the feed begins with the oldest order.
2. Store the \`items\`, each over what you have of its \`order_id\`, and \`next_after\` in the same transaction.
3. Call again with \`after\` set to what you stored. \`next_after\` is there in every response, with or without items.
4. Repeat with \`wait=25\` for as long as you run. The response comes when there is something, or after that long, empty. A page with fewer than \`limit\` orders is the end of what there was.

## What is promised
- A reader that keeps \`next_after\` misses no committed change, whatever was being written beside it, through restarts of the reader, of our processes and of the database, and through a failover.
- An order stands once on a page, in its newest state. Of changes that follow each other quickly you see the last alone; GET /orders/find has the history.
- Items stand in the order in which their changes were committed. Of changes that were being committed at the same moment, the one written first comes first.
- An order may come again with nothing new, after a failover above all. Store it again: \`sequence\` never falls, and the same \`sequence\` is the same state.

A change is a new order, a new state, any other line of its history (\`order.scanned\`, a late report), an AWB, a courier’s number, a new cost, a proof of delivery.

## Filters
\`status\` gives the orders that are in that state now: an order that has left it does not come. \`partner_id\` gives one partner’s. A position belongs to the filters that it was given for; with others, \`after\` is refused.

## Positions
A position is opaque, of one environment, and stays good for ever. After the database was restored from a backup a position goes on where it can: what was lost by the restore does not come again, all that is there beyond it does. Where the database knows nothing of the position, the answer is FEED_POSITION_LOST: begin again without \`after\`, and at the end remove from your copy what did not come.

\`examples/mirror-orders.ts\` of our repository does all this in a hundred lines.
`,
  request: closed({
    after: Type.Optional(
      code(100, {
        description: '`next_after` of the last page that you stored, unchanged. Absent: from the beginning.',
        examples: [position],
      }),
    ),
    status: Type.Optional(
      oneOf(orderStates, { description: 'Orders that are in this state now. Absent: all.', examples: ['received'] }),
    ),
    partner_id: Type.Optional(
      code(64, {
        description: 'Orders of this partner. Absent: of all.',
        examples: ['prt_01JCZ0Q8M3V5X7Z9B1D3F5H7K9'],
      }),
    ),
    limit: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 500,
        default: 100,
        description: 'How many orders a page has at most.',
        examples: [500],
      }),
    ),
    wait: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 25,
        default: 0,
        description:
          'How many seconds the response waits for something to tell. Let your client wait longer than that.',
        examples: [25],
      }),
    ),
  }),
  data: Type.Object({
    items: Type.Array(wholeOrder, { description: 'The orders that changed, each in its newest state.' }),
    next_after: Type.String({ description: 'Where to go on: the next call’s `after`.', examples: [position] }),
  }),
  message: 'Orders found.',
  errors: ['FEED_POSITION_LOST'],
  examples: {
    request: { after: position, limit: 500, wait: 25 },
    data: {
      items: [sampleWholeOrder()],
      next_after: 'AQCc1rJ4bXlK1q5OQ2mYvZ0vAAAAAAAAEthE2Hn0cLQ3b9pA',
    },
  },
})

function sampleWholeOrder(): Static<typeof wholeOrder> {
  return {
    order_id: sample.orderId,
    partner_id: 'prt_01JCZ0Q8M3V5X7Z9B1D3F5H7K9',
    partner_name: 'Toko Senja',
    partner_order_id: sample.partnerOrderId,
    status: 'awaiting_pickup',
    sequence: 4,
    awb: sample.awb,
    courier_awb: null,
    tracking_url: null,
    sorting_code: '3171-01',
    warehouse_id: sample.warehouseId,
    courier_code: sample.courierCode,
    service_code: sample.serviceCode,
    delivery_type: 'pickup',
    pickup_schedule: null,
    payment_method: 'COD',
    cod_amount: sample.codAmount,
    insurance: true,
    recipient: {
      name: 'Siti Rahma',
      phone: '+6281234567890',
      address: 'Jalan Merdeka Timur No. 10, RT 01 RW 02',
      district_code: sample.destinationDistrict,
      postal_code: sample.destinationPostalCode,
      latitude: null,
      longitude: null,
    },
    dropship: null,
    cs_id: sample.csId,
    items: [{ product_id: sample.productId, ...sampleItem }],
    weight: { actual_g: 2_200, volumetric_g: 2_000, chargeable_kg: 2 },
    cost: sampleCost,
    cost_adjustment: null,
    sla: sampleSla,
    proof: null,
    note: 'Titip di satpam bila kosong',
    metadata: { channel: 'webstore' },
    created_at: sample.orderedAt,
    updated_at: '2026-11-20T04:05:22.000Z',
  }
}

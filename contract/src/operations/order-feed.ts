import { Type } from 'typebox'
import { closed, code, oneOf } from '../calls/fields.ts'
import { defineOperationsCall } from '../calls/operations-call.ts'
import { orderStates } from '../order-states.ts'
import { sampleWholeOrder, wholeOrder } from './whole-order.ts'

const position = 'AQCc1rJ4bXlK1q5OQ2mYvZ0vAAAAAAAAEtZE2Hn0a9vLx1dX'

export const readOrderFeed = defineOperationsCall({
  method: 'GET',
  path: '/orders',
  scope: 'orders:read',
  keysOnly: true,
  title: 'Read Order Feed',
  summary: 'Returns every order in full, and again each time it changes, for systems that keep a copy of all orders.',
  description: `
## Following the feed
1. Call it without \`after\` to start with the oldest order.
2. Save the \`items\`, replacing any earlier version with the same \`order_id\`, and \`next_after\` in the same transaction.
3. Call again with \`after\` set to the saved \`next_after\`. Every response contains \`next_after\`, with or without items.
4. Repeat with \`wait=25\` for as long as your software runs. The response is sent as soon as there are changes, or empty after the wait. A page with fewer than \`limit\` orders is the last one available.

## Guarantees
- A reader that saves \`next_after\` never misses a committed change, even with concurrent writes, restarts of the reader, the EDIS processes or the database, and database failover.
- An order appears once per page, in its latest version. If several changes follow in quick succession, you may see only the last; GET /orders/find returns the full history.
- Items are in the order their changes were committed. For changes committed at the same time, the one written first comes first.
- An order may be returned again without changes, especially after a failover. Save it again: \`sequence\` never decreases, and the same \`sequence\` is the same version.

A change is a new order, a new status, any other step in its history (\`order.scanned\`, a late report), an AWB, a courier tracking number, a new cost or a proof of delivery.

## Filters
\`status\` returns only orders currently in that status: orders that have left it are not returned. \`partner_id\` returns only the orders of one partner. A position is only valid with the filters it was returned for; with other filters, \`after\` is rejected.

## Positions
A position is opaque, belongs to one environment and never expires. After the database is restored from a backup, a position continues where possible: changes lost in the restore are not returned, and all later ones are. If the database does not know the position, the call returns FEED_POSITION_LOST: start again without \`after\`, and when you reach the end, delete from your copy the orders that were not returned. Orders that EDIS has archived (\`ORDER_KEEP_DAYS\`) are not returned either: keep final orders of that age.

\`examples/mirror-orders.ts\` in the EDIS repository implements this in 100 lines.
`,
  request: closed({
    after: Type.Optional(
      code(100, {
        description: '`next_after` of the last page you saved, unchanged. Omit it to start from the beginning.',
        examples: [position],
      }),
    ),
    status: Type.Optional(
      oneOf(orderStates, {
        description: 'Only orders currently in this status. If omitted, all orders.',
        examples: ['received'],
      }),
    ),
    partner_id: Type.Optional(
      code(64, {
        description: 'Only orders of this partner. If omitted, orders of all partners.',
        examples: ['prt_01JCZ0Q8M3V5X7Z9B1D3F5H7K9'],
      }),
    ),
    limit: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 500,
        default: 100,
        description: 'Maximum number of orders per page.',
        examples: [500],
      }),
    ),
    wait: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 25,
        default: 0,
        description: 'Maximum number of seconds to wait for changes. Set a longer timeout in your client.',
        examples: [25],
      }),
    ),
  }),
  data: Type.Object({
    items: Type.Array(wholeOrder, { description: 'The changed orders, each in its latest version.' }),
    next_after: Type.String({
      description: 'Position to continue from. Send it as `after` in the next request.',
      examples: [position],
    }),
  }),
  message: 'Orders found.',
  errors: ['FEED_POSITION_LOST'],
  examples: {
    request: { after: position, limit: 500, wait: 25 },
    data: {
      items: [sampleWholeOrder],
      next_after: 'AQCc1rJ4bXlK1q5OQ2mYvZ0vAAAAAAAAEthE2Hn0cLQ3b9pA',
    },
  },
})

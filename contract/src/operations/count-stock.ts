import { Type } from 'typebox'
import { closed, code, integer, judgedApart, line, moment, nullable, oneOf } from '../calls/fields.ts'
import { defineOperationsCall } from '../calls/operations-call.ts'
import { sample } from '../open-api/sample.ts'

/** The possible outcomes of a count. */
export const countOutcomes = {
  applied: 'The count is the new stock.',
  stale: 'A later count already exists.',
  in_future: '`as_of` is more than 5 minutes in the future.',
  unknown_sku: 'The product does not exist.',
  unknown_warehouse: 'The warehouse does not exist.',
  malformed: 'A field is missing, unknown or invalid.',
} as const
export type CountOutcomeName = keyof typeof countOutcomes

/** One count. Each count is validated separately. */
export const stockCount = closed({
  warehouse_id: code(64, { description: 'Warehouse of the count.', examples: [sample.warehouseId] }),
  sku: code(64, { description: 'SKU of the counted product.', examples: [sample.sku] }),
  partner_id: Type.Optional(
    code(64, {
      description: 'Partner that owns the product. If omitted, the product of every partner.',
      examples: ['prt_01JCZ0Q8M3V5X7Z9B1D3F5H7K9'],
    }),
  ),
  on_hand: integer(0, 1_000_000_000, {
    description: 'Quantity on hand, including stock reserved for orders.',
    examples: [500],
  }),
  as_of: moment({
    description: 'When the stock was counted, with UTC offset.',
    examples: ['2026-11-20T09:00:00+07:00'],
  }),
})

const count = {
  warehouse_id: sample.warehouseId,
  sku: sample.sku,
  on_hand: 500,
  as_of: '2026-11-20T09:00:00+07:00',
}

export const countStock = defineOperationsCall({
  method: 'PUT',
  path: '/stock',
  scope: 'stock:write',
  title: 'Count Stock',
  summary: 'Updates the stock of warehouses, with up to 1,000 counts per request.',
  description: `
Only the stock in the request changes. Counts are processed separately and in order; an invalid count does not affect the others.

| \`outcome\` | Meaning |
|---|---|
${Object.entries(countOutcomes)
  .map(([name, about]) => `| \`${name}\` | ${about} |`)
  .join('\n')}

Counts can arrive late and in any order: for each warehouse and product, the count with the latest \`as_of\` applies. A count below the reserved stock is accepted too: \`short\` is the missing quantity, and the product cannot be ordered from that warehouse until it is restocked.

## Retries
Send the same counts again until you receive a response.
`,
  request: closed({
    counts: judgedApart(
      1_000,
      { description: 'A count: `warehouse_id`, `sku`, `partner_id` (optional), `on_hand`, `as_of`.' },
      { description: 'The counts.', examples: [[count]] },
    ),
    reason: Type.Optional(line(1, 200, { description: 'Reason for the audit log.', examples: ['Hitung ulang'] })),
  }),
  data: Type.Object({
    results: Type.Array(
      Type.Object({
        warehouse_id: nullable(
          Type.String({
            description: 'As in the count; null if malformed.',
            examples: [sample.warehouseId],
          }),
        ),
        sku: nullable(Type.String({ description: 'As in the count; null if malformed.', examples: [sample.sku] })),
        outcome: oneOf(Object.keys(countOutcomes) as CountOutcomeName[], {
          description: 'Outcome of the count.',
          examples: ['applied'],
        }),
        short: Type.Integer({
          minimum: 0,
          description: 'Quantity reserved by orders beyond the counted stock.',
          examples: [0],
        }),
      }),
      { description: 'Outcome of each count, in the order of the request.' },
    ),
  }),
  message: 'Counts received.',
  errors: [],
  examples: {
    request: { counts: [count, { ...count, sku: 'NO-SUCH-SKU' }] },
    data: {
      results: [
        { warehouse_id: sample.warehouseId, sku: sample.sku, outcome: 'applied', short: 0 },
        { warehouse_id: sample.warehouseId, sku: 'NO-SUCH-SKU', outcome: 'unknown_sku', short: 0 },
      ],
    },
  },
})

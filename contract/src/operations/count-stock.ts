import { Type } from 'typebox'
import { closed, code, integer, judgedApart, moment, nullable, oneOf } from '../calls/fields.ts'
import { defineOperationsCall } from '../calls/operations-call.ts'
import { sample } from '../open-api/sample.ts'

/** What becomes of a count. */
export const countOutcomes = {
  applied: 'It is the stock from now on.',
  stale: 'A later count is known.',
  in_future: '`as_of` is more than 5 minutes ahead of our clock.',
  unknown_sku: 'There is no such product.',
  unknown_warehouse: 'There is no such warehouse.',
  malformed: 'A field is missing, unknown or of another form.',
} as const
export type CountOutcomeName = keyof typeof countOutcomes

/** One count, by which each is judged for itself. */
export const stockCount = closed({
  warehouse_id: code(64, { description: 'Where it was counted.', examples: [sample.warehouseId] }),
  sku: code(64, { description: 'What was counted.', examples: [sample.sku] }),
  partner_id: Type.Optional(
    code(64, {
      description: 'Whose product it is. Absent: every partner’s.',
      examples: ['prt_01JCZ0Q8M3V5X7Z9B1D3F5H7K9'],
    }),
  ),
  on_hand: integer(0, 1_000_000_000, {
    description: 'How many lie there, those that are reserved for orders included.',
    examples: [500],
  }),
  as_of: moment({ description: 'When it was counted, with offset.', examples: ['2026-11-20T09:00:00+07:00'] }),
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
  summary: 'Takes over what was counted in the warehouses, up to 1,000 counts at once.',
  description: `
Only what is named changes. Each count is treated by itself, in the order in which they stand; one bad count stops no other.

| \`outcome\` | What it means |
|---|---|
${Object.entries(countOutcomes)
  .map(([name, about]) => `| \`${name}\` | ${about} |`)
  .join('\n')}

Counts may come late and in any order: of those of one place, the one with the latest \`as_of\` stays. A count below what orders have reserved is taken as well; \`short\` says how many pieces are missing, and nothing of that product can be sold there until they have come.

## Retries
Send the same counts again until there is a response.
`,
  request: closed({
    counts: judgedApart(
      1_000,
      { description: 'A count: `warehouse_id`, `sku`, `partner_id` (optional), `on_hand`, `as_of`.' },
      { description: 'The counts.', examples: [[count]] },
    ),
  }),
  data: Type.Object({
    results: Type.Array(
      Type.Object({
        warehouse_id: nullable(
          Type.String({
            description: 'That of the count; null where it is malformed.',
            examples: [sample.warehouseId],
          }),
        ),
        sku: nullable(
          Type.String({ description: 'That of the count; null where it is malformed.', examples: [sample.sku] }),
        ),
        outcome: oneOf(Object.keys(countOutcomes) as CountOutcomeName[], {
          description: 'What became of it.',
          examples: ['applied'],
        }),
        short: Type.Integer({
          minimum: 0,
          description: 'How many more pieces orders hold than were counted.',
          examples: [0],
        }),
      }),
      { description: 'What became of each count, in their order.' },
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

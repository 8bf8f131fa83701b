import { Type } from 'typebox'
import { defineOperationsCall } from '../calls/operations-call.ts'
import { closed, judgedApart, nullable, oneOf } from '../calls/fields.ts'
import { sample } from '../open-api/sample.ts'
import { orderState } from '../open-api/shipment.ts'
import { reportOrderEvent, reportOutcomes } from './report-order-event.ts'

const { request: report } = reportOrderEvent.examples
const delivered = { external_id: 'wms-77121', awb: sample.awb, status: 'delivered' }

export const reportOrderEvents = defineOperationsCall({
  method: 'POST',
  path: '/order-events/batch',
  scope: 'orders:write',
  title: 'Report Order Events',
  summary: 'Says what happened to up to 500 orders, or up to 500 things that happened to one.',
  description: `
Each report is what POST /order-events takes and is treated in the same way, one after the other in the order in which they stand. One bad report stops no other: one that names no order, or is malformed, is \`refused\` with the error’s code as \`reason\`.

## Retries
Each report commits by itself. After a response that got lost, send the whole batch again: what was taken is answered as it was then.
`,
  request: closed({
    reports: judgedApart(
      500,
      { description: 'A report, with the fields of POST /order-events.' },
      { description: 'The reports.', examples: [[report]] },
    ),
  }),
  data: Type.Object({
    results: Type.Array(
      Type.Object({
        external_id: nullable(
          Type.String({ description: 'That of the report; null when it had none.', examples: ['wms-77120'] }),
        ),
        outcome: oneOf(reportOutcomes, { description: 'What became of it.', examples: ['applied'] }),
        order_id: nullable(
          Type.String({ description: 'Our id of the order; null when none was found.', examples: [sample.orderId] }),
        ),
        status: nullable(orderState('Where the order stood after the report; null when none was found.')),
        reason: nullable(
          Type.String({
            description: 'Why it was refused: a `reason` of POST /order-events, or the code of an error; else null.',
            examples: [null],
          }),
        ),
      }),
      { description: 'What became of each report, in their order.' },
    ),
  }),
  message: 'Reports received.',
  errors: [],
  examples: {
    request: { reports: [report, delivered, { external_id: 'wms-77122', awb: 'EDT0', status: 'delivered' }] },
    data: {
      results: [
        {
          external_id: 'wms-77120',
          outcome: 'applied',
          order_id: sample.orderId,
          status: 'delivery_failed',
          reason: null,
        },
        { external_id: 'wms-77121', outcome: 'applied', order_id: sample.orderId, status: 'delivered', reason: null },
        { external_id: 'wms-77122', outcome: 'refused', order_id: null, status: null, reason: 'ORDER_NOT_FOUND' },
      ],
    },
  },
})

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
  summary: 'Reports up to 500 events, of one or several orders.',
  description: `
Each report has the fields of POST /order-events and is processed in the same way, one after the other in order. An invalid report does not affect the others: if it matches no order or is malformed, it is \`refused\` with the error code as \`reason\`.

## Retries
An applied report stays applied, whatever becomes of those after it. If a response is lost, send the whole batch again: reports that were already processed return their first result.
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
          Type.String({ description: 'As in the report; null if it had none.', examples: ['wms-77120'] }),
        ),
        outcome: oneOf(reportOutcomes, { description: 'Outcome of the report.', examples: ['applied'] }),
        order_id: nullable(
          Type.String({ description: 'The EDIS order ID; null if no order was found.', examples: [sample.orderId] }),
        ),
        status: nullable(orderState('Order status after the report; null if no order was found.')),
        reason: nullable(
          Type.String({
            description:
              'Why the report was refused: a `reason` of POST /order-events or an error code; otherwise null.',
            examples: [null],
          }),
        ),
      }),
      { description: 'Outcome of each report, in the order of the request.' },
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

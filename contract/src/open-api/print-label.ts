import { Type } from 'typebox'
import { defineCall } from '../calls/call.ts'
import { closed, ids, oneOf } from '../calls/fields.ts'
import { sample } from './sample.ts'

export const labelFormats = ['pdf', 'zpl'] as const
export const labelLayouts = ['a6', 'a4x4'] as const
export type LabelFormat = (typeof labelFormats)[number]
export type LabelLayout = (typeof labelLayouts)[number]
/** In one file. */
export const mostLabels = 100

/** What is asked of labels, by partners and by the provider's systems alike. */
export const labelRequest = closed({
  order_id: ids(mostLabels, {
    description: `The order, or up to ${mostLabels}, separated by commas; or \`order_id\` several times. One label each, in this order.`,
    examples: [sample.orderId],
  }),
  format: Type.Optional(
    oneOf(labelFormats, {
      default: 'pdf',
      description: '`pdf`: for any printer. `zpl`: for label printers that read ZPL II.',
      examples: ['pdf'],
    }),
  ),
  layout: Type.Optional(
    oneOf(labelLayouts, {
      default: 'a6',
      description: 'Of a PDF. `a6`: a page for each label. `a4x4`: four on a page of A4, to be cut.',
      examples: ['a6'],
    }),
  ),
})

export const labelFile = {
  'application/pdf': 'Labels as a PDF.',
  'application/zpl': 'Labels in ZPL II, for 203 dpi and labels of 100 × 150 mm, in UTF-8.',
}

/** What stands on a label and when there is one: of both references. */
export const labelProse = `
## What is on it
The AWB as a Code 128 barcode and in letters, the sorting code, courier and service, sender and recipient, what the courier collects (COD), weight, contents, your note, your \`partner_order_id\`. Its words are Indonesian, as on any courier's label. Of a long list of contents, the first lines are printed, with the number of the rest.

- The sender is \`dropship\` where the order has it, else the partner's name with the phone number of the warehouse.
- The sorting code is that of Send Order: city and district of the recipient's Kemendagri code, \`3171-01\` for \`31.71.01\`. The postal code stands beside it.
- The barcode holds the AWB alone, without spaces.
- Labels of development are marked as samples and must not be shipped.
- Letters that the font lacks, such as Chinese ones or pictures, are printed as a box.

## When there is one
From \`awaiting_pickup\` on, when the order has its AWB: before that the answer is AWB_NOT_READY. A label can be printed again at any time later. An order that is cancelled or rejected has none: LABEL_NOT_AVAILABLE. While a cancel is requested there still is one.

Of several orders, one that has no label refuses the whole request; \`details.order_id\` says which one. Take it out and ask again.
`

export const printLabel = defineCall({
  page: 'order/label',
  transports: ['query'],
  path: '/order/label',
  access: 'bearer',
  title: 'Print Label',
  summary: 'The shipping labels of orders, as a file to print.',
  description: `
A PDF or ZPL file with a label for each order, for partners whose own warehouse packs. The answer to a success is the file itself, with its media type and a name in Content-Disposition; failures are JSON, as everywhere.

## When to call it
When you pack, after the webhook event \`order.awaiting_pickup\`. If our warehouse packs for you, it prints the labels and you need none of this.

${labelProse.trim()}

## Formats
- \`format=pdf\` has a page of A6 (105 × 148 mm) for each label. With \`layout=a4x4\` there are four on each page of A4; cut along the lines.
- \`format=zpl\` is for label printers: send the file to the printer as it is. It is made for 203 dpi and labels of 100 × 150 mm. \`layout\` has no meaning there.

## Before and after
Before: POST /order/send/v2, and the event \`order.awaiting_pickup\`. After: the courier scans the label, and webhooks or GET /order/track tell the rest.
`,
  request: labelRequest,
  data: Type.Null({ description: 'A success is a file.', examples: [null] }),
  file: labelFile,
  message: 'Labels printed.',
  errors: ['ORDER_NOT_FOUND', 'AWB_NOT_READY', 'LABEL_NOT_AVAILABLE'],
  examples: { request: { order_id: sample.orderId, format: 'pdf', layout: 'a6' }, data: null },
})

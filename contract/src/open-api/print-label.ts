import { Type } from 'typebox'
import { defineCall } from '../calls/call.ts'
import { closed, ids, oneOf } from '../calls/fields.ts'
import { sample } from './sample.ts'

export const labelFormats = ['pdf', 'zpl'] as const
export const labelLayouts = ['a6', 'a4x4'] as const
export type LabelFormat = (typeof labelFormats)[number]
export type LabelLayout = (typeof labelLayouts)[number]
/** In one file. */
export const maxLabels = 100

/** The request for labels, for partners and for the provider's systems. */
export const labelRequest = closed({
  order_id: ids(maxLabels, {
    description: `One order ID, or up to ${maxLabels} separated by commas. You can also repeat \`order_id\`. Labels are printed in the order you list them.`,
    examples: [sample.orderId],
  }),
  format: Type.Optional(
    oneOf(labelFormats, {
      default: 'pdf',
      description: '`pdf`: for any printer. `zpl`: for label printers that support ZPL II.',
      examples: ['pdf'],
    }),
  ),
  layout: Type.Optional(
    oneOf(labelLayouts, {
      default: 'a6',
      description: 'Layout of a PDF. `a6`: one label per A6 page. `a4x4`: four labels per A4 page, to cut apart.',
      examples: ['a6'],
    }),
  ),
})

export const labelFile = {
  'application/pdf': 'Labels as a PDF.',
  'application/zpl': 'Labels in ZPL II, for 203 dpi and 100 × 150 mm labels, in UTF-8.',
}

/** What a label contains and when it is available, for both references. */
export const labelProse = `
## Label contents
The AWB as a Code 128 barcode and as text, the sorting code, courier and service, sender and recipient, COD amount, weight, contents, your note and your \`partner_order_id\`. Labels are in Indonesian, like any courier label. If the list of contents is too long, the label shows the first lines and the number of remaining items.

- The sender is \`dropship\` if the order has it, otherwise the partner's name with the phone number of the warehouse.
- The sorting code is the one returned by Send Order: city and district of the recipient's Kemendagri code, \`3171-01\` for \`31.71.01\`. It is followed by the postal code.
- The barcode contains only the AWB, without spaces.
- Labels from development are marked as samples. Do not ship parcels with them.
- Characters that the font does not support, such as Chinese characters and emoji, are printed as boxes.

## Availability
Labels are available from \`awaiting_pickup\`, when the order has an AWB; before that, the call returns AWB_NOT_READY. You can print a label again at any time. Cancelled and rejected orders have no label: the call returns LABEL_NOT_AVAILABLE. Orders with a pending cancel request still have one.

If you request several orders and one has no label, the whole request fails. Leave out the order in \`details.order_id\` and send the request again.
`

export const printLabel = defineCall({
  page: 'order/label',
  transports: ['query'],
  path: '/order/label',
  access: 'bearer',
  title: 'Print Label',
  summary: 'Returns shipping labels as a printable file.',
  description: `
Returns a PDF or ZPL file with one label per order, for partners who pack orders in their own warehouse. A successful response is the file itself, with its media type and a file name in Content-Disposition. Errors are JSON, as for every call.

## When to call it
When you pack the order, after the webhook event \`order.awaiting_pickup\`. If an EDIS warehouse packs your orders, it prints the labels and you do not need this call.

${labelProse.trim()}

## Formats
- \`format=pdf\` returns one A6 page (105 × 148 mm) per label. With \`layout=a4x4\`, it returns four labels per A4 page; cut along the lines.
- \`format=zpl\` is for label printers: send the file to the printer unchanged. It is designed for 203 dpi and 100 × 150 mm labels. \`layout\` does not apply.

## Related
Before: POST /order/send/v2, and the event \`order.awaiting_pickup\`. After: webhooks or GET /order/track, once the courier has scanned the label.
`,
  request: labelRequest,
  data: Type.Null({ description: 'A successful response is a file.', examples: [null] }),
  file: labelFile,
  message: 'Labels printed.',
  errors: ['ORDER_NOT_FOUND', 'AWB_NOT_READY', 'LABEL_NOT_AVAILABLE'],
  examples: { request: { order_id: sample.orderId, format: 'pdf', layout: 'a6' }, data: null },
})

import { Type } from 'typebox'
import { defineOperationsCall } from '../calls/operations-call.ts'
import { labelFile, labelProse, labelRequest } from '../open-api/print-label.ts'
import { sample } from '../open-api/sample.ts'

export const printLabels = defineOperationsCall({
  method: 'GET',
  path: '/orders/label',
  scope: 'orders:read',
  keysOnly: true,
  title: 'Print Labels',
  summary: 'Returns shipping labels as a printable file.',
  description: `
Returns a PDF or ZPL file with one label per order, of any partner. A successful response is the file itself, with its media type and a file name in Content-Disposition. Errors are JSON, as for every call.

${labelProse.trim()}
`,
  request: labelRequest,
  data: Type.Null({ description: 'A successful response is a file.', examples: [null] }),
  file: labelFile,
  message: 'Labels printed.',
  errors: ['ORDER_NOT_FOUND', 'AWB_NOT_READY', 'LABEL_NOT_AVAILABLE'],
  examples: { request: { order_id: sample.orderId, format: 'zpl' }, data: null },
})

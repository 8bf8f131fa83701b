import { Type } from 'typebox'
import { defineOperationsCall } from '../calls/operations-call.ts'
import { labelFile, labelProse, labelRequest } from '../open-api/print-label.ts'
import { sample } from '../open-api/sample.ts'

export const printLabels = defineOperationsCall({
  method: 'GET',
  path: '/orders/label',
  scope: 'orders:read',
  title: 'Print Labels',
  summary: 'The shipping labels of orders, as a file to print.',
  description: `
A PDF or ZPL file with a label for each order, of any partner. The response to a success is the file itself, with its media type and a name in Content-Disposition; failures are JSON, as everywhere.

${labelProse.trim()}
`,
  request: labelRequest,
  data: Type.Null({ description: 'A success is a file.', examples: [null] }),
  file: labelFile,
  message: 'Labels printed.',
  errors: ['ORDER_NOT_FOUND', 'AWB_NOT_READY', 'LABEL_NOT_AVAILABLE'],
  examples: { request: { order_id: sample.orderId, format: 'zpl' }, data: null },
})

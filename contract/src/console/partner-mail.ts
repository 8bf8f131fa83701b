import { Type } from 'typebox'
import { defineConsoleCall } from '../calls/console-call.ts'
import { closed, code, line, lines } from '../calls/fields.ts'
import { reasonField } from '../operations/partner-fields.ts'
import { ofOnePartner } from './partner-parts.ts'

export const mailPartnerByHand = defineConsoleCall({
  method: 'POST',
  path: '/console/api/partners/{partner_id}/mail',
  role: 'operations',
  title: 'Write to partner',
  summary: 'Sends an email to the owners of a partner. The timeline of the order that it is about shows it.',
  request: closed({
    ...ofOnePartner,
    subject: line(3, 120, { description: 'Subject.', examples: ['Your webhook'] }),
    text: lines(10, 5_000, { description: 'Plain text.', examples: ['Your endpoint has returned 500 since Monday.'] }),
    order_id: Type.Optional(
      code(64, {
        description: 'The order of the partner that it is about.',
        examples: ['ord_01JD3P7M2XA4C6E8G0J2K4M608'],
      }),
    ),
    reason: reasonField('Why, for the audit log.'),
  }),
  data: Type.Object({ mails: Type.Integer({ description: 'How many were sent.' }) }),
  message: 'Email sent.',
  errors: ['PARTNER_NOT_FOUND', 'ORDER_NOT_FOUND'],
})

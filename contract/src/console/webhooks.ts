import { Type } from 'typebox'
import { defineConsoleCall } from '../calls/console-call.ts'
import { closed, code, flag, moment, page, paging, text } from '../calls/fields.ts'
import { reasonField } from '../operations/partner-fields.ts'
import { failingWebhook, refusedReport } from './today.ts'

export const listFailingWebhooks = defineConsoleCall({
  method: 'GET',
  path: '/console/api/webhooks',
  role: 'support',
  title: 'List failing webhooks',
  summary:
    'Returns the failing webhooks of all partners, including those disabled for failing. The longest failing come first.',
  request: closed({
    ...paging,
    search: Type.Optional(
      text(100, { description: 'Part of the partner’s name or email, or of the URL.', examples: ['senja'] }),
    ),
  }),
  data: page(failingWebhook, 'The webhooks.'),
  message: 'Webhooks found.',
  errors: [],
})

export const replayWebhook = defineConsoleCall({
  method: 'POST',
  path: '/console/api/webhooks/{webhook_id}/replay',
  role: 'operations',
  title: 'Replay webhook',
  summary: 'Resends missed webhook deliveries in the background.',
  request: closed({
    webhook_id: code(64, { description: 'The webhook.', examples: ['whk_01JD3M8T5K2VQ4W8Z6Y0R1S2T3'] }),
    since: Type.Optional(
      moment({ description: 'Only events since this time. Default: all.', examples: ['2026-11-20T00:00:00Z'] }),
    ),
    enable: Type.Optional(
      flag({
        description: 'Also enables the webhook if it is disabled. Events of a disabled webhook wait.',
        examples: [true],
      }),
    ),
    reason: reasonField('Why, for the audit log.'),
  }),
  data: Type.Object({ replay_id: Type.String() }),
  message: 'Replay started.',
  errors: ['WEBHOOK_NOT_FOUND'],
})

export const listRefusedReports = defineConsoleCall({
  method: 'GET',
  path: '/console/api/reports',
  role: 'support',
  title: 'List refused reports',
  summary: 'Returns reports of couriers and warehouses that were refused in the last 180 days, newest first.',
  request: closed({
    ...paging,
    search: Type.Optional(
      text(64, {
        description: 'AWB, courier AWB or number of the order, or ID of the report.',
        examples: ['EDS1000004772'],
      }),
    ),
    reason: Type.Optional(code(64, { description: 'Why they were refused.', examples: ['ORDER_CLOSED'] })),
  }),
  data: page(refusedReport, 'The reports.'),
  message: 'Reports found.',
  errors: [],
})

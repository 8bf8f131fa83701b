import { Type } from 'typebox'
import { defineConsoleCall } from '../calls/console-call.ts'
import { closed, code, moment, page, paging } from '../calls/fields.ts'
import { reasonField } from '../operations/partner-fields.ts'
import { failingWebhook, refusedReport } from './today.ts'

export const listFailingWebhooks = defineConsoleCall({
  method: 'GET',
  path: '/console/api/webhooks',
  role: 'support',
  title: 'List failing webhooks',
  summary:
    'Returns the failing webhooks of all partners, including those disabled for failing. The longest failing come first.',
  request: closed(paging),
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
  request: closed(paging),
  data: page(refusedReport, 'The reports.'),
  message: 'Reports found.',
  errors: [],
})

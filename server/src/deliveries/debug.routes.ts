import { deliveryBody, deliveryHeaders, faultInWords, signedContent } from '@edis/contract/webhooks/deliveries'
import { failureReasons } from '@edis/contract/order-states'
import { debugWebhook } from '@edis/contract/portal-calls/webhooks'
import { faultsIn } from '@edis/contract/webhooks/messages'
import { type WebhookEventName, webhookEvents } from '@edis/contract/webhooks/webhook-events'
import { webhookExamples, type WebhookPayload } from '@edis/contract/webhooks/webhook-payload'
import { newId } from '../database/id.ts'
import type { ApiDoor } from '../http/doors/api-door.ts'
import { Failure, fieldFault, type FieldFault, preferredLanguage } from '../http/doors/failure.ts'
import { type RateLimit, refuseOverLimit } from '../http/gate/rate-limit.ts'
import { judgeWebhookUrl, newWebhookSecret, urlMessage } from '../webhooks/webhooks.ts'
import { signatureOf, signingKey } from './deliveries.ts'
import type { Sender } from './sending/sender.ts'

type Parts = {
  sender: Sender
  /** The partner's webhook of that URL, with its secret in the open. */
  secretOf: (partnerId: string, url: string) => Promise<{ webhookId: string; secret: string } | null>
  allowPrivate: boolean
  rateLimit: RateLimit
  now: () => Date
}

const maxAnswered = 64 * 1024

/** Test events: posted once, while the partner waits, and written down nowhere. */
export function debugRoutes(door: ApiDoor, { sender, secretOf, allowPrivate, rateLimit, now }: Parts): void {
  door.answer(
    debugWebhook,
    async ({ fields, caller, headers: asked }) => {
      const known = webhookEvents.find(({ name }) => name === fields.event)
      const judged = judgeWebhookUrl(fields.uri, { environment: door.environment, allowPrivate })
      const faults: FieldFault[] = []
      if (!known) faults.push({ field: 'event', error: 'EVENT_UNKNOWN' })
      if ('error' in judged) faults.push(fieldFault('uri', judged.error, urlMessage(fields.uri, judged.error)))
      if (!known || 'error' in judged) throw new Failure('VALIDATION_FAILED', { faults })
      refuseOverLimit(rateLimit.count(caller.partnerId))

      const id = newId('evt')
      const timestamp = Math.floor(now().getTime() / 1_000)
      const body = deliveryBody(sampleOf(known.name, fields, id, now()))
      const owned = await secretOf(caller.partnerId, judged.url)
      const secret = owned?.secret ?? newWebhookSecret()
      const headers = deliveryHeaders({
        id,
        timestamp,
        signature: signatureOf([signingKey(secret)], id, timestamp, body),
      })
      const language = preferredLanguage(asked['accept-language'])
      const exchange = await sender.post(judged.url, headers, body, { keep: maxAnswered })
      return {
        request: { headers, body },
        response:
          exchange.httpStatus === null
            ? null
            : {
                status: exchange.httpStatus,
                headers: exchange.responseHeaders ?? {},
                body: exchange.responseBody ?? '',
                duration_ms: exchange.durationMs,
              },
        error: exchange.fault === null ? null : faultInWords(exchange.fault, exchange.detail, faultsIn(language)),
        fault: exchange.fault,
        signature: {
          base_string: signedContent(id, timestamp, body),
          webhook_id: owned?.webhookId ?? null,
          secret: owned ? null : secret,
        },
      }
    },
    { waitsForOthers: true },
  )
}

type Wanted = { order_id?: string; reason?: string; awb?: string }

/** The event's example with what the partner asked for in it. */
function sampleOf(event: WebhookEventName, { order_id, reason, awb }: Wanted, id: string, now: Date): WebhookPayload {
  const example = webhookExamples[event]
  const isCode = (failureReasons as readonly (string | undefined)[]).includes(reason)
  return {
    ...example,
    id,
    occurred_at: now.toISOString(),
    data: {
      ...example.data,
      ...(order_id !== undefined && { order_id }),
      ...(awb !== undefined && { awb }),
      ...(reason !== undefined && (isCode ? { reason_code: reason, reason: null } : { reason })),
    },
  }
}

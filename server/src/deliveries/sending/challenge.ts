import {
  type DeliveryFault,
  deliveryBody,
  deliveryHeaders,
  faultInWords,
  type SeenFault,
} from '@edis/contract/webhooks/deliveries'
import type { ChallengeExchange } from '@edis/contract/portal-calls/review'
import { webhookExamples } from '@edis/contract/webhooks/webhook-payload'
import { newId } from '../../database/id.ts'
import { withoutSecrets } from '../../http/gate/own-secrets.ts'
import { loggedBody } from '../../requests/requests.ts'
import { newWebhookSecret } from '../../webhooks/webhooks.ts'
import { type Exchange, signatureOf, signingKey } from '../deliveries.ts'
import type { Sender } from './sender.ts'

/** How old a stale delivery says it is, in seconds. */
const staleBy = 3_600
/** Of the headers that were answered, in UTF-16 units. */
const maxHeadersLength = 10_000

type Challenge = { url: string; secret: string; kind: 'forged' | 'stale'; now: Date }
export type Challenged = Pick<Exchange, 'durationMs'> & {
  /** Of the event that must be rejected; null: it was not answered, or not sent. */
  httpStatus: number | null
  /** Whether the genuine event was answered 2xx. */
  accepted: boolean
  rejected: boolean
  exchange: ChallengeExchange
}

/** As it is kept: with the fault, which is put into words when it is read. `error`: for versions that read that alone. */
type Answered = Pick<ChallengeExchange, 'response' | 'error'> & Partial<SeenFault>
type Posted = NonNullable<ChallengeExchange['genuine']> & Partial<SeenFault>

/** How a careful receiver says that a signature is wrong: a receiver that is down, or lost, says something else. */
const rejections: readonly (number | null)[] = [400, 401, 403]

/**
 * Posts a genuine event, and when that was accepted, one that a careful receiver rejects: signed with a secret that is
 * not the webhook's, or an hour ago. A receiver that refuses everything rejects nothing.
 */
export async function challengeReceiver(sender: Sender, { url, secret, kind, now }: Challenge): Promise<Challenged> {
  const genuine = await post('genuine')
  const accepted = genuine.http_status !== null && genuine.http_status >= 200 && genuine.http_status <= 299
  const { http_status: httpStatus, duration_ms: durationMs, ...answered } = accepted ? await post(kind) : notSent
  const rejected = rejections.includes(httpStatus)
  return { accepted, rejected, httpStatus, durationMs, exchange: { url, genuine, ...answered } }

  async function post(what: 'genuine' | 'forged' | 'stale'): Promise<Posted> {
    const id = newId('evt')
    const timestamp = Math.floor(now.getTime() / 1_000) - (what === 'stale' ? staleBy : 0)
    const body = deliveryBody({ ...webhookExamples['order.delivered'], id, occurred_at: now.toISOString() })
    const signature = signatureOf([signingKey(what === 'forged' ? newWebhookSecret() : secret)], id, timestamp, body)
    const headers = deliveryHeaders({ id, timestamp, signature })
    const exchange = await sender.post(url, headers, body)
    return {
      request: { headers, body },
      ...answerIn(exchange, secret),
      http_status: exchange.httpStatus,
      duration_ms: exchange.durationMs,
    }
  }
}

const notSent: Posted = { request: null, response: null, error: null, http_status: null, duration_ms: 0 }

/** What of an answer is kept as evidence. A receiver may well tell what it has compared, the secret with it. */
export function answerIn(
  { fault, detail, httpStatus, responseHeaders, responseBody }: Exchange,
  secret: string,
): Answered {
  const bare = secret.replace(/^whsec_/, '')
  const ways = [bare, encodeURIComponent(bare), bare.replaceAll('/', '\\/')]
  const tame = (text: string) => ways.reduce((left, way) => left.replaceAll(way, '•••'), withoutSecrets(text))
  const headers: Record<string, string> = {}
  let length = 0
  for (const [name, value] of Object.entries(responseHeaders ?? {})) {
    length += name.length + value.length
    if (length > maxHeadersLength) break
    headers[name] = secretHeader.test(name) ? '•••' : tame(value)
  }
  // That it said no is no fault here.
  const failed = fault === null || refusals.includes(fault) ? null : { fault, detail }
  return {
    response: httpStatus === null ? null : { headers, body: tame(tameBody(responseBody ?? '')) },
    error: failed && faultInWords(failed.fault, failed.detail),
    ...failed,
  }
}

const refusals: readonly DeliveryFault[] = ['STATUS', 'REDIRECT', 'GONE']
const secretHeader = /cookie|authorization|token|secret|key/i

/** JSON as the log keeps it; of what was cut off, nobody knows what is secret. */
function tameBody(body: string): string {
  if (!/^\s*[[{]/.test(body)) return body
  try {
    return loggedBody(JSON.parse(body)) ?? ''
  } catch {
    return ''
  }
}

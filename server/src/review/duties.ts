import { decidedBy, type Facts, type Finding, nothingFound, type SeenChallenge, type SeenSend, shown } from './facts.ts'

/** Windows of the rate limit start on whole minutes. A second of it is given away to clocks. */
const windowMs = 60_000
const grace = 1_000

/** What the facts say of a duty. */
export function judgeDuty(entryId: string, facts: Facts): Finding {
  return duties[entryId]?.(facts) ?? nothingFound
}

const duties: Record<string, (facts: Facts) => Finding> = {
  'duty-token-refreshed': ({ expiry: { expired, refreshed, called } }) => {
    if (!expired) return nothingFound
    const evidence = [
      shown(expired, 'A call answered AUTH_TOKEN_EXPIRED'),
      ...(refreshed ? [shown(refreshed, 'The token was refreshed')] : []),
      ...(called ? [shown(called, 'A call succeeded with the new token')] : []),
    ]
    const found = { ...nothingFound, ...decidedBy(called ?? refreshed ?? expired), attempts: 1, evidence }
    if (called) return { ...found, status: 'passed' }
    return { ...found, status: 'untested', hint: refreshed ? 'Refreshed: now call again.' : 'Expired: now refresh it.' }
  },

  'duty-invalid-corrected': ({ sends: { forCorrected: sends } }) => {
    const refused = sends.filter(({ error }) => error === 'VALIDATION_FAILED')
    for (const send of refused) {
      const corrected = sends.findLast(
        (later) => later.id > send.id && later.status === 200 && isSameOrder(later, send),
      )
      if (corrected)
        return {
          ...nothingFound,
          ...decidedBy(corrected),
          status: 'passed',
          attempts: refused.length,
          evidence: [shown(send, 'An order answered 422'), shown(corrected, 'It was sent again with success')],
        }
    }
    const [last] = refused
    if (!last) return nothingFound
    return {
      ...nothingFound,
      ...decidedBy(last),
      status: 'failed',
      attempts: refused.length,
      evidence: [shown(last, 'An order answered 422')],
      hint: 'An order answered 422 and was not sent again. Correct the fields that it names and send it with the same partner_order_id.',
    }
  },

  'duty-retry-replayed': ({ sends: { forReplayed: sends } }) => {
    const replay = sends.find(
      (later) =>
        later.status === 200 &&
        later.idempotencyKey !== null &&
        sends.some(
          (first) => first.id < later.id && first.status === 200 && first.idempotencyKey === later.idempotencyKey,
        ),
    )
    const careless = sends.find(({ error }) => error === 'ORDER_DUPLICATE')
    if (careless && (!replay || careless.id > replay.id))
      return {
        ...nothingFound,
        ...decidedBy(careless),
        status: 'failed',
        attempts: 1,
        evidence: [shown(careless, 'An order was sent again with another Idempotency-Key, or none')],
        hint: 'A retry without the first key answered ORDER_DUPLICATE. Keep the key with the order, and send it again with each retry.',
      }
    if (!replay) return nothingFound
    return {
      ...nothingFound,
      ...decidedBy(replay),
      status: 'passed',
      attempts: 1,
      evidence: [shown(replay, 'A retry with the same key was answered with the first answer')],
    }
  },

  'duty-rate-limit-respected': ({ limited: { limited, next } }) => {
    if (!limited) return nothingFound
    const over = Math.floor(limited.at.getTime() / windowMs + 1) * windowMs
    const found = {
      ...nothingFound,
      ...decidedBy(next ?? limited),
      attempts: 1,
      evidence: [shown(limited, 'A call answered RATE_LIMITED'), ...(next ? [shown(next, 'The next call')] : [])],
    }
    if (!next) return { ...found, hint: 'Limited: wait as long as Retry-After said, then call again.' }
    if (next.at.getTime() >= over - grace) return { ...found, status: 'passed' }
    return { ...found, status: 'failed', hint: 'The next call came before Retry-After was over.' }
  },

  'duty-forged-rejected': ({ challenges }) => judgeChallenge(challenges.get('forged'), 'forged'),
  'duty-stale-rejected': ({ challenges }) => judgeChallenge(challenges.get('stale'), 'stale'),

  'duty-no-production-key': ({ leak, last }) => {
    if (leak)
      return {
        ...nothingFound,
        status: 'failed',
        request_id: leak.requestId,
        http_status: 401,
        at: leak.at,
        attempts: 1,
        evidence: [
          { kind: 'request', id: leak.requestId, at: leak.at.toISOString(), what: 'A secret of production was sent' },
        ],
        hint: 'A key or token of production was sent to development. Rotate it, take it out of your development settings, then reset this entry.',
      }
    // Nothing can be said of software that has not called yet.
    return last ? { ...nothingFound, status: 'passed', at: last.at } : nothingFound
  },
}

function judgeChallenge(challenge: SeenChallenge | undefined, kind: 'forged' | 'stale'): Finding {
  if (!challenge) return nothingFound
  const { id, at, httpStatus, durationMs, rejected } = challenge
  return {
    ...nothingFound,
    status: rejected ? 'passed' : 'failed',
    http_status: httpStatus,
    duration_ms: durationMs,
    at,
    attempts: 1,
    evidence: [{ kind: 'challenge', id, at: at.toISOString(), what: outcomeOf(challenge, kind) }],
    hint: rejected ? null : challengeHint(challenge, kind),
  }
}

const notAccepted = ({ genuine }: SeenChallenge): boolean =>
  genuine !== null && (genuine.httpStatus === null || genuine.httpStatus < 200 || genuine.httpStatus > 299)

const responded = (httpStatus: number | null) => (httpStatus === null ? 'got no response' : `returned ${httpStatus}`)

const outcomeOf = (challenge: SeenChallenge, kind: string): string =>
  notAccepted(challenge)
    ? `The genuine event ${responded(challenge.genuine?.httpStatus ?? null)}, so the ${kind} one was not sent`
    : `The ${kind} event ${responded(challenge.httpStatus)}`

function challengeHint(challenge: SeenChallenge, kind: 'forged' | 'stale'): string {
  const { genuine, httpStatus } = challenge
  if (notAccepted(challenge))
    return genuine?.httpStatus === null || genuine === null
      ? 'Your endpoint did not respond to a genuine event. Start it, then try again.'
      : `Your endpoint returned ${genuine.httpStatus} to a genuine event. It must accept genuine events with 2xx; check the secret it verifies with.`
  if (httpStatus === null) return `Your endpoint did not respond to the ${kind} event. Reject it with 400, 401 or 403.`
  return httpStatus >= 200 && httpStatus <= 299
    ? `Your endpoint accepted a ${kind} event. Verify webhook-signature and webhook-timestamp before you trust the body.`
    : `Your endpoint returned ${httpStatus} to the ${kind} event, which doesn't show that it checked the signature. Reject it with 400, 401 or 403.`
}

/** An order that was sent without its number may have had any. */
const isSameOrder = (one: SeenSend, other: SeenSend): boolean =>
  one.partnerOrderId === null || other.partnerOrderId === null || one.partnerOrderId === other.partnerOrderId

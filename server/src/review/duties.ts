import type { Text } from '@edis/contract/languages'
import { decidedBy, type Facts, type Finding, nothingFound, type SeenChallenge, type SeenSend, shown } from './facts.ts'
import { hints, shows } from './report-texts.ts'

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
      shown(expired, shows.expired),
      ...(refreshed ? [shown(refreshed, shows.refreshed)] : []),
      ...(called ? [shown(called, shows.calledAgain)] : []),
    ]
    const found = { ...nothingFound, ...decidedBy(called ?? refreshed ?? expired), attempts: 1, evidence }
    if (called) return { ...found, status: 'passed' }
    return { ...found, status: 'untested', hint: refreshed ? hints.callAgain : hints.refresh }
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
          evidence: [shown(send, shows.rejected), shown(corrected, shows.corrected)],
        }
    }
    const [last] = refused
    if (!last) return nothingFound
    return {
      ...nothingFound,
      ...decidedBy(last),
      status: 'failed',
      attempts: refused.length,
      evidence: [shown(last, shows.rejected)],
      hint: hints.correct,
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
        evidence: [shown(careless, shows.careless)],
        hint: hints.keepKey,
      }
    if (!replay) return nothingFound
    return {
      ...nothingFound,
      ...decidedBy(replay),
      status: 'passed',
      attempts: 1,
      evidence: [shown(replay, shows.replayed)],
    }
  },

  'duty-rate-limit-respected': ({ limited: { limited, next } }) => {
    if (!limited) return nothingFound
    const over = Math.floor(limited.at.getTime() / windowMs + 1) * windowMs
    const found = {
      ...nothingFound,
      ...decidedBy(next ?? limited),
      attempts: 1,
      evidence: [shown(limited, shows.limited), ...(next ? [shown(next, shows.next)] : [])],
    }
    if (!next) return { ...found, hint: hints.wait }
    if (next.at.getTime() >= over - grace) return { ...found, status: 'passed' }
    return { ...found, status: 'failed', hint: hints.tooEarly }
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
        evidence: [{ kind: 'request', id: leak.requestId, at: leak.at.toISOString(), what: shows.leaked }],
        hint: hints.leaked,
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

const outcomeOf = (challenge: SeenChallenge, kind: 'forged' | 'stale'): Text =>
  notAccepted(challenge)
    ? shows.genuineRefused(kind, challenge.genuine?.httpStatus ?? null)
    : shows.challenged(kind, challenge.httpStatus)

function challengeHint(challenge: SeenChallenge, kind: 'forged' | 'stale'): Text {
  const { genuine, httpStatus } = challenge
  if (notAccepted(challenge))
    return genuine?.httpStatus === null || genuine === null
      ? hints.genuineLost
      : hints.genuineRefused(genuine.httpStatus)
  if (httpStatus === null) return hints.noResponse(kind)
  return httpStatus >= 200 && httpStatus <= 299 ? hints.accepted(kind) : hints.unclear(kind, httpStatus)
}

/** An order that was sent without its number may have had any. */
const isSameOrder = (one: SeenSend, other: SeenSend): boolean =>
  one.partnerOrderId === null || other.partnerOrderId === null || one.partnerOrderId === other.partnerOrderId

import type { IncomingHttpHeaders } from 'node:http'
import { hints } from '@edis/contract/errors/hints'
import type { Language } from '@edis/contract/languages'
import { goingLive, requestProduction, showCertificate } from '@edis/contract/portal-calls/going-live'
import {
  type ChallengeExchange,
  challengeWebhook,
  expireToken,
  findChallenge,
  listLogs,
  resetLog,
} from '@edis/contract/portal-calls/review'
import { reviewEntries } from '@edis/contract/review/review-entries'
import { reviewTexts } from '@edis/contract/review/review-texts'
import { edisItself } from '../audit/audit.ts'
import { audit } from '../audit/audit.store.ts'
import type { Database } from '../database/connection.ts'
import type { ApiDoor, Change } from '../http/doors/api-door.ts'
import { Failure, fieldFailure, preferredLanguage } from '../http/doors/failure.ts'
import { mailStaff } from '../mail/mail.store.ts'
import { productionRequested } from '../mail/templates/production-requested.ts'
import { type RateLimit, refuseOverLimit } from '../http/gate/rate-limit.ts'
import { tellProvider } from '../outbox/provider-events.ts'
import type { CertificateIds } from './certificate-ids.ts'
import type { Certificate, CertificateStore } from './certificates.store.ts'
import { judgeReport } from './judge-report.ts'
import { exchangeIn } from './kept-exchange.ts'
import { reportStore, type ReportStore } from './report.store.ts'
import { type PartnerAccess, productionOf } from '../partners/partners.ts'
import { inWords, isReady, type Judged, missingOf } from './review.ts'

type ChallengeOutcome = {
  httpStatus: number | null
  durationMs: number
  accepted: boolean
  rejected: boolean
  exchange: ChallengeExchange
}

type Parts = {
  reports: ReportStore
  certificates: CertificateStore
  certificateIds: CertificateIds
  accounts: {
    find(partnerId: string, within?: Database): Promise<(PartnerAccess & { name: string }) | null>
    /** These two in a change. Whether it is the first. The partner is told of a grant. */
    requestProduction(within: Database, partnerId: string, now: Date): Promise<boolean>
    grantProduction(within: Database, partnerId: string, now: Date): Promise<boolean>
  }
  autoGrant: boolean
  /** Posts what must be accepted, then what must be rejected, to a webhook; null: the partner has no such webhook. */
  challenge: (partnerId: string, webhookId: string, kind: 'forged' | 'stale') => Promise<ChallengeOutcome | null>
  rateLimit: RateLimit
  /** Counts who looks for a certificate. @throws {Failure} RATE_LIMITED. */
  countLink: (address: string) => Promise<void>
  /** In a change. Whether the partner had a token to expire. */
  expirePresentToken: (change: Change, partnerId: string, now: Date) => Promise<boolean>
  now: () => Date
}

export function reviewRoutes(door: ApiDoor, parts: Parts): void {
  const { reports, certificates, certificateIds: ids, accounts, now } = parts

  async function reportOf(partnerId: string, store = reports): Promise<Judged[]> {
    const judged = await judgeReport(store, partnerId)
    if (isReady(judged) && !(await certificates.ofPartner(partnerId)))
      await certificates.add({ id: ids.create(), partnerId, completedAt: now(), passed: passedIds(judged) })
    return judged
  }

  async function entryOf(partnerId: string, entryId: string, store = reports): Promise<Judged> {
    const judged = (await reportOf(partnerId, store)).find(({ entry }) => entry.id === entryId)
    if (!judged) throw new Failure('NOT_FOUND')
    return judged
  }

  door.answer(listLogs, async ({ caller, headers }) =>
    (await reportOf(caller.partnerId)).map((judged) => inWords(judged, languageOf(headers))),
  )

  door.change(resetLog, async ({ fields: { id }, caller: { partnerId }, headers }, change) => {
    const { found } = await entryOf(partnerId, id)
    const within = reportStore(change.database)
    await within.reset(partnerId, id, now())
    const reset = await entryOf(partnerId, id, within)
    await change.audit({
      action: 'review.check_reset',
      target: id,
      before: { status: found.status },
      after: { status: reset.found.status },
    })
    return inWords(reset, languageOf(headers))
  })

  door.answer(
    challengeWebhook,
    async ({ fields, caller: { partnerId }, headers }) => {
      const kind = (['forged', 'stale'] as const).find((name) => name === fields.kind)
      if (!kind) throw fieldFailure('kind', 'FIELD_INVALID', hints.forgedOrStale)
      refuseOverLimit(parts.rateLimit.count(partnerId))
      const at = now()
      const outcome = await parts.challenge(partnerId, fields.webhook_id, kind)
      if (!outcome) throw new Failure('WEBHOOK_NOT_FOUND')
      const { accepted, ...challenged } = outcome
      await reports.addChallenge({ ...challenged, partnerId, webhookId: fields.webhook_id, kind, at })
      return {
        accepted,
        genuine_status: outcome.exchange.genuine?.http_status ?? null,
        rejected: outcome.rejected,
        http_status: outcome.httpStatus,
        entry: inWords(await entryOf(partnerId, `duty-${kind}-rejected`), languageOf(headers)),
      }
    },
    { waitsForOthers: true },
  )

  door.answer(findChallenge, async ({ fields, caller, headers }) => {
    const found = await reports.findChallenge(caller.partnerId, fields.id)
    if (!found) throw new Failure('NOT_FOUND')
    const { webhookId, at, httpStatus, durationMs, exchange, ...same } = found
    return {
      ...same,
      exchange: exchange && exchangeIn(exchange, languageOf(headers)),
      webhook_id: webhookId,
      at: at.toISOString(),
      http_status: httpStatus,
      duration_ms: durationMs,
    }
  })

  door.change(expireToken, async ({ caller: { partnerId } }, change) => {
    const expired = await parts.expirePresentToken(change, partnerId, now())
    if (expired) await change.audit({ action: 'token.expired', target: null })
    return { expired }
  })

  const standingOf = async (partnerId: string, within?: Database) =>
    standing(await accounts.find(partnerId, within), await certificates.ofPartner(partnerId), ids.sign)

  door.answer(goingLive, ({ caller }) => standingOf(caller.partnerId))

  door.answer(showCertificate, async ({ fields: { id }, address, headers }) => {
    await parts.countLink(address)
    const verified = ids.verify(id)
    const certificate = verified && (await certificates.find(verified))
    const partner = certificate && (await accounts.find(certificate.partnerId))
    if (!partner) throw new Failure('NOT_FOUND')
    return { id, ...inPublic(certificate, partner, languageOf(headers)) }
  })

  door.change(requestProduction, async ({ caller: { partnerId } }, { database, transaction, audit: audited }) => {
    const judged = await reportOf(partnerId)
    if (!(await certificates.ofPartner(partnerId))) throw new Failure('REQUEST_INVALID', { text: notReady(judged) })
    if (await accounts.requestProduction(database, partnerId, now())) {
      await audited({ action: 'partner.production_requested', target: partnerId, after: { production: 'requested' } })
      const data = { partner_id: partnerId }
      const told = { event: 'partner.production_requested', occurredAt: now(), data } as const
      await tellProvider(transaction, door.environment, told)
      const partner = (await accounts.find(partnerId, database))?.name ?? ''
      // Nobody has to decide what is granted at once.
      if (!parts.autoGrant) await mailStaff(transaction, productionRequested, { partner, partner_id: partnerId })
    }
    if (parts.autoGrant && (await accounts.grantProduction(database, partnerId, now()))) {
      await audit(transaction, edisItself, {
        action: 'partner.production_granted',
        target: partnerId,
        partnerId,
        environment: null,
        after: { production: 'granted' },
      })
    }
    return standingOf(partnerId, database)
  })
}

const passedIds = (judged: readonly Judged[]): string[] =>
  judged.filter(({ found }) => found.status === 'passed').map(({ entry }) => entry.id)

/** A certificate as whoever has its id reads it. */
const inPublic = (certificate: Certificate, partner: PartnerAccess & { name: string }, language: Language) => ({
  partner: partner.name,
  partner_id: certificate.partnerId,
  completed_at: certificate.completedAt.toISOString(),
  checks: reviewEntries
    .filter(({ id }) => certificate.passed.includes(id))
    .map((entry) => reviewTexts(entry, language).title),
  production_granted_at: partner.productionGrantedAt?.toISOString() ?? null,
})

const standing = (account: PartnerAccess | null, certificate: Certificate | null, sign: CertificateIds['sign']) => ({
  production: account ? productionOf(account) : ('none' as const),
  requested_at: account?.productionRequestedAt?.toISOString() ?? null,
  granted_at: account?.productionGrantedAt?.toISOString() ?? null,
  refused_at: account?.productionRefusedAt?.toISOString() ?? null,
  refused_reason: account?.productionRefusedReason ?? null,
  completed_at: certificate?.completedAt.toISOString() ?? null,
  certificate_id: certificate && sign(certificate.id),
})

const languageOf = (headers: IncomingHttpHeaders): Language => preferredLanguage(headers['accept-language'])

function notReady(judged: readonly Judged[]) {
  const titles = (language: Language) =>
    missingOf(judged)
      .map((entry) => reviewTexts(entry, language).title)
      .join(', ')
  return { en: hints.checksNotPassed(titles('en')).en, id: hints.checksNotPassed(titles('id')).id }
}

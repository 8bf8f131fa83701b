import { hints } from '@edis/contract/errors/hints'
import type { DataOf } from '@edis/contract/calls/call'
import type { Environment } from '@edis/contract/environment'
import * as calls from '@edis/contract/operations/partners'
import type { Actor, AuditEntry } from '../audit/audit.ts'
import { audit } from '../audit/audit.store.ts'
import type { Database } from '../database/connection.ts'
import type { Transaction } from '../database/transaction.ts'
import type { OperationsDoor } from '../http/doors/operations-door.ts'
import { Failure } from '../http/doors/failure.ts'
import { cursorKey, pageOf } from '../http/doors/page.ts'
import {
  type PartnerWithHealth,
  partnersWithHealth,
  type ReportProgress,
  shownAccount,
} from './partners-with-health.ts'
import {
  accessAudited,
  accessChanges,
  hashPassword,
  normaliseEmail,
  type PartnerAccess,
  productionOf,
  randomPassword,
} from './partners.ts'
import { closeAndTell, closedReason } from './closing.store.ts'
import { addPartner, changePartner, type Partner, partnersAfter, partnerStore } from './partners.store.ts'

type Account = DataOf<typeof calls.suspendPartner>

type Parts = {
  accounts: Database
  databases: Readonly<Record<Environment, Database>>
  /** What the report of each of the partners was when it was last looked at. */
  reportsOf: (partnerIds: readonly string[]) => Promise<ReadonlyMap<string, ReportProgress>>
  /** What it is now. */
  reportOf: (partnerId: string) => Promise<ReportProgress>
  now: () => Date
}

/** The partners, how each is doing, and what is changed of their access. */
export function partnerOperationsRoutes(door: OperationsDoor, parts: Parts): void {
  const { accounts, databases, now } = parts
  const store = partnerStore(accounts)
  const healthOf = partnersWithHealth(databases, now)

  door.answer(calls.listPartners, async ({ fields: { cursor, limit = 50 }, caller: { environment } }) => {
    const [after = ''] = cursorKey(cursor) ?? []
    const found = await partnersAfter(accounts.$client, after, limit + 1)
    const { items, next_cursor } = pageOf(found, limit, ({ id }) => [id])
    return { items: await healthOf(environment, items, await parts.reportsOf(items.map(({ id }) => id))), next_cursor }
  })

  door.answer(calls.findPartner, async ({ fields: { partner_id }, caller: { environment } }) => {
    const found = await store.find(partner_id)
    if (!found) throw new Failure('PARTNER_NOT_FOUND')
    const report = await parts.reportOf(found.id)
    const [shown] = await healthOf(environment, [found], new Map([[found.id, report]]))
    return shown as PartnerWithHealth
  })

  door.write(
    calls.addPartner,
    async ({ fields, caller: { environment }, by }, transaction) => {
      if (fields.production) judgeOfProduction(environment)
      const email = normaliseEmail(fields.email)
      const password = randomPassword()
      const productionGrantedAt = fields.production ? now() : null
      const passwordHash = await hashPassword(password)
      const added = await addPartner(
        transaction,
        { email, name: fields.name.trim(), passwordHash, productionGrantedAt },
        now(),
      )
      if (added === 'duplicate') throw duplicate(await store.findByEmail(email))
      const { id } = added
      const after = { production: productionOf(added) }
      const entry = { action: 'partner.added', target: id, partnerId: id, environment: null, after } as const
      await audit(transaction, by, { ...entry, reason: fields.reason ?? null })
      return { partner: shownAccount(added, environment), password }
    },
    // A password is kept by nobody.
    { keeps: (data) => ({ ...data, password: null }) },
  )

  type Asked = { partner_id: string; reason: string }
  type Change = {
    action: AuditEntry['action']
    /** Where it counts; null: in both. */
    where?: Environment | null
    change: (partner: PartnerAccess) => Partial<PartnerAccess> | null
  }

  async function change(
    { partner_id: partnerId, reason }: Asked,
    { environment, by, transaction }: { environment: Environment; by: Actor; transaction: Transaction },
    { action, where = null, change: of }: Change,
  ): Promise<Account> {
    const changed = await changePartner(transaction, partnerId, of)
    if (!changed) throw new Failure('PARTNER_NOT_FOUND')
    const { before, after } = changed
    if (!after) throw new Failure('PRODUCTION_NOT_REQUESTED')
    await audit(transaction, by, {
      action,
      target: partnerId,
      partnerId,
      environment: where,
      before: accessAudited(before),
      after: accessAudited(after),
      reason,
    })
    return shownAccount(after, environment)
  }

  /** A change that counts in both environments. */
  const onPartner = (call: typeof calls.suspendPartner, of: (reason: string) => Change) =>
    door.write(call, async ({ fields, caller: { environment }, by }, transaction) => {
      judgeOfProduction(environment)
      return change(fields, { environment, by, transaction }, of(fields.reason))
    })

  onPartner(calls.suspendPartner, (reason) => ({
    action: 'partner.suspended',
    change: accessChanges.suspend(reason, now()),
  }))
  onPartner(calls.resumePartner, () => ({ action: 'partner.resumed', change: accessChanges.resume() }))
  onPartner(calls.grantProduction, () => ({
    action: 'partner.production_granted',
    change: accessChanges.grantProduction(now()),
  }))
  onPartner(calls.refuseProduction, (reason) => ({
    action: 'partner.production_refused',
    change: accessChanges.refuseProduction(reason, now()),
  }))
  door.write(calls.closePartner, async ({ fields, caller: { environment }, by }, transaction) => {
    judgeOfProduction(environment)
    const { partner_id: id, unasked = false, reason } = fields
    const found = (await changePartner(transaction, id, () => null))?.before
    if (!found) throw new Failure('PARTNER_NOT_FOUND')
    if (!found.closingRequestedAt && !unasked) throw new Failure('REQUEST_INVALID', { text: hints.noClosingRequest })
    const after = await closeAndTell(transaction, id, now())
    await audit(transaction, by, {
      action: 'partner.closed',
      target: id,
      partnerId: id,
      environment: null,
      after,
      reason,
    })
    const { suspendedAt, suspendedReason } = found
    return shownAccount(
      { ...found, suspendedAt: suspendedAt ?? now(), suspendedReason: suspendedReason ?? closedReason },
      environment,
    )
  })
  door.write(calls.limitPartner, ({ fields, caller: { environment }, by }, transaction) =>
    change(
      fields,
      { environment, by, transaction },
      {
        action: 'partner.rate_limit_set',
        where: environment,
        change: accessChanges.limitRate(environment, fields.per_minute),
      },
    ),
  )
}

/** Whoever has a key of development alone decides nothing about production. */
function judgeOfProduction(ofKey: Environment): void {
  if (ofKey !== 'production') throw new Failure('PRODUCTION_KEY_REQUIRED')
}

const duplicate = (found: Partner | null): Failure =>
  new Failure('PARTNER_DUPLICATE', found ? { details: { partner_id: found.id } } : {})

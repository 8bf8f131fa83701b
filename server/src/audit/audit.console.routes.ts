import { Readable } from 'node:stream'
import type { RequestOf } from '@edis/contract/calls/call'
import { exportAuditLog, listAuditLog } from '@edis/contract/console/audit'
import { type Environment, environments } from '@edis/contract/environment'
import type { Database } from '../database/connection.ts'
import { changing } from '../database/transaction.ts'
import { momentField } from '../http/bodies/moment-field.ts'
import type { ConsoleDoor } from '../http/doors/console-door.ts'
import { Download } from '../http/doors/download.ts'
import { momentCursorKey, pageOf } from '../http/doors/page.ts'
import { audit } from './audit.store.ts'
import { csvHead, csvLine } from './audit-csv.ts'
import { type AuditPosition, auditPages, type AuditQuestion, type NamedRow } from './audit-pages.store.ts'

type Parts = {
  accounts: Database
  /** What orders are known by to people, by their IDs. */
  numbersOf: (environment: Environment, orderIds: readonly string[]) => Promise<ReadonlyMap<string, string>>
}

/** Who changed what, for admins to read and to take along. */
export function auditConsoleRoutes(door: ConsoleDoor, { accounts, numbersOf }: Parts): void {
  const pages = auditPages(accounts)

  door.answer(listAuditLog, async ({ fields }) => {
    const { cursor, limit = 50 } = fields
    const found = await pages.page(questionOf(fields), positionOf(cursor), limit + 1)
    const page = pageOf(found, limit, ({ at, id }) => [at.toISOString(), id])
    const numbers = await numbersIn(page.items)
    return { ...page, items: page.items.map((row) => shown(row, numbers)) }
  })

  async function numbersIn(rows: readonly NamedRow[]): Promise<ReadonlyMap<string, string>> {
    const found = environments.map((environment) => {
      const ofOrders = rows.filter((row) => row.targetKind === 'order' && row.environment === environment)
      return numbersOf(environment, [...new Set(ofOrders.flatMap(({ targetId }) => targetId ?? []))])
    })
    return new Map((await Promise.all(found)).flatMap((numbers) => [...numbers]))
  }

  door.answer(exportAuditLog, async ({ fields, by }) => {
    const question = questionOf(fields)
    const { environment = null, ...after } = fields
    await changing(accounts, (_within, transaction) =>
      audit(transaction, by, { action: 'audit.exported', target: null, environment, after }),
    )
    async function* lines() {
      yield csvHead
      for await (const rows of pages.all(question)) yield rows.map(csvLine).join('')
    }
    const headers = {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="audit-log.csv"',
    }
    return new Download(headers, Readable.from(lines()))
  })
}

function questionOf(fields: RequestOf<typeof exportAuditLog>): AuditQuestion {
  const { since, until } = fields
  return {
    actorKind: fields.actor_kind ?? null,
    actorId: fields.actor_id ?? null,
    actions: fields.action === undefined ? null : [fields.action],
    targetId: fields.target_id ?? null,
    partnerId: fields.partner_id ?? null,
    environment: fields.environment ?? null,
    since: since === undefined ? null : momentField('since', since),
    until: until === undefined ? null : momentField('until', until),
  }
}

function positionOf(cursor: string | undefined): AuditPosition | null {
  const key = momentCursorKey(cursor)
  return key && { at: new Date(key[0]), id: key[1] }
}

const shown = (row: NamedRow, numbers: ReadonlyMap<string, string>) => ({
  audit_id: row.id,
  at: row.at.toISOString(),
  actor_kind: row.actorKind,
  actor_id: row.actorId,
  actor_name: row.actorName,
  address: row.address,
  action: row.action,
  target_kind: row.targetKind,
  target_id: row.targetId,
  target_name: row.targetName ?? numbers.get(row.targetId ?? '') ?? null,
  partner_id: row.partnerId,
  partner_name: row.partnerName,
  environment: row.environment,
  before: row.before,
  after: row.after,
  reason: row.reason,
})

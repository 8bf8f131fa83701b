import { Readable } from 'node:stream'
import type { RequestOf } from '@edis/contract/calls/call'
import { exportAuditLog, listAuditLog } from '@edis/contract/console/audit'
import type { Database } from '../database/connection.ts'
import { momentField } from '../http/bodies/moment-field.ts'
import type { ConsoleDoor } from '../http/doors/console-door.ts'
import { Download } from '../http/doors/download.ts'
import { momentCursorKey, pageOf } from '../http/doors/page.ts'
import { csvHead, csvLine } from './audit-csv.ts'
import { type AuditPosition, auditPages, type AuditQuestion, type NamedRow } from './audit-pages.store.ts'

/** Who changed what, for admins to read and to take along. */
export function auditConsoleRoutes(door: ConsoleDoor, { accounts }: { accounts: Database }): void {
  const pages = auditPages(accounts)

  door.answer(listAuditLog, async ({ fields }) => {
    const { cursor, limit = 50 } = fields
    const found = await pages.page(questionOf(fields), positionOf(cursor), limit + 1)
    const page = pageOf(found, limit, ({ at, id }) => [at.toISOString(), id])
    return { ...page, items: page.items.map(shown) }
  })

  door.answer(exportAuditLog, ({ fields }) => {
    const question = questionOf(fields)
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
    action: fields.action ?? null,
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

const shown = (row: NamedRow) => ({
  audit_id: row.id,
  at: row.at.toISOString(),
  actor_kind: row.actorKind,
  actor_id: row.actorId,
  actor_name: row.actorName,
  address: row.address,
  action: row.action,
  target_kind: row.targetKind,
  target_id: row.targetId,
  target_name: row.targetName,
  partner_id: row.partnerId,
  partner_name: row.partnerName,
  environment: row.environment,
  before: row.before,
  after: row.after,
  reason: row.reason,
})

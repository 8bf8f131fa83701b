import type { RequestOf } from '@edis/contract/calls/call'
import * as calls from '@edis/contract/console/announcements'
import { hints } from '@edis/contract/errors/hints'
import type { Database } from '../database/connection.ts'
import { newId } from '../database/id.ts'
import { momentField } from '../http/bodies/moment-field.ts'
import type { ConsoleDoor, StaffChange } from '../http/doors/console-door.ts'
import { Failure, fieldFailure } from '../http/doors/failure.ts'
import { cursorKey, pageOf } from '../http/doors/page.ts'
import { announcementState } from './announcements.ts'
import { type Announcement, announcementStore } from './announcements.store.ts'

/** What staff announce to all partners. */
export function announcementConsoleRoutes(
  door: ConsoleDoor,
  { accounts, now }: { accounts: Database; now: () => Date },
): void {
  door.answer(calls.listConsoleAnnouncements, async ({ fields: { cursor, limit = 50 } }) => {
    const [before = null] = cursorKey(cursor) ?? []
    const page = pageOf(await announcementStore(accounts).list(before, limit + 1), limit, ({ id }) => [id])
    return { ...page, items: page.items.map(shown) }
  })

  door.change(calls.addAnnouncement, async ({ fields }, change) => {
    const added = {
      ...written(fields, now()),
      id: newId('ann'),
      createdAt: now(),
      withdrawnAt: null,
    }
    await announcementStore(change.database).add(added)
    const after = audited(added)
    await change.audit({
      action: 'announcement.added',
      target: added.id,
      environment: null,
      after,
      reason: fields.reason,
    })
    return shown(added)
  })

  door.change(calls.changeAnnouncement, async ({ fields }, change) => {
    const found = await held(change, fields.announcement_id)
    const changed = { ...found, ...written(fields, found.fromAt) }
    await announcementStore(change.database).change(changed)
    await change.audit({
      action: changed.untilAt && changed.untilAt <= now() ? 'announcement.ended' : 'announcement.changed',
      target: found.id,
      environment: null,
      before: audited(found),
      after: audited(changed),
      reason: fields.reason,
    })
    return shown(changed)
  })

  door.change(calls.withdrawAnnouncement, async ({ fields: { announcement_id: id, reason } }, change) => {
    const withdrawn = { ...(await held(change, id)), withdrawnAt: now() }
    await announcementStore(change.database).change(withdrawn)
    const before = audited(withdrawn)
    await change.audit({ action: 'announcement.withdrawn', target: id, environment: null, before, reason })
    return shown(withdrawn)
  })

  /** One that was withdrawn stays so. */
  async function held({ database }: StaffChange, id: string): Promise<Announcement> {
    const found = await announcementStore(database).hold(id)
    if (!found || found.withdrawnAt) throw new Failure('NOT_FOUND')
    return found
  }

  const shown = (row: Announcement) => ({
    announcement_id: row.id,
    kind: row.kind,
    title_en: row.titleEn,
    title_id: row.titleId,
    text_en: row.textEn,
    text_id: row.textId,
    from: row.fromAt.toISOString(),
    until: row.untilAt?.toISOString() ?? null,
    withdrawn_at: row.withdrawnAt?.toISOString() ?? null,
    state: announcementState(row, now()),
  })
}

function written(fields: RequestOf<typeof calls.addAnnouncement>, unlessSaid: Date) {
  const fromAt = fields.from === undefined ? unlessSaid : momentField('from', fields.from)
  const untilAt = fields.until === undefined ? null : momentField('until', fields.until)
  if (untilAt && untilAt <= fromAt) throw fieldFailure('until', 'FIELD_INVALID', hints.endsBeforeItBegins)
  return {
    kind: fields.kind,
    titleEn: fields.title_en.trim(),
    titleId: fields.title_id.trim(),
    textEn: fields.text_en.trim(),
    textId: fields.text_id.trim(),
    fromAt,
    untilAt,
  }
}

const audited = ({ kind, titleEn, fromAt, untilAt }: Announcement) => ({
  kind,
  title: titleEn,
  from: fromAt.toISOString(),
  until: untilAt?.toISOString() ?? null,
})

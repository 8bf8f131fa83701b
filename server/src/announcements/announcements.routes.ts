import { listAnnouncements } from '@edis/contract/portal-calls/announcements'
import type { Database } from '../database/connection.ts'
import type { ApiDoor } from '../http/doors/api-door.ts'
import { preferredLanguage } from '../http/doors/failure.ts'
import { announcementState } from './announcements.ts'
import { announcementStore } from './announcements.store.ts'

const listed = 50

/** What the provider has announced, as partners see it. */
export function announcementRoutes(door: ApiDoor, { database, now }: { database: Database; now: () => Date }): void {
  door.answer(listAnnouncements, async ({ headers }) => {
    const inEnglish = preferredLanguage(headers['accept-language']) === 'en'
    const begun = await announcementStore(database).begun(now(), listed)
    return begun.map((row) => ({
      id: row.id,
      kind: row.kind,
      title: inEnglish ? row.titleEn : row.titleId,
      text: inEnglish ? row.textEn : row.textId,
      from: row.fromAt.toISOString(),
      until: row.untilAt?.toISOString() ?? null,
      in_force: announcementState(row, now()) === 'in_force',
    }))
  })
}

import { type ActivityEntry, activityDays, listActivity, otherActors } from '@edis/contract/portal-calls/activity'
import type { Database } from '../database/connection.ts'
import { momentField } from '../http/bodies/moment-field.ts'
import type { ApiDoor } from '../http/doors/api-door.ts'
import { cursorKey, pageOf } from '../http/doors/page.ts'
import { type ActivityRow, activityStore } from './activity.store.ts'

const day = 86_400_000

/** Who of a partner's account did what. */
export function activityRoutes(door: ApiDoor, { database, now }: { database: Database; now: () => Date }): void {
  const activity = activityStore(database, otherActors)
  door.answer(listActivity, async ({ fields, caller: { partnerId } }) => {
    const { since, until, cursor, limit = 50, action, member, ...rest } = fields
    const before = cursorKey(cursor)?.[0]
    const longAgo = new Date(now().getTime() - activityDays * day)
    const from = since === undefined ? longAgo : momentField('since', since)
    const rows = await activity.list(partnerId, {
      ...rest,
      ...(action !== undefined && { action: action.trim() }),
      ...(member !== undefined && { member: member.trim() }),
      ...(until !== undefined && { until: momentField('until', until) }),
      ...(before !== undefined && { before }),
      since: from < longAgo ? longAgo : from,
      limit,
    })
    const page = pageOf(rows, limit, ({ id }) => [id])
    return { ...page, items: page.items.map(entryOf) }
  })
}

const entryOf = ({ id, at, who, action, name, targetId, environment, address }: ActivityRow): ActivityEntry => ({
  id,
  at: at.toISOString(),
  member: who,
  action,
  what: name ?? targetId,
  environment,
  address,
})

import { hints } from '@edis/contract/errors/hints'
import { deviceIn } from '@edis/contract/device-names'
import { endSessions, listSessions } from '@edis/contract/portal-calls/sessions'
import { hashSecret } from '../database/vault.ts'
import type { ApiDoor } from '../http/doors/api-door.ts'
import { Failure, fieldFailure, preferredLanguage } from '../http/doors/failure.ts'
import { sessionStore, type SessionStore } from './sessions.store.ts'

type Parts = { sessions: SessionStore; now: () => Date }

/** Where a member is signed in, and the end of it. */
export function sessionListRoutes(door: ApiDoor, { sessions, now }: Parts): void {
  door.answer(listSessions, async ({ caller, headers }) => {
    const language = preferredLanguage(headers['accept-language'])
    const own = hashSecret(caller.sessionToken)
    const alive = await sessions.listAlive(caller.memberId, now())
    const entries = alive.map(({ id, tokenHash, device, address, createdAt, lastUsedAt }) => ({
      id,
      current: tokenHash.equals(own),
      device: device && deviceIn(device, language),
      address,
      created_at: createdAt.toISOString(),
      last_used_at: lastUsedAt?.toISOString() ?? null,
    }))
    return entries.toSorted((one, other) => Number(other.current) - Number(one.current))
  })

  door.change(endSessions, async ({ fields: { id, others = false }, caller }, change) => {
    if (id === undefined && !others) throw fieldFailure('id', 'FIELD_REQUIRED')
    if (id !== undefined && others) throw fieldFailure('others', 'FIELD_INVALID', hints.idOrOthers)
    const own = hashSecret(caller.sessionToken)
    const ended = await sessionStore(change.database).endOther(caller.memberId, id ?? null, own, now())
    if (id !== undefined && ended === 0) throw new Failure('NOT_FOUND', { text: hints.noActiveSession })
    await change.audit({ action: 'session.ended', target: id ?? null, environment: null, after: { ended } })
    return { ended }
  })
}

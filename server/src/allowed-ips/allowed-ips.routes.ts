import { hints } from '@edis/contract/errors/hints'
import {
  type AllowedIp,
  createAllowedIp,
  deleteAllowedIp,
  listAllowedIps,
  presentAddress,
  updateAllowedIp,
} from '@edis/contract/portal-calls/allowed-ips'
import { newId } from '../database/id.ts'
import type { ApiDoor } from '../http/doors/api-door.ts'
import { Failure, fieldFailure } from '../http/doors/failure.ts'
import { maxAllowedIps, normaliseIp } from './allowed-ips.ts'
import { type AllowedIpRow, allowedIpStore, type AllowedIpStore } from './allowed-ips.store.ts'

type Parts = {
  allowedIps: AllowedIpStore
  /** The list that guards the open API is another now. */
  onChanged: (partnerId: string) => void
  now: () => Date
}

export function allowedIpRoutes(door: ApiDoor, { allowedIps, onChanged, now }: Parts): void {
  door.answer(listAllowedIps, async ({ caller }) => {
    const rows = await allowedIps.list(caller.partnerId)
    return rows.map(present)
  })

  door.change(createAllowedIp, async ({ fields, caller }, { database, audit, afterCommit }) => {
    const ip = judgeIp(fields.ip)
    const entry = { id: newId('ip'), partnerId: caller.partnerId, ip, createdAt: now() }
    const added = await allowedIpStore(database).add(entry, maxAllowedIps)
    if (added === 'full') throw fieldFailure('ip', 'FIELD_INVALID', hints.tooManyAllowedIps(maxAllowedIps))
    if (added === 'duplicate') throw new Failure('IP_DUPLICATE')
    await audit({ action: 'allowed_ip.added', target: added.id, after: { ip } })
    afterCommit(() => onChanged(caller.partnerId))
    return present(added)
  })

  door.change(updateAllowedIp, async ({ fields, caller }, { database, audit, afterCommit }) => {
    const ip = judgeIp(fields.ip)
    const owned = { partnerId: caller.partnerId, id: fields.id }
    const store = allowedIpStore(database)
    const before = await store.find(owned)
    const changed = await store.setIp(owned, ip)
    if (changed === 'duplicate') throw new Failure('IP_DUPLICATE')
    if (!changed || !before) throw new Failure('IP_NOT_FOUND')
    await audit({ action: 'allowed_ip.changed', target: fields.id, before: { ip: before.ip }, after: { ip } })
    afterCommit(() => onChanged(caller.partnerId))
    return present(changed)
  })

  door.change(deleteAllowedIp, async ({ fields, caller }, { database, audit, afterCommit }) => {
    const deleted = await allowedIpStore(database).delete({ partnerId: caller.partnerId, id: fields.id })
    if (!deleted) throw new Failure('IP_NOT_FOUND')
    await audit({ action: 'allowed_ip.removed', target: fields.id, before: { ip: deleted.ip } })
    afterCommit(() => onChanged(caller.partnerId))
    return { id: fields.id }
  })

  door.answer(presentAddress, async ({ address }) => ({ ip: normaliseIp(address) ?? address }))
}

function judgeIp(text: string): string {
  const ip = normaliseIp(text)
  if (!ip) throw fieldFailure('ip', 'IP_INVALID')
  return ip
}

const present = (row: AllowedIpRow): AllowedIp => ({
  id: row.id,
  ip: row.ip,
  created_at: row.createdAt.toISOString(),
})

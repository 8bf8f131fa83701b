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
import { mostAllowedIps, normaliseIp } from './allowed-ips.ts'
import type { AllowedIpRow, AllowedIpStore } from './allowed-ips.store.ts'

type Parts = {
  allowedIps: AllowedIpStore
  /** The list that guards the open API is another now. */
  onChanged: () => void
  now: () => Date
}

export function allowedIpRoutes(door: ApiDoor, { allowedIps, onChanged, now }: Parts): void {
  door.answer(listAllowedIps, async ({ caller }) => {
    const rows = await allowedIps.list(caller.partnerId)
    return rows.map(present)
  })

  door.answer(createAllowedIp, async ({ fields, caller }) => {
    const ip = judgeIp(fields.ip)
    const entry = { id: newId('ip'), partnerId: caller.partnerId, ip, createdAt: now() }
    const added = await allowedIps.add(entry, mostAllowedIps)
    if (added === 'full') throw fieldFailure('ip', 'FIELD_INVALID', tooMany)
    if (added === 'duplicate') throw new Failure('IP_DUPLICATE')
    onChanged()
    return present(added)
  })

  door.answer(updateAllowedIp, async ({ fields, caller }) => {
    const ip = judgeIp(fields.ip)
    const changed = await allowedIps.setIp({ partnerId: caller.partnerId, id: fields.id }, ip)
    if (changed === 'duplicate') throw new Failure('IP_DUPLICATE')
    if (!changed) throw new Failure('IP_NOT_FOUND')
    onChanged()
    return present(changed)
  })

  door.answer(deleteAllowedIp, async ({ fields, caller }) => {
    const deleted = await allowedIps.delete({ partnerId: caller.partnerId, id: fields.id })
    if (!deleted) throw new Failure('IP_NOT_FOUND')
    onChanged()
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

const tooMany = {
  en: `At most ${mostAllowedIps} addresses in one environment.`,
  id: `Paling banyak ${mostAllowedIps} alamat dalam satu lingkungan.`,
}

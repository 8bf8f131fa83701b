import * as calls from '@edis/contract/console/staff'
import { hints } from '@edis/contract/errors/hints'
import type { Database } from '../database/connection.ts'
import type { ConsoleDoor, StaffChange } from '../http/doors/console-door.ts'
import { Failure, fieldFailure } from '../http/doors/failure.ts'
import { hashPassword, normaliseEmail, passwordMatches, randomPassword } from '../partners/partners.ts'
import { throttledAs } from './staff-sessions.ts'
import { type StaffMember, staffStore } from './staff.store.ts'

type Parts = {
  accounts: Database
  /** Removes the second factor of one of the staff, in a change. */
  removeSecondFactor: (within: Database, staffId: string) => Promise<void>
  /** Revokes a key of the provider's systems, in a change. */
  revokeKey: (change: StaffChange, keyId: string, reason: string, at: Date) => Promise<boolean>
  /** Whether a password is hard to guess for whoever knows these words of its owner. */
  isStrong: (password: string, own: readonly string[]) => Promise<boolean>
  /** Counts a guess at somebody's password. @throws {Failure} RATE_LIMITED. */
  ofAccount: (account: string, address: string) => Promise<{ succeed: () => Promise<void> }>
  now: () => Date
}

/** Who works for the provider. The gate has judged that an admin asks, but for one's own password. */
export function staffConsoleRoutes(door: ConsoleDoor, parts: Parts): void {
  const { accounts, removeSecondFactor, revokeKey, isStrong, ofAccount, now } = parts

  door.answer(calls.listStaff, async ({ caller }) => {
    const list = await staffStore(accounts).list()
    return list
      .toSorted((one, other) => Number(other.active) - Number(one.active))
      .map(({ id, email, name, role, active, totpAddedAt, lastActiveAt, createdAt }) => ({
        staff_id: id,
        email,
        name,
        role,
        active,
        second_factor: totpAddedAt !== null,
        last_active_at: lastActiveAt?.toISOString() ?? null,
        created_at: createdAt.toISOString(),
        you: id === caller.staffId,
      }))
  })

  door.change(calls.addStaff, async ({ fields }, change) => {
    const { name, role, language = 'en', reason } = fields
    const password = randomPassword()
    const passwordHash = await hashPassword(password)
    const member = { email: normaliseEmail(fields.email), name: name.trim(), role, language, passwordHash }
    const added = await staffStore(change.database).add(member, now())
    if (added === 'duplicate') throw new Failure('STAFF_DUPLICATE')
    await change.audit({ action: 'staff.added', target: added.id, environment: null, after: { role }, reason })
    return { staff_id: added.id, password }
  })

  /** One of those who are there, held with the admins: those who take an admin's role away take turns. */
  async function held(change: StaffChange, staffId: string): Promise<StaffMember> {
    const found = (await staffStore(change.database).list()).find(({ id, active }) => id === staffId && active)
    if (!found) throw new Failure('NOT_FOUND')
    return found
  }

  async function keepOneAdmin(change: StaffChange, { id, role }: StaffMember): Promise<void> {
    if (role === 'admin' && !(await staffStore(change.database).hasOtherAdmin(id)))
      throw new Failure('STAFF_LAST_ADMIN')
  }

  door.change(calls.setStaffRole, async ({ fields: { staff_id: id, role, reason } }, change) => {
    const found = await held(change, id)
    if (role !== 'admin') await keepOneAdmin(change, found)
    await staffStore(change.database).setRole(id, role)
    const states = { before: { role: found.role }, after: { role } }
    await change.audit({ action: 'staff.role_changed', target: id, environment: null, ...states, reason })
    return null
  })

  door.change(calls.resetStaff, async ({ fields }, change) => {
    const { staff_id: id, second_factor: secondFactor = false, reason } = fields
    await held(change, id)
    const password = randomPassword()
    await staffStore(change.database).setPassword(id, await hashPassword(password))
    await change.audit({ action: 'staff.password_reset', target: id, environment: null, reason })
    if (secondFactor) {
      await removeSecondFactor(change.database, id)
      await change.audit({ action: 'staff.second_factor_removed', target: id, environment: null, reason })
    }
    return { password }
  })

  door.change(calls.removeStaff, async ({ fields: { staff_id: id, revoke_keys: keys = [], reason } }, change) => {
    const found = await held(change, id)
    await keepOneAdmin(change, found)
    await staffStore(change.database).remove(id)
    await change.audit({ action: 'staff.removed', target: id, environment: null, before: { role: found.role }, reason })
    for (const key of keys) await revokeKey(change, key, reason, now())
    return null
  })

  door.change(calls.changeStaffPassword, async ({ fields, caller: { staffId, sessionHash }, address }, change) => {
    const { email, name, passwordHash } = await held(change, staffId)
    const guess = await ofAccount(throttledAs(email), address)
    if (!(await passwordMatches(passwordHash, fields.current)))
      throw fieldFailure('current', 'FIELD_INVALID', hints.wrongPassword)
    if (fields.current === fields.new) throw fieldFailure('new', 'FIELD_INVALID', hints.samePassword)
    if (!(await isStrong(fields.new, [email, name]))) throw fieldFailure('new', 'PASSWORD_TOO_WEAK')
    await guess.succeed()
    await staffStore(change.database).setPassword(staffId, await hashPassword(fields.new), sessionHash)
    await change.audit({ action: 'staff.password_changed', target: staffId, environment: null })
    return null
  })
}

import { and, asc, eq, ne } from 'drizzle-orm'
import type { StaffRole } from '@edis/contract/staff-roles'
import { type Database, orDuplicate } from '../database/connection.ts'
import { newId } from '../database/id.ts'
import { staff, staffRecoveryCodes, staffSessions } from '../database/tables/staff-tables.ts'

export type StaffMember = typeof staff.$inferSelect
export type StaffStore = ReturnType<typeof staffStore>
type NewStaff = Pick<StaffMember, 'email' | 'name' | 'passwordHash' | 'role' | 'language'>

/** Emails are given in lower case. */
export function staffStore(database: Database) {
  const change = async (id: string, values: Partial<StaffMember>, kept?: Buffer): Promise<void> => {
    await database.update(staff).set(values).where(eq(staff.id, id))
    const others = kept && ne(staffSessions.tokenHash, kept)
    await database.delete(staffSessions).where(and(eq(staffSessions.staffId, id), others))
  }
  return {
    async findByEmail(email: string): Promise<StaffMember | null> {
      const [found] = await database.select().from(staff).where(eq(staff.email, email))
      return found ?? null
    },

    list(): Promise<StaffMember[]> {
      return database.select().from(staff).orderBy(asc(staff.id))
    },

    /** Whether another than this one is an admin. Those who are take turns with whoever asks. */
    async hasOtherAdmin(id: string): Promise<boolean> {
      const others = await database
        .select({ id: staff.id })
        .from(staff)
        .where(and(eq(staff.role, 'admin'), eq(staff.active, true), ne(staff.id, id)))
        .for('update')
      return others.length > 0
    },

    /** One who was there and has left comes back. */
    add(member: NewStaff, now: Date): Promise<StaffMember | 'duplicate'> {
      return orDuplicate('staff_email', () =>
        database.transaction(async (transaction) => {
          const [back] = await transaction
            .update(staff)
            .set({ ...member, active: true })
            .where(and(eq(staff.email, member.email), eq(staff.active, false)))
            .returning()
          if (back) return back
          const [added] = await transaction
            .insert(staff)
            .values({ id: newId('stf'), createdAt: now, ...member })
            .returning()
          return added as StaffMember
        }),
      )
    },

    // Each ends every session, but for one that is kept: what somebody may do is what they signed in for.
    setRole: (id: string, role: StaffRole) => change(id, { role }),
    setPassword: (id: string, passwordHash: string, kept?: Buffer) => change(id, { passwordHash }, kept),
    /** Nobody signs in with the account any more, and no mail goes to it. */
    async remove(id: string): Promise<void> {
      await change(id, { active: false, totpSealed: null, totpAddedAt: null, totpLastStep: null })
      await database.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, id))
    },
  }
}

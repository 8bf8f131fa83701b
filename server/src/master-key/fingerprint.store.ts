import { randomUUID } from 'node:crypto'
import { eq, like } from 'drizzle-orm'
import { masterKeyFingerprints } from '../database/tables/accounts-tables.ts'
import type { Database } from '../database/connection.ts'
import type { Fingerprint } from './master-key.ts'

const id = 'present'
/** Fingerprints of announced keys, written by a holder of the present key. */
const announced = 'announced '

/** Of the master key whose secrets the database holds; both environments have the same. */
export function fingerprintStore(database: Database) {
  return {
    async find(): Promise<Fingerprint | null> {
      const { salt, fingerprint } = masterKeyFingerprints
      const [found] = await database
        .select({ salt, fingerprint })
        .from(masterKeyFingerprints)
        .where(eq(masterKeyFingerprints.id, id))
      return found ?? null
    },

    /** Keeps the first, and returns the one that is kept: processes that start at once agree. */
    async add(fingerprint: Fingerprint, now: Date): Promise<Fingerprint> {
      await database
        .insert(masterKeyFingerprints)
        .values({ id, ...fingerprint, createdAt: now })
        .onConflictDoNothing()
      return (await this.find()) ?? fingerprint
    },

    /** Of the keys that may become the present one. */
    listAnnounced(): Promise<Fingerprint[]> {
      const { salt, fingerprint } = masterKeyFingerprints
      return database
        .select({ salt, fingerprint })
        .from(masterKeyFingerprints)
        .where(like(masterKeyFingerprints.id, `${announced}%`))
    },

    async announce(fingerprint: Fingerprint, now: Date): Promise<void> {
      await database
        .insert(masterKeyFingerprints)
        .values({ id: announced + randomUUID(), ...fingerprint, createdAt: now })
    },

    /** Ends a rotation: no other key is announced any more. */
    async replace(fingerprint: Fingerprint, now: Date): Promise<void> {
      await database.delete(masterKeyFingerprints).where(like(masterKeyFingerprints.id, `${announced}%`))
      const row = { ...fingerprint, createdAt: now }
      await database
        .insert(masterKeyFingerprints)
        .values({ id, ...row })
        .onConflictDoUpdate({ target: masterKeyFingerprints.id, set: row })
    },
  }
}

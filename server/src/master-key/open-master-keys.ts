import { join } from 'node:path'
import { environments } from '@edis/contract/environment'
import { audit } from '../audit/audit.store.ts'
import { commandActor } from '../audit/command-actor.ts'
import { closeDatabase, type Database, type DatabaseSchema, openDatabase } from '../database/connection.ts'
import { keptMasterKey } from '../database/master-key.ts'
import { changing } from '../database/transaction.ts'
import { createVault } from '../database/vault.ts'
import type { Settings } from '../settings.ts'
import { fingerprintStore } from './fingerprint.store.ts'
import { type Fingerprint, fingerprintOf, fits, keyOfDatabase } from './master-key.ts'
import { sealedColumns } from './sealed-columns.ts'
import { sampleColumn } from './sealed-values.store.ts'

export type MasterKeys = { masterKey: Buffer; otherMasterKeys: Buffer[] }

/**
 * Returns the master keys of the settings, or the one kept in DATA_DIR, once one of them has proved to be this migrated
 * database's own. A database without a fingerprint gets one. What a process with a foreign key would seal, no other could
 * open: the first of several must be the database's own, or one that stood after it at an earlier start. `mayBegin`: this
 * process itself changes the key. @throws {Error} when none of the keys is the database's, or the first may not seal yet.
 */
export async function openMasterKeys(
  settings: Pick<Settings, 'masterKey' | 'otherMasterKeys' | 'dataDir'>,
  url: string,
  { mayBegin = false } = {},
): Promise<MasterKeys> {
  return withDatabase(url, 'accounts', async (database) => {
    const store = fingerprintStore(database)
    const known = await store.find()
    const given = settings.masterKey
    const masterKey = given ?? (await keptMasterKey(settings.dataDir, { make: known === null }))
    const keys = [masterKey, ...settings.otherMasterKeys]
    const name = given ? 'MASTER_KEY' : join(settings.dataDir, 'master-key')
    const fingerprint = known ?? (await firstFingerprint(url, keys))
    const kept = known === null && fingerprint !== null ? await store.add(fingerprint, new Date()) : fingerprint
    if (kept === null || !keys.some((key) => fits(key, kept)))
      throw new Error(
        `${name} does not contain the key that encrypts this database's secrets. Nothing was changed. ` +
          'Start with the right key; to change it, see "Changing the master key" in docs/operating.md.',
      )
    const announced = await store.listAnnounced()
    const isAnnounced = (key: Buffer) => announced.some((one) => fits(key, one))
    if (fits(masterKey, kept))
      for (const key of settings.otherMasterKeys.filter((other) => !isAnnounced(other)))
        await store.announce(fingerprintOf(key), new Date())
    else if (!isAnnounced(masterKey) && !mayBegin)
      throw new Error(
        `The first key in ${name} is new to this database: other processes could not decrypt what it encrypts. ` +
          'Nothing was changed. First start every process with it after the current key; see "Changing the master key" ' +
          'in docs/operating.md.',
      )
    return { masterKey, otherMasterKeys: settings.otherMasterKeys }
  })
}

/** Has the database recognise its first key alone, once everything is sealed with it. */
export const moveFingerprint = (url: string, masterKey: Buffer): Promise<void> =>
  withDatabase(url, 'accounts', (database) =>
    changing(database, async (within, transaction) => {
      await fingerprintStore(within).replace(fingerprintOf(masterKey), new Date())
      await audit(transaction, commandActor(), { action: 'master_key.rotated', target: null, environment: null })
    }),
  )

/** Of the key that opens what is sealed in a database from before there were fingerprints; null: none does. */
async function firstFingerprint(url: string, keys: readonly Buffer[]): Promise<Fingerprint | null> {
  const vaults = keys.map((key) => createVault(key))
  const opened = keys.map(() => 0)
  let sealed = 0
  for (const environment of environments)
    await withDatabase(url, environment, async (database) => {
      for (const column of sealedColumns(environment)) {
        const sample = await sampleColumn(database, vaults, column)
        sealed += sample.sealed
        for (const [index, count] of sample.opened.entries()) opened[index] = (opened[index] ?? 0) + count
      }
    })
  const key = keyOfDatabase(keys, opened, sealed)
  return key && fingerprintOf(key)
}

async function withDatabase<T>(url: string, schema: DatabaseSchema, act: (database: Database) => Promise<T>) {
  const database = openDatabase(url, schema, { connections: 1 })
  try {
    return await act(database)
  } finally {
    await closeDatabase(database)
  }
}

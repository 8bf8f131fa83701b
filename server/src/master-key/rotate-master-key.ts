import { environments } from '@edis/contract/environment'
import { closeDatabase, openDatabase } from '../database/connection.ts'
import { createVault, type Vault } from '../database/vault.ts'
import { type MasterKeys, moveFingerprint } from './open-master-keys.ts'
import { sealedColumns } from './sealed-columns.ts'
import { discardLost, listLost, resealColumn } from './sealed-values.store.ts'

type Print = (line: string) => void

/**
 * Seals every secret of both environments with the first key, by which alone the database is known from then on.
 * @throws {Error} when some can't be opened.
 */
export async function rotateMasterKey(url: string, keys: MasterKeys, print: Print): Promise<void> {
  const vault = createVault(keys.masterKey, keys.otherMasterKeys)
  let lost = 0
  for (const environment of environments) {
    const database = openDatabase(url, environment, { connections: 1 })
    try {
      for (const column of sealedColumns(environment)) {
        const counts = await resealColumn(database, vault, column)
        lost += counts.lost
        print(`${environment} ${column.table} ${column.column}: ${counts.resealed} re-encrypted`)
      }
    } finally {
      await closeDatabase(database)
    }
  }
  if (lost > 0)
    throw new Error(
      `${lost} secrets are encrypted with a key that is not in MASTER_KEY. List them with --list; add their key, or remove them with --discard.`,
    )
  await moveFingerprint(url, keys.masterKey)
  print('All secrets are encrypted with the first key in MASTER_KEY. The others are no longer needed to start.')
}

/** Prints what none of the keys opens: what it is, its id, whose it is. */
export async function listLostSecrets(url: string, keys: MasterKeys, print: Print): Promise<void> {
  const count = await eachLost(url, keys, print, async () => {})
  print(count === 0 ? 'Every secret can be decrypted.' : `${count} secrets can't be decrypted.`)
}

/** Removes and prints what none of the keys opens. Keys and tokens keep working but can no longer be shown. */
export async function discardLostSecrets(url: string, keys: MasterKeys, print: Print): Promise<void> {
  const count = await eachLost(url, keys, print, discardLost)
  print(`${count} secrets removed.`)
}

async function eachLost(
  url: string,
  { masterKey, otherMasterKeys }: MasterKeys,
  print: Print,
  act: typeof discardLost,
): Promise<number> {
  const vault: Vault = createVault(masterKey, otherMasterKeys)
  let count = 0
  for (const environment of environments) {
    const database = openDatabase(url, environment, { connections: 1 })
    try {
      for (const column of sealedColumns(environment))
        for await (const lost of listLost(database, vault, column)) {
          await act(database, vault, column, { ...lost, environment })
          print(`${environment}  ${column.what}  ${lost.id}  ${lost.partnerId}  ${lost.email}`)
          count++
        }
    } finally {
      await closeDatabase(database)
    }
  }
  return count
}

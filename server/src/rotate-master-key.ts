import { type Environment, environments } from '@edis/contract/environment'
import { sealContext } from './credentials/credentials.ts'
import { closeDatabase, openDatabase } from './database/connection.ts'
import { resealColumn, type SealedColumn } from './database/reseal.store.ts'
import type { Vault } from './database/vault.ts'
import { webhookSealContext } from './webhooks/webhooks.ts'

/** Seals every secret of both environments with the vault's present key. @throws {Error} when some can't be opened. */
export async function rotateMasterKey(url: string, vault: Vault, print: (line: string) => void): Promise<void> {
  let lost = 0
  for (const environment of environments) {
    const database = openDatabase(url, environment, { connections: 1 })
    try {
      for (const column of sealedColumns(environment)) {
        const counts = await resealColumn(database, vault, column)
        lost += counts.lost
        print(`${environment} ${column.table} ${column.column}: ${counts.resealed} sealed anew`)
      }
    } finally {
      await closeDatabase(database)
    }
  }
  if (lost > 0) throw new Error(`${lost} secrets are sealed with a key that is not in MASTER_KEY`)
}

const sealedColumns = (environment: Environment): SealedColumn[] => [
  {
    table: 'partner_keys',
    column: 'key_sealed',
    context: ({ partnerId }) => sealContext(environment, 'key', partnerId),
  },
  {
    table: 'tokens',
    column: 'access_sealed',
    context: ({ partnerId }) => sealContext(environment, 'token', partnerId),
  },
  {
    table: 'tokens',
    column: 'refresh_sealed',
    context: ({ partnerId }) => sealContext(environment, 'refresh', partnerId),
  },
  ...['secret_sealed', 'previous_secret_sealed'].map((column) => ({
    table: 'webhooks',
    column,
    context: ({ id }: { id: string }) => webhookSealContext(environment, id),
  })),
]

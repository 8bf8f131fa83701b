import { type OperationsScope, scopeNames } from '@edis/contract/calls/operations-call'
import type { Environment } from '@edis/contract/environment'
import { closeDatabase, openDatabase } from '../server/src/database/connection.ts'
import { newId } from '../server/src/database/id.ts'
import { hashSecret, randomSecret } from '../server/src/database/vault.ts'
import { operationsKeyPrefix } from '../server/src/operations-keys/operations-keys.ts'
import { operationsKeyStore } from '../server/src/operations-keys/operations-keys.store.ts'

type Key = { scopes: readonly OperationsScope[]; allowedIps: string[]; expiresAt: Date | null; revokedAt: Date | null }

/** The key of a system, written past the command line; with every scope, from everywhere and for ever unless said. */
export async function makeOperationsKey(
  databaseUrl: string,
  environment: Environment,
  { scopes = scopeNames, allowedIps = [], expiresAt = null, revokedAt = null }: Partial<Key> = {},
): Promise<string> {
  const accounts = openDatabase(databaseUrl, 'accounts', { connections: 1 })
  const secret = randomSecret(operationsKeyPrefix(environment))
  const id = newId('opk')
  const keys = operationsKeyStore(accounts)
  await keys.add({
    id,
    name: 'WMS Cakung',
    environment,
    scopes: [...scopes],
    keyHash: hashSecret(secret),
    ending: secret.slice(-4),
    allowedIps,
    createdAt: new Date(),
    createdBy: null,
    expiresAt,
  })
  if (revokedAt) await keys.revoke(id, revokedAt)
  await closeDatabase(accounts)
  return secret
}

/** A key with every scope in each environment. */
export async function makeOperationsKeys(databaseUrl: string): Promise<Record<Environment, string>> {
  const [development, production] = await Promise.all([
    makeOperationsKey(databaseUrl, 'development'),
    makeOperationsKey(databaseUrl, 'production'),
  ])
  return { development, production }
}

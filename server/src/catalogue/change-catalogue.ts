import type { Environment } from '@edis/contract/environment'
import { closeDatabase, openDatabase } from '../database/connection.ts'
import type { Transaction } from '../database/transaction.ts'
import { changeTransaction } from './import/import.store.ts'

type Change = {
  databaseUrl: string
  environments: readonly Environment[]
  /** Whether running processes hold what changes, and are to load it anew: all but stock. */
  isHeld?: boolean
  /** Another change runs; this one waits for it. */
  onWait?: () => void
}

/** Changes the catalogues of the environments: all of them or, when it fails in one, none. */
export async function changeCatalogues(
  { databaseUrl, environments, onWait, isHeld = true }: Change,
  act: (transaction: Transaction, environment: Environment) => Promise<void>,
): Promise<void> {
  const databases = environments.map((environment) => openDatabase(databaseUrl, environment, { connections: 1 }))

  // Each within the one before: the innermost commits first, and only when all the others are ready to.
  const into = async (index: number): Promise<void> => {
    const database = databases[index]
    const environment = environments[index]
    if (!database || !environment) return
    await changeTransaction(
      database,
      async (transaction) => {
        await act(transaction, environment)
        await into(index + 1)
      },
      { onWait, isHeld },
    )
  }
  try {
    await into(0)
  } finally {
    await Promise.all(databases.map(closeDatabase))
  }
}

import type { Environment } from '@edis/contract/environment'
import { hashSecret, randomSecret, type Vault } from '../database/vault.ts'
import { sealContext, secretPrefix } from './credentials.ts'
import type { NewKey, PartnerKeyStore } from './partner-keys.store.ts'

type Parts = { environment: Environment; keys: PartnerKeyStore; vault: Vault; now: () => Date }

export type FirstKeys = ReturnType<typeof createFirstKeys>

/** The first key of each partner, which the portal can show again. */
export function createFirstKeys({ environment, keys, vault, now }: Parts) {
  function make(partnerId: string): { key: string; row: NewKey } {
    const key = randomSecret(secretPrefix('key', environment))
    const keySealed = vault.seal(key, sealContext(environment, 'key', partnerId))
    return { key, row: { partnerId, keyHash: hashSecret(key), keySealed, createdAt: now() } }
  }

  /** The present one, and those before it that still work. A partner gets its first when it first asks for it. */
  async function working(partnerId: string, store = keys) {
    const found = await store.listWorking(partnerId, now())
    if (found.length > 0) return found
    await store.addFirst(make(partnerId).row)
    return store.listWorking(partnerId, now())
  }

  return {
    make,
    working,
    async present(partnerId: string) {
      const [present] = await working(partnerId)
      if (!present) throw new Error(`${partnerId} has no key`)
      const opened = vault.tryOpen(present.keySealed, sealContext(environment, 'key', partnerId))
      return { id: present.id, createdAt: present.createdAt, ending: opened?.slice(-4) ?? '' }
    },
  }
}

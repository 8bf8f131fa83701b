import type { KeyObject } from 'node:crypto'
import type { Environment } from '@edis/contract/environment'
import type { Vault } from '../../database/vault.ts'
import { webhookSealContext } from '../../webhooks/webhooks.ts'
import { signingKey } from '../deliveries.ts'
import type { Claimed } from '../queue.store.ts'

type Sealed = Pick<Claimed, 'webhookId' | 'secretSealed' | 'previousSecretSealed'>
const maxKept = 1_000

/**
 * Opens webhooks' secrets, the newest first, and keeps the keys of those used last: opening a secret and making its key
 * take as long as half a post. Gives no keys when the newest secret can't be opened: its receiver may know that one alone.
 */
export function createSigningKeys(vault: Vault, environment: Environment): (delivery: Sealed) => KeyObject[] {
  /** By webhook: a secret that was changed is another. */
  const kept = new Map<string, { sealed: Buffer; key: KeyObject }[]>()

  function keyOf(sealed: Buffer, webhookId: string): KeyObject | null {
    const own = kept.get(webhookId) ?? []
    const known = own.find((one) => one.sealed.equals(sealed))
    const key = known?.key ?? opened(sealed, webhookId)
    if (!key) return null
    kept.delete(webhookId)
    // The newest and the one before it
    kept.set(webhookId, known ? own : [{ sealed, key }, ...own].slice(0, 2))
    const [oldest] = kept.keys()
    if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest)
    return key
  }

  function opened(sealed: Buffer, webhookId: string): KeyObject | null {
    const secret = vault.tryOpen(sealed, webhookSealContext(environment, webhookId))
    return secret === null ? null : signingKey(secret)
  }

  return ({ webhookId, secretSealed, previousSecretSealed }) => {
    const key = keyOf(secretSealed, webhookId)
    const previous = key && previousSecretSealed && keyOf(previousSecretSealed, webhookId)
    return [key, previous].filter((one) => one !== null)
  }
}

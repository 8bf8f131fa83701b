import type { KeyObject } from 'node:crypto'
import type { Environment } from '@edis/contract/environment'
import type { Vault } from '../database/vault.ts'
import { webhookSealContext } from '../webhooks/webhooks.ts'
import { signingKey } from './deliveries.ts'
import type { Claimed } from './queue.store.ts'

type Sealed = Pick<Claimed, 'webhookId' | 'secretSealed' | 'previousSecretSealed'>
const mostKept = 1_000

/**
 * Opens webhooks' secrets, the newest first, and keeps the keys of those used last: opening a secret and making its key
 * take as long as half a post.
 */
export function createSigningKeys(vault: Vault, environment: Environment): (delivery: Sealed) => KeyObject[] {
  const kept = new Map<string, KeyObject>()

  function keyOf(sealed: Buffer, webhookId: string): KeyObject {
    const name = `${webhookId} ${sealed.toString('base64')}`
    const key = kept.get(name) ?? signingKey(vault.open(sealed, webhookSealContext(environment, webhookId)))
    kept.delete(name)
    kept.set(name, key)
    const [oldest] = kept.keys()
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
    return key
  }

  return ({ webhookId, secretSealed, previousSecretSealed }) =>
    [secretSealed, previousSecretSealed].filter((sealed) => sealed !== null).map((sealed) => keyOf(sealed, webhookId))
}

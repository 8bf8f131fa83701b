import { hints } from '@edis/contract/errors/hints'
import type { OperationsScope } from '@edis/contract/calls/operations-call'
import { hashSecret } from '../database/vault.ts'
import { Failure } from '../http/doors/failure.ts'
import type { JudgeOperationsKey } from '../http/gate/operations-gate.ts'
import { keyFault } from './operations-keys.ts'
import type { OperationsKey, OperationsKeyStore } from './operations-keys.store.ts'

type Parts = {
  keys: Pick<OperationsKeyStore, 'find' | 'noteUse'>
  /** Makes the judge of a list of addresses; an empty list lets every address in. */
  compileAllowList: (ips: string[]) => (address: string) => boolean
  now: () => Date
}

/** By how much the last use that is told may be out of date, in milliseconds: a feed that is followed asks several times a second. */
const useNotedEvery = 60_000

/** Judges the key of a system. Each call asks anew, so that a key that is revoked opens nothing from then on. */
export const operationsKeyJudge =
  ({ keys, compileAllowList, now }: Parts): JudgeOperationsKey =>
  async (text, scope, address) => {
    const key = text.startsWith('edis_ops_') ? await keys.find(hashSecret(text)) : null
    if (!key) throw new Failure('AUTH_INVALID_CREDENTIALS')
    const fault = keyFault(key, scope, now())
    if (fault && fault !== 'AUTH_SCOPE_MISSING') throw new Failure(fault, ended[fault](key))
    if (!compileAllowList(key.allowedIps)(address))
      throw new Failure('AUTH_IP_NOT_ALLOWED', {
        details: { address },
        text: hints.keyFromOtherAddress(key.name, address),
      })
    if (fault) throw withoutScope(key, scope)
    if (now().getTime() - (key.lastUsedAt?.getTime() ?? 0) > useNotedEvery) await keys.noteUse(key.id, now())
    return { keyId: key.id, environment: key.environment }
  }

const ended = {
  AUTH_TOKEN_REVOKED: ({ name }: OperationsKey) => ({ text: hints.keyRevoked(name) }),
  AUTH_TOKEN_EXPIRED: ({ name, expiresAt }: OperationsKey) => ({
    text: hints.keyExpired(name),
    details: { expired_at: expiresAt?.toISOString() ?? '' },
  }),
}

const withoutScope = ({ name }: OperationsKey, scope: OperationsScope): Failure =>
  new Failure('AUTH_SCOPE_MISSING', { details: { scope }, text: hints.keyWithoutScope(name, scope) })

import { hints } from '@edis/contract/errors/hints'
import type { Environment } from '@edis/contract/environment'
import { hashSecret } from '../database/vault.ts'
import { Failure } from '../http/doors/failure.ts'
import type { Gates } from '../http/gate/caller-gate.ts'
import { rateLimited } from '../http/gate/rate-limit.ts'
import { wrongEnvironment } from '../http/gate/wrong-credentials.ts'
import { isOfOtherEnvironment, parseBasic } from './credentials.ts'
import type { PartnerKeyStore } from './partner-keys.store.ts'
import { maxWrongKeys, wrongKeyWindow } from './wrong-key-throttle.ts'
import type { WrongKeys } from './wrong-keys.ts'

type Parts = {
  environment: Environment
  keys: Pick<PartnerKeyStore, 'findOwner'>
  wrongKeys: Pick<WrongKeys, 'count'>
  now: () => Date
}

/** Judges a partner's key. The right one always works: only wrong ones are throttled, so that nobody can lock a partner out. */
export const keyJudge =
  ({ environment, keys, wrongKeys, now }: Parts): Gates['judgeKey'] =>
  async (authorization, address) => {
    const basic = parseBasic(authorization)
    if ('error' in basic) throw new Failure(basic.error)
    if (isOfOtherEnvironment(basic.partnerKey, 'key', environment)) throw wrongEnvironment('key', environment)
    const keyHash = hashSecret(basic.partnerKey)
    const owner = await keys.findOwner(keyHash)
    const ended = owner?.expiresAt && owner.expiresAt <= now()
    if (!owner || ended || owner.partnerId !== basic.partnerId) {
      const wait = wrongKeys.count(basic.partnerId, address)
      throw wait === 0 ? new Failure('AUTH_INVALID_CREDENTIALS') : tooManyWrongKeys(wait)
    }
    const { partnerId } = owner
    if (owner.suspendedAt) throw new Failure('AUTH_PARTNER_INACTIVE', { partnerId })
    if (environment === 'production' && !owner.productionGrantedAt)
      throw new Failure('PRODUCTION_NOT_GRANTED', { partnerId })
    const { namedKeyId, scope, rateLimit } = owner
    return { partnerId, keyHash, namedKeyId, scope, rateLimit }
  }

function tooManyWrongKeys(wait: number): Failure {
  return rateLimited({
    limit: maxWrongKeys,
    window: wrongKeyWindow,
    wait,
    text: (seconds) => hints.tooManyWrongKeys(seconds),
  })
}

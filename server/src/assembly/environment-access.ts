import { compileAllowList } from '../allowed-ips/allowed-ips.ts'
import { allowedIpRoutes } from '../allowed-ips/allowed-ips.routes.ts'
import { allowedIpStore } from '../allowed-ips/allowed-ips.store.ts'
import { createFirstKeys } from '../credentials/first-keys.ts'
import { credentialRoutes } from '../credentials/credentials.routes.ts'
import { keyJudge } from '../credentials/judge-key.ts'
import { refreshLifetime } from '../credentials/credentials.ts'
import { namedKeyRoutes } from '../credentials/named-keys.routes.ts'
import { namedKeyStore } from '../credentials/named-keys.store.ts'
import { partnerKeyStore } from '../credentials/partner-keys.store.ts'
import { createSeenAddresses } from '../credentials/seen-addresses.ts'
import { addSeenAddresses } from '../credentials/seen-addresses.store.ts'
import { createTokenUses } from '../credentials/token-use.ts'
import { tokenRoutes } from '../credentials/tokens.routes.ts'
import { tokenStore } from '../credentials/tokens.store.ts'
import { createWrongKeys } from '../credentials/wrong-keys.ts'
import { wrongKeyStore } from '../credentials/wrong-keys.store.ts'
import { type EnvironmentOptions, errorLog } from './environment-options.ts'
import type { ApiDoor, Change } from '../http/doors/api-door.ts'
import { hearOfAccess } from '../database/access-changes.store.ts'
import { bearerCheck } from '../http/gate/bearer.ts'
import type { Gates } from '../http/gate/caller-gate.ts'
import { partnerGate } from '../http/gate/partner-gate.ts'
import { createRateLimit, rateLimitWindow } from '../http/gate/rate-limit.ts'
import { rateLimitStore } from '../http/gate/rate-limit.store.ts'
import { answerTeam } from './team/answer-team.ts'
import { authenticator, sessionRoutes } from '../sign-in/sign-in.routes.ts'

/** Who may call, and how often: sign-in, keys and tokens, allowed addresses, the rate limit. */
export function openAccess(options: EnvironmentOptions) {
  const { environment, settings, database, background, vault, now } = options
  const keys = partnerKeyStore(database)
  const tokens = tokenStore(database)
  const onError = errorLog(options)
  const uses = createTokenUses({
    write: tokenStore(background).recordUses,
    now,
    onError: onError('could not save the last use of tokens'),
  })
  const seen = createSeenAddresses({
    write: (all) => addSeenAddresses(background, environment, all, now()),
    onError: onError('could not save where keys and tokens are used'),
  })
  const onUse = (tokenId: string, address: string, partnerId: string) => {
    uses.note(tokenId, address)
    seen.note(partnerId, address)
  }
  const wrongKeys = wrongKeyStore(background)
  const wrongKeyCount = createWrongKeys({ write: wrongKeys.add, now, onError: onError('could not save wrong keys') })
  const bearer = bearerCheck({ environment, find: tokens.findBearer, compileAllowList, onUse, now })
  const stopHearing = hearOfAccess(background, bearer.forget, onError('could not listen for changes of access'))
  const windows = rateLimitStore(background)
  const rateLimit = createRateLimit({
    limit: settings.rateLimitPerMinute,
    share: windows.share,
    now,
    onError: onError('could not share the rate limit between processes'),
  })
  const judgeKey = keyJudge({
    environment,
    keys,
    wrongKeys: {
      count(partnerId, address) {
        options.metrics.wrongKey(environment)
        return wrongKeyCount.count(partnerId, address)
      },
    },
    now,
  })
  const gates: Gates = {
    authenticate: authenticator(options.team.sessions),
    async judgeKey(authorization, address) {
      const caller = await judgeKey(authorization, address)
      seen.note(caller.partnerId, address)
      return caller
    },
    partners: partnerGate({ bearer, rateLimit }),
    rateLimit,
  }

  return {
    gates,
    known: bearer.known,
    answer(door: ApiDoor): void {
      const onRevoked = bearer.forget
      const firstKeys = createFirstKeys({ environment, keys, vault, now })
      sessionRoutes(door, options.team.sessions)
      answerTeam(options, door)
      credentialRoutes(door, {
        database,
        firstKeys,
        tokens,
        findWrongKeys: wrongKeyStore(database).find,
        vault,
        onRevoked,
        now,
      })
      tokenRoutes(door, { tokens, onRevoked, now })
      namedKeyRoutes(door, { keys: namedKeyStore(database), firstKeys, onRevoked, now })
      allowedIpRoutes(door, { allowedIps: allowedIpStore(database), onChanged: bearer.forget, now })
    },
    /** Whether the partner had a token to expire. */
    async expirePresentToken(change: Change, partnerId: string, at: Date): Promise<boolean> {
      change.afterCommit(() => bearer.forget(partnerId))
      return tokenStore(change.database).expireNewest(partnerId, at)
    },
    /** Writes what is still held. */
    async finish(): Promise<void> {
      rateLimit.stop()
      await Promise.all([uses.finish(), seen.finish(), wrongKeyCount.finish(), stopHearing()])
    },
    async clean(): Promise<void> {
      await tokens.deleteExpired(now())
      await keys.deleteExpired(now())
      await namedKeyStore(database).deleteRevoked(new Date(now().getTime() - refreshLifetime))
      await wrongKeys.deleteBefore(now())
      await windows.deleteBefore(new Date(now().getTime() - 10 * rateLimitWindow))
    },
  }
}
export type Access = ReturnType<typeof openAccess>

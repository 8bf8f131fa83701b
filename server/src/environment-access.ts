import { compileAllowList } from './allowed-ips/allowed-ips.ts'
import { allowedIpRoutes } from './allowed-ips/allowed-ips.routes.ts'
import { allowedIpStore } from './allowed-ips/allowed-ips.store.ts'
import { credentialRoutes } from './credentials/credentials.routes.ts'
import { partnerKeyStore } from './credentials/partner-keys.store.ts'
import { tokenStore } from './credentials/tokens.store.ts'
import { type EnvironmentOptions, errorLog } from './environment-options.ts'
import type { ApiDoor } from './http/api-door.ts'
import { bearerCheck } from './http/bearer.ts'
import { createRateLimit, rateLimitWindow, refuseOverLimit } from './http/rate-limit.ts'
import { rateLimitStore } from './http/rate-limit.store.ts'
import { sessionRoutes } from './sessions/sessions.routes.ts'

/** Who may call, and how often: sign-in, keys and tokens, allowed addresses, the rate limit. */
export function answerAccess(options: EnvironmentOptions, door: ApiDoor) {
  const { environment, settings, database, background, vault, now } = options
  const keys = partnerKeyStore(database)
  const tokens = tokenStore(database)
  const bearer = bearerCheck({ environment, find: tokens.findBearer, compileAllowList, now })
  const windows = rateLimitStore(background)
  const rateLimit = createRateLimit({
    limit: settings.rateLimitPerMinute,
    share: windows.share,
    now,
    onError: errorLog(options)('the rate limit was not shared'),
  })
  sessionRoutes(door, options.sessions)
  credentialRoutes(door, {
    keys,
    tokens,
    vault,
    onRevoked: bearer.forget,
    countCall: (partnerId) => refuseOverLimit(rateLimit.count(partnerId)),
    now,
  })
  allowedIpRoutes(door, { allowedIps: allowedIpStore(database), onChanged: bearer.forget, now })

  return {
    bearer,
    rateLimit,
    /** Whether the partner had a token to expire. */
    async expirePresentToken(partnerId: string, at: Date): Promise<boolean> {
      const expired = await tokens.expireNewest(partnerId, at)
      bearer.forget()
      return expired
    },
    async clean(): Promise<void> {
      await tokens.deleteExpired(now())
      await keys.deleteExpired(now())
      await windows.deleteBefore(new Date(now().getTime() - 10 * rateLimitWindow))
    },
  }
}
export type Access = ReturnType<typeof answerAccess>

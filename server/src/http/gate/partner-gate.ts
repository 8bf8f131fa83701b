import type { FastifyRequest } from 'fastify'
import type { KeyScope } from '@edis/contract/calls/call-scopes'
import { type Awaitable, atOnce } from './at-once.ts'
import type { BearerCheck } from './bearer.ts'
import { isOfAssistant } from '../doors/call-log.ts'
import { type RateLimit, refuseOverLimit } from './rate-limit.ts'

/** Who bears an access token. `rateLimit`: its own requests a minute; null: as many as everybody. */
export type BearerCaller = { partnerId: string; rateLimit: number | null; scope: KeyScope }

export type PartnerGate = {
  /** Whose call it is. @throws {Failure} when it is nobody's, or not from there. */
  judge(request: FastifyRequest, address: string): Awaitable<BearerCaller>
  /** Who it is, when that is known without waiting, nothing is wrong with it and one more call is not too many; else null. */
  judgeAtOnce(request: Pick<FastifyRequest, 'headers'>, address: string): BearerCaller | null
  /** Counts the partner's call and says so in the answer's head. @throws {Failure} when it is one too many. */
  count(request: Pick<FastifyRequest, 'headers' | 'ownHeaders'>, caller: BearerCaller): void
}

/** What every call with a partner's token goes through: bearer, allow-list, rate limit. */
export const partnerGate = ({
  bearer,
  rateLimit,
}: {
  bearer: Pick<BearerCheck, 'judge' | 'atHand'>
  rateLimit: RateLimit
}): PartnerGate => ({
  judge: (request, address) =>
    atOnce(bearer.judge(request.headers.authorization, address), (caller) => {
      request.partnerId = caller.partnerId
      return caller
    }),
  judgeAtOnce({ headers }, address) {
    const caller = bearer.atHand(headers.authorization, address)
    return caller && rateLimit.hasRoom(caller.partnerId, caller.rateLimit) ? caller : null
  },
  count(request, { partnerId, rateLimit: own }) {
    // Its message was counted when it came in.
    if (isOfAssistant(request)) return
    const counted = rateLimit.count(partnerId, own)
    const { policy, remaining, resetSeconds } = counted
    request.ownHeaders.push('ratelimit-policy', policy, 'ratelimit', `"default";r=${remaining};t=${resetSeconds}`)
    refuseOverLimit(counted)
  },
})

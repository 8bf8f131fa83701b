import { hints } from '@edis/contract/errors/hints'
import type { Logger } from 'pino'
import type { Failure } from '../http/doors/failure.ts'
import { rateLimited } from '../http/gate/rate-limit.ts'
import {
  codeCounters,
  type Counter,
  forgottenCounters,
  knownBucket,
  knownFor,
  linkCounters,
  signInCounters,
} from './sign-in-throttle.ts'
import type { Overrun, SignInThrottleStore } from './sign-in-throttle.store.ts'

/** Bounds how often secrets of people are guessed, over all processes. */
export type Guesses = ReturnType<typeof guessBounds>

/** What is guessed at, of a counter's bucket: who it is about is left out. */
const guessedAt = (bucket: string): string => /^(?:forgotten )?[a-z]+/.exec(bucket)?.[0] ?? ''

export function guessBounds(throttle: SignInThrottleStore, log: Logger, now: () => Date) {
  async function count(counters: Counter[], from: { address: string } | { member_id: string }): Promise<void> {
    const overrun = await throttle.count(counters, now())
    if (!overrun) return
    // Once a window: whoever goes on guessing does not fill the log
    if (overrun.begins)
      log.warn(
        { ...from, counter: guessedAt(overrun.bucket), until: overrun.endsAt.toISOString() },
        'too many attempts, rejecting more',
      )
    throw tooMany(overrun, now())
  }

  async function guessAt(account: string, address: string) {
    const known = knownBucket(account, address)
    const counters = signInCounters(account, address, await throttle.isKnown(known, now()))
    return { counters, succeed: () => throttle.succeed(counters, known, new Date(now().getTime() + knownFor)) }
  }

  return {
    /**
     * Counts a guess at what proves that one is the account's owner. `succeed` takes it back.
     * @throws {Failure} RATE_LIMITED.
     */
    async ofAccount(account: string, address: string): Promise<{ succeed: () => Promise<void> }> {
      const { counters, succeed } = await guessAt(account, address)
      await count(counters, { address })
      return { succeed }
    },
    /** Takes back what a sign-in's first step counted. */
    succeeded: async (account: string, address: string): Promise<void> => (await guessAt(account, address)).succeed(),
    /** Counts a code that somebody with the password has tried. @throws {Failure} RATE_LIMITED. */
    ofCode: (memberId: string): Promise<void> => count(codeCounters(memberId), { member_id: memberId }),
    /**
     * Counts a request for a reset, alike for who is known and who is not. Gives whether the account signed in there lately.
     * @throws {Failure} RATE_LIMITED.
     */
    async ofForgotten(account: string, address: string): Promise<{ isKnown: boolean }> {
      const isKnown = await throttle.isKnown(knownBucket(account, address), now())
      await count(forgottenCounters(account, address, isKnown), { address })
      return { isKnown }
    },
    /** Counts a use of a link, whether it works or not. @throws {Failure} RATE_LIMITED. */
    ofLink: (address: string): Promise<void> => count(linkCounters(address), { address }),
  }
}

const tooMany = ({ limit, window, endsAt }: Overrun, now: Date): Failure =>
  rateLimited({
    limit,
    window,
    wait: endsAt.getTime() - now.getTime(),
    text: (seconds) => hints.tooManySignIns(Math.ceil(seconds / 60)),
  })

import type { Awaitable } from './at-once.ts'
import { Failure } from './failure.ts'

export type Shedding = {
  /** @throws {Failure} UNAVAILABLE, when as many calls wait as may. */
  admit(): void
  /** Counts a call until it is answered; one that is answered at once never waits. */
  waitFor<T>(answer: Awaitable<T>): Awaitable<T>
}

/**
 * Beyond so many calls that wait, for the database mostly, a door refuses what comes: those that wait are answered in time,
 * and whoever is refused knows at once. With ten connections and 2 ms each, 500 wait for a tenth of a second.
 */
const mostWaiting = 500
const tellEvery = 1_000

/** `onShed` is told how many were refused, once a second at most. */
export function createShedding(onShed: (refused: number) => void, most = mostWaiting): Shedding {
  let waiting = 0
  let refused = 0
  const left = () => void waiting--

  function refuse(): never {
    if (refused++ === 0)
      setTimeout(() => {
        onShed(refused)
        refused = 0
      }, tellEvery).unref()
    throw new Failure('UNAVAILABLE', { headers: { 'retry-after': '1' } })
  }

  return {
    admit() {
      if (waiting >= most) refuse()
    },
    waitFor(answer) {
      if (answer instanceof Promise) {
        waiting++
        answer.then(left, left)
      }
      return answer
    },
  }
}

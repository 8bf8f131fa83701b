import { atOnce, type Awaitable } from './at-once.ts'
import { Failure } from '../doors/failure.ts'

export type Shedding = {
  /** @throws {Failure} UNAVAILABLE, when as many calls wait as may; while very many are refused, by the promise and later. */
  admit(): Promise<never> | undefined
  /** Whether as many wait as may. */
  isFull(): boolean
  /** Counts a call until it is answered; one that is answered at once never waits. */
  waitFor<T>(answer: Awaitable<T>): Awaitable<T>
}

/**
 * Beyond so many calls that wait, for the database mostly, a door refuses what comes: those that wait are answered in time,
 * and whoever is refused knows soon. With ten connections and 2 ms each, 500 wait for a tenth of a second.
 */
const maxWaiting = 500
const tellEvery = 1_000

/**
 * Whoever is refused may ask again at once, and refusing them without end would leave no time for those who wait. Beyond a
 * thousand a second refusals wait for their turn, and so do those who ask again.
 */
const pace = { refusals: 50, everyMs: 50 }

/** `onShed` receives how many were refused, at most once a second. */
export function createShedding(onShed: (refused: number) => void, most = maxWaiting): Shedding {
  let waiting = 0
  let refused = 0
  const turns = paced()
  const left = () => void waiting--

  function refuse(): never {
    throw new Failure('UNAVAILABLE', { headers: { 'retry-after': '1' } })
  }

  function tell(): void {
    if (refused++ > 0) return
    setTimeout(() => {
      onShed(refused)
      refused = 0
    }, tellEvery).unref()
  }

  return {
    admit() {
      if (waiting < most) return undefined
      tell()
      return atOnce(turns.next(), refuse)
    },
    isFull: () => waiting >= most,
    waitFor(answer) {
      if (answer instanceof Promise) {
        waiting++
        answer.then(left, left)
      }
      return answer
    },
  }
}

/** Turns, so many in a while: those that are left are taken at once, the others when they come. */
function paced() {
  let left = pace.refusals
  const waiting: (() => void)[] = []
  let ticking: NodeJS.Timeout | null = null

  function renew(): void {
    const due = waiting.splice(0, pace.refusals)
    left = pace.refusals - due.length
    if (due.length === 0 && ticking) {
      clearInterval(ticking)
      ticking = null
    }
    for (const go of due) go()
  }

  return {
    next(): Awaitable<void> {
      ticking ??= setInterval(renew, pace.everyMs)
      if (left > 0) return void left--
      return new Promise((resolve) => waiting.push(resolve))
    },
  }
}

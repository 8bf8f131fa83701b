import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

/** Longest wait before it is begun, in milliseconds: neither the answer nor the next one says that there was something to do. */
const maxWaitMs = 400

/** Does what a caller must not be able to notice, after their answer. */
export function afterwards(onError: (error: unknown) => void) {
  const running = new Set<Promise<void>>()
  return {
    act(work: () => Promise<void>): void {
      const done = sleep(randomInt(maxWaitMs))
        .then(work)
        .catch(onError)
        .finally(() => running.delete(done))
      running.add(done)
    },
    finish: async (): Promise<void> => void (await Promise.all(running)),
  }
}

import { setTimeout as sleep } from 'node:timers/promises'
import type { Load } from './load.ts'
import type { PostgresPair } from './postgres-pair.ts'
import type { Running } from './processes.ts'
import type { Product } from './product.ts'

export type Fault = { name: string; act: () => Promise<void> }
/** When a fault was, by performance.now(). */
export type Window = { name: string; from: number; to: number }

/** How long one looks on after the last act, in milliseconds. */
const afterwards = 8_000

/** What is done to the cluster, in order. What was killed is up again when the next begins. */
export function faults(product: Product, pair: PostgresPair, pooler: Running): Fault[] {
  const [door] = product.doors
  const [worker] = product.workers
  /** Three times, so that it is hit with something in hand. */
  const again = (running: Running | undefined) => async () => {
    for (let kills = 0; kills < 3; kills++) {
      await running?.kill()
      await sleep(1_000)
      await running?.start()
      await sleep(1_000)
    }
  }
  return [
    { name: 'nothing', act: () => sleep(4_000) },
    { name: 'kill -9 of a development door, three times', act: again(door) },
    { name: 'kill -9 of a worker, three times', act: again(worker) },
    {
      name: 'every door and worker restarted, one by one (SIGTERM)',
      async act() {
        for (const running of [...product.doors, ...product.workers]) {
          await running.stop()
          await running.start()
        }
      },
    },
    {
      name: 'PgBouncer killed and started',
      async act() {
        await pooler.kill()
        await pooler.start()
      },
    },
    {
      name: 'kill -9 of the primary, the standby promoted',
      async act() {
        if (!(await pair.isSynchronous())) throw new Error('The standby is not synchronous: nothing could be promised')
        await pair.primary.kill()
        // As long as a watcher of the usual kind takes to be sure.
        await sleep(3_000)
        await pair.promote()
      },
    },
  ]
}

/** Does it, waits until calls succeed again and a while longer. */
export async function suffer({ name, act }: Fault, load: Load): Promise<Window> {
  const from = performance.now()
  console.log(`  ${name}`)
  await act()
  const done = performance.now()
  const deadline = done + 60_000
  while (!load.tries.some(({ at, outcome }) => at > done && outcome === 'done')) {
    if (performance.now() > deadline) throw new Error(`Nothing succeeds any more after: ${name}`)
    await sleep(50)
  }
  await sleep(afterwards)
  return { name, from, to: performance.now() }
}

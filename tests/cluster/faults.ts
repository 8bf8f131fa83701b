import { setTimeout as sleep } from 'node:timers/promises'
import type { DatabaseMachines } from './database-machines.ts'
import { databaseFaults, type Fault } from './database-faults.ts'
import type { Load } from './load.ts'
import type { Running } from './processes.ts'
import type { Product } from './product.ts'

/** When a fault was, by performance.now(). */
export type Window = { name: string; from: number; to: number }

/** How long one looks on after the last act, in milliseconds. */
const afterwards = 8_000

/** What is done to the cluster, in order. What was killed is up again when the next begins. */
export function faults(product: Product, database: DatabaseMachines, pooler: Running): Fault[] {
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
    ...databaseFaults(database),
  ]
}

/** Does it, waits until calls succeed again and a while longer, then repairs what is left to repair. */
export async function suffer({ name, act, repair }: Fault, load: Load): Promise<Window> {
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
  await repair?.()
  return { name, from, to: performance.now() }
}

import { setImmediate as turn } from 'node:timers/promises'
import { isRefusal } from '../../database/query-failure.ts'
import { Failure } from '../doors/failure.ts'

type Asked<Item, Result> = {
  item: Item
  resolve: (result: Result) => void
  reject: (error: unknown) => void
}
type Options<Item, Result> = {
  /** In one run. */
  most: number
  /** Of one owner at once: 2 unless told. 1 where they would wait for one another. */
  runsAtOnce?: number
  /** Gives each item's result, or the Failure that it alone has. What it throws may be the fault of any of them. */
  run: (owner: string, items: Item[]) => Promise<(Result | Failure)[]>
}

/**
 * Does together what one owner asks for at the same time: what comes while two runs are under way waits for the next one. Two, so
 * that one is judged while another is written, and one that waits for a lock is not waited for. When a run fails for what was
 * asked, each is done by itself, so that nobody's fault is another's.
 */
export function gather<Item, Result>({ most, runsAtOnce = 2, run }: Options<Item, Result>) {
  /** Of each owner who has a run under way. */
  const owners = new Map<string, { waiting: Asked<Item, Result>[]; runs: number }>()

  async function runAll(owner: string, own: { waiting: Asked<Item, Result>[]; runs: number }): Promise<void> {
    own.runs++
    // What came in together is done together
    await turn()
    while (own.waiting.length > 0) await settle(owner, own.waiting.splice(0, most))
    if (--own.runs === 0) owners.delete(owner)
  }

  async function settle(owner: string, asked: Asked<Item, Result>[]): Promise<void> {
    let results: (Result | Failure)[]
    try {
      results = await run(
        owner,
        asked.map(({ item }) => item),
      )
    } catch (error) {
      if (asked.length > 1 && (error instanceof Failure || isRefusal(error)))
        await Promise.all(asked.map((one) => settle(owner, [one])))
      else for (const { reject } of asked) reject(error)
      return
    }
    for (const [at, { resolve, reject }] of asked.entries()) {
      const result = results[at] as Result | Failure
      if (result instanceof Failure) reject(result)
      else resolve(result)
    }
  }

  return (owner: string, item: Item): Promise<Result> =>
    new Promise((resolve, reject) => {
      const own = owners.get(owner) ?? { waiting: [], runs: 0 }
      owners.set(owner, own)
      own.waiting.push({ item, resolve, reject })
      if (own.runs < runsAtOnce && own.waiting.length === 1) void runAll(owner, own)
    })
}

import { countWrongKey, type WrongKeys as Known } from './wrong-key-throttle.ts'

/** Wrong keys that came for a partner id since they were last written. */
export type NewWrongKeys = { partnerId: string; count: number; since: Date; lastAt: Date; address: string }

export type WrongKeys = {
  /** Counts a wrong key. For how many milliseconds such keys are throttled; 0: they aren't. */
  count(partnerId: string, address: string): number
  /** Writes what is still held. */
  finish(): Promise<void>
}

type Options = {
  /** Leaves out ids that no partner has. */
  write: (wrong: NewWrongKeys[]) => Promise<void>
  now: () => Date
  onError: (error: unknown) => void
}

const writeEvery = 1_000
const maxRemembered = 10_000
/** What comes instead of an id may be long. */
const maxIdLength = 64

/**
 * Counts wrong keys in memory, so that an id that exists is answered like one that doesn't, at the same pace, and a flood of
 * them asks nothing more of the database. Each process throttles by its own count.
 */
export function createWrongKeys({ write, now, onError }: Options): WrongKeys {
  const known = new Map<string, Known>()
  let unwritten = new Map<string, NewWrongKeys>()

  async function writeAll(): Promise<void> {
    if (unwritten.size === 0) return
    const wrong = [...unwritten.values()]
    unwritten = new Map()
    await write(wrong).catch(onError)
  }
  const timer = setInterval(() => void writeAll(), writeEvery).unref()

  return {
    count(given, address) {
      const at = now()
      const partnerId = given.slice(0, maxIdLength)
      const { after, wait } = countWrongKey(known.get(partnerId), at.getTime())
      known.delete(partnerId)
      known.set(partnerId, after)
      const [oldest] = known.keys()
      if (known.size > maxRemembered && oldest !== undefined) known.delete(oldest)
      const held = unwritten.get(partnerId)
      if (held) Object.assign(held, { count: held.count + 1, lastAt: at, address })
      else if (isId(partnerId) && unwritten.size < maxRemembered)
        unwritten.set(partnerId, { partnerId, count: 1, since: at, lastAt: at, address })
      return wait
    },
    async finish() {
      clearInterval(timer)
      await writeAll()
    },
  }
}

const isId = (text: string): boolean => /^prt_[0-9A-Z]{26}$/.test(text)

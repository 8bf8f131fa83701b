import { setTimeout as sleep } from 'node:timers/promises'
import type { Completion } from './queue.store.ts'

const mostAtOnce = 500
/** Between tries while the database is away, in milliseconds. */
const pause = 250

type Options = {
  write: (completions: Completion[]) => Promise<void>
  onError: (error: unknown) => void
  /** When aborted, what can't be written is given up: its lease runs out and it is sent again. */
  giveUp: AbortSignal
}

/** Writes completions together: those that end while a write is under way go with the next one. */
export function completionWriter({ write, onError, giveUp }: Options): (completion: Completion) => Promise<void> {
  let waiting: { completion: Completion; done: () => void }[] = []
  let writing = false

  async function writeAll(): Promise<void> {
    writing = true
    while (waiting.length > 0) {
      const batch = waiting.slice(0, mostAtOnce)
      waiting = waiting.slice(mostAtOnce)
      await writeUntilDone(batch.map(({ completion }) => completion))
      for (const { done } of batch) done()
    }
    writing = false
  }

  async function writeUntilDone(batch: Completion[]): Promise<void> {
    while (!giveUp.aborted) {
      try {
        await write(batch)
        return
      } catch (error) {
        onError(error)
        await sleep(pause, undefined, { signal: giveUp }).catch(() => {})
      }
    }
  }

  return (completion) =>
    new Promise((done) => {
      waiting.push({ completion, done })
      if (!writing) void writeAll()
    })
}

import { setTimeout as sleep } from 'node:timers/promises'
import type { Completion } from '../completions.store.ts'

const maxAtOnce = 500
/** Between tries while the database is away, in milliseconds. */
const pause = 250

type Options = {
  write: (completions: Completion[]) => Promise<void>
  /** Whether an error says that what was given can't be stored, now or ever. */
  isRefusal: (error: unknown) => boolean
  onError: (error: unknown) => void
  /** When aborted, what can't be written is given up: its lease runs out and it is sent again. */
  giveUp: AbortSignal
}

/** Writes completions together: those that end while a write is under way go with the next one. */
export function completionWriter(options: Options): (completion: Completion) => Promise<void> {
  const { write, isRefusal, onError, giveUp } = options
  let waiting: { completion: Completion; done: () => void }[] = []
  let writing = false

  async function writeAll(): Promise<void> {
    writing = true
    while (waiting.length > 0) {
      const batch = waiting.slice(0, maxAtOnce)
      waiting = waiting.slice(maxAtOnce)
      await writeUntilDone(batch.map(({ completion }) => completion))
      for (const { done } of batch) done()
    }
    writing = false
  }

  async function writeUntilDone(batch: Completion[]): Promise<void> {
    while (!giveUp.aborted) {
      try {
        return await write(batch)
      } catch (error) {
        onError(error)
        if (isRefusal(error)) return writeApart(batch)
        await sleep(pause, undefined, { signal: giveUp }).catch(() => {})
      }
    }
  }

  /** One that the database refuses must hold up no other: it is found by halves, and goes without its answer. */
  async function writeApart(batch: Completion[]): Promise<void> {
    const [first, second] = batch
    if (first && second) {
      const half = batch.length / 2
      await writeUntilDone(batch.slice(0, half))
      await writeUntilDone(batch.slice(half))
    } else if (first && first.attempt.responseHeaders !== null)
      await writeUntilDone([{ ...first, attempt: { ...first.attempt, responseHeaders: null, responseBody: null } }])
  }

  return (completion) =>
    new Promise((done) => {
      waiting.push({ completion, done })
      if (!writing) void writeAll()
    })
}

import { Worker } from 'node:worker_threads'
import { leastScore } from './passwords.ts'

/** Whether a password is hard to guess for whoever knows these words of its owner. */
export type PasswordStrength = (password: string, own: readonly string[]) => Promise<boolean>

const idleAfterMs = 60_000

/**
 * Judges by zxcvbn, in a thread of its own: reading its dictionaries takes a second, a password a tenth of one, and 40 MB
 * while it is there. It begins with the first password and ends a minute after the last.
 */
export function createPasswordStrength(): PasswordStrength {
  const waiting = new Map<number, { resolve: (score: number) => void; reject: (error: Error) => void }>()
  let worker: Worker | null = null
  let idle: NodeJS.Timeout | undefined
  let asked = 0

  function begin(): Worker {
    const begun = new Worker(new URL('./strength-worker.ts', import.meta.url))
    begun.unref()
    begun.on('message', ({ id, score }: { id: number; score: number }) => {
      waiting.get(id)?.resolve(score)
      waiting.delete(id)
    })
    begun.on('error', (error: Error) => {
      worker = null
      for (const { reject } of waiting.values()) reject(error)
      waiting.clear()
    })
    return begun
  }

  function end(): void {
    if (waiting.size > 0) return void idle?.refresh()
    void worker?.terminate()
    worker = null
  }

  return async (password, own) => {
    clearTimeout(idle)
    idle = setTimeout(end, idleAfterMs).unref()
    worker ??= begin()
    const id = ++asked
    const score = await new Promise<number>((resolve, reject) => {
      waiting.set(id, { resolve, reject })
      worker?.postMessage({ id, password, own: own.filter((word) => word.length > 2) }, [])
    })
    return score >= leastScore
  }
}

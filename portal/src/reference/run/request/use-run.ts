import type { ReferenceCall } from '@edis/contract/reference/reference-call'
import { useEffect, useRef, useState } from 'react'
import type { Draft } from './draft.ts'
import { messages } from './messages.en.ts'
import type * as steps from '../sending/request-runner.ts'
import type { Answer, Ending } from '../sending/send.ts'
import type { WrittenRequest } from './use-request.ts'

export type Run = {
  /** What is under way, in words; null when nothing is. */
  running: string | null
  ending: Ending | null
  /** The draft that the ending is of. */
  sent: Draft | null
  run: (options?: { sameKey?: boolean }) => void
  cancel: () => void
  /** Gets a new token and runs again. */
  runWithNewToken: () => void
  /** Makes an order for this request to name. */
  makeSampleOrder: () => void
  show: (answer: Answer | null) => void
}

/** Loaded when something is run first. */
type Steps = typeof steps

/** Runs a page's request, one at a time. */
export function useRun(call: ReferenceCall, written: WrittenRequest, begin: Answer | null): Run {
  const [running, setRunning] = useState<string | null>(null)
  const [ending, setEnding] = useState<Ending | null>(begin && { kind: 'answered', answer: begin })
  const [sent, setSent] = useState<Draft | null>(null)
  /** The key that an answer has been given to: the next request takes another. */
  const spentKey = useRef<string | null>(null)
  const controller = useRef<AbortController | null>(null)
  useEffect(() => () => controller.current?.abort(), [])

  async function doing(
    what: string,
    work: (loaded: Steps, signal: AbortSignal) => Promise<Ending | null>,
  ): Promise<void> {
    controller.current?.abort()
    const current = new AbortController()
    controller.current = current
    setRunning(what)
    let ended: Ending | null
    try {
      ended = await work(await import('../sending/request-runner.ts'), current.signal)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      ended = { kind: 'unreachable', host: '', reason, ms: 0 }
    }
    if (controller.current !== current) return
    setRunning(null)
    if (current.signal.aborted) setEnding({ kind: 'cancelled' })
    else setEnding(ended)
  }

  async function sendWritten(loaded: Steps, signal: AbortSignal, sameKey: boolean): Promise<Ending> {
    const anew = !sameKey && spentKey.current === written.idempotencyKey
    const { draft, idempotencyKey } = await written.ready(anew, signal)
    setSent(draft)
    return loaded.runAndKeep(call, draft, idempotencyKey, signal, () => (spentKey.current = idempotencyKey))
  }

  return {
    running,
    ending,
    sent,
    run: ({ sameKey = false } = {}) =>
      void doing(messages.running, (loaded, signal) => sendWritten(loaded, signal, sameKey)),
    cancel: () => controller.current?.abort(),
    runWithNewToken: () =>
      void doing(messages.gettingToken, async (loaded, signal) => {
        await loaded.newToken()
        return sendWritten(loaded, signal, false)
      }),
    makeSampleOrder: () =>
      void doing(messages.sendingSampleOrder, (loaded, signal) => loaded.makeSampleOrder(written.takeReceived, signal)),
    show(answer) {
      setEnding(answer && { kind: 'answered', answer })
      setSent(null)
    },
  }
}

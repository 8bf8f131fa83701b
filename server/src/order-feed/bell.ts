import { setTimeout as sleep } from 'node:timers/promises'
import type { Environment } from '@edis/contract/environment'
import type { Database } from '../database/connection.ts'
import { hearOf, notify } from '../database/notify.store.ts'

/** How long changes are collected before readers are notified, in milliseconds. */
const gather = 50
/** For a database that hangs, in milliseconds. */
const maxStopMs = 2_000

export type Bell = {
  /** An order has changed, and that is committed. */
  ring(): void
  stop(): Promise<void>
}

/**
 * Tells readers who wait, in all processes, by NOTIFY: after the commit and not in the transaction, where it would make commits queue
 * for one lock. A ring that is lost costs a reader the time of a poll.
 */
export function createBell(database: Database, environment: Environment, onError: (error: unknown) => void): Bell {
  let timer: NodeJS.Timeout | null = null
  let ringing: Promise<void> | null = null

  function tell(): void {
    timer = null
    ringing = notify(database, channelOf(environment)).catch(onError)
  }

  return {
    ring() {
      timer ??= setTimeout(tell, gather)
    },
    async stop() {
      if (timer) {
        clearTimeout(timer)
        tell()
      }
      await Promise.race([ringing, sleep(maxStopMs, undefined, { ref: false })])
    },
  }
}

export type Listener = {
  /** How often it has rung. */
  rings(): number
  /** Resolves when it has rung since, or after that long, or when the signal says so. */
  next(since: number, milliseconds: number, signal: AbortSignal): Promise<void>
  stop(): Promise<void>
}

export function listenForChanges(
  database: Database,
  environment: Environment,
  onError: (error: unknown) => void,
): Listener {
  let rings = 0
  const waiting = new Set<() => void>()
  const hear = () => {
    rings++
    for (const wake of waiting) wake()
  }

  return {
    rings: () => rings,
    next: (since, milliseconds, signal) =>
      new Promise((resolve) => {
        if (rings !== since || signal.aborted) return resolve()
        const wake = () => {
          clearTimeout(timer)
          waiting.delete(wake)
          signal.removeEventListener('abort', wake)
          resolve()
        }
        const timer = setTimeout(wake, milliseconds)
        waiting.add(wake)
        signal.addEventListener('abort', wake)
      }),
    stop: hearOf(database, channelOf(environment), hear, onError),
  }
}

const channelOf = (environment: Environment): string => `orders_${environment}`

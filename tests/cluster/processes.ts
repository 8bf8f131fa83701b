import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** A program of the cluster that can be killed, stopped and started again in its place. */
export type Running = {
  name: string
  output: () => string
  start(): Promise<void>
  /** As a power cut would end it, with all its children. */
  kill(): Promise<void>
  /** As an operator would. */
  stop(): Promise<void>
  isUp(): boolean
}

type Options = {
  name: string
  command: string
  args: readonly string[]
  env?: Record<string, string | undefined>
  account?: { uid: number; gid: number } | undefined
  /** Whether it does its work. */
  isReady: () => Promise<boolean>
  stopSignal?: NodeJS.Signals
}

const startTimeoutMs = 120_000
const maxStopMs = 60_000
const all: Running[] = []

/** Describes a program; start() runs it and resolves once it does its work. */
export function program(options: Options): Running {
  let child: ChildProcess | undefined
  let exited: Promise<unknown> = Promise.resolve()
  let output = ''
  const isUp = () => child !== undefined && child.exitCode === null && child.signalCode === null

  const running: Running = {
    name: options.name,
    output: () => output,
    isUp,
    async start() {
      child = spawn(options.command, options.args, {
        cwd: options.account ? '/' : new URL('../..', import.meta.url),
        env: options.env ?? { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' },
        ...options.account,
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      for (const stream of [child.stdout, child.stderr])
        stream?.on('data', (text) => (output = (output + String(text)).slice(-200_000)))
      exited = once(child, 'exit')
      const deadline = Date.now() + startTimeoutMs
      while (!(await options.isReady().catch(() => false))) {
        if (!isUp() || Date.now() > deadline) throw new Error(`${options.name} did not start:\n${output.slice(-4_000)}`)
        await sleep(50)
      }
    },
    async kill() {
      if (!isUp() || !child?.pid) return
      for (const pid of [...childrenOf(child.pid), child.pid]) killIfThere(pid)
      await exited
    },
    async stop() {
      if (!isUp()) return
      child?.kill(options.stopSignal ?? 'SIGTERM')
      const late = AbortSignal.timeout(maxStopMs)
      await Promise.race([exited, once(late, 'abort')])
      if (!isUp()) return
      await running.kill()
      throw new Error(`${options.name} did not stop:\n${output.slice(-4_000)}`)
    },
  }
  all.push(running)
  return running
}

/** Ends whatever still runs. */
export async function endAll(): Promise<void> {
  for (const running of all.toReversed()) await running.kill()
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // Its parent's end was quicker.
  }
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === parent)
}

function parentOf(pid: number): number | null {
  try {
    return Number(/\nPPid:\t(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  } catch {
    return null
  }
}

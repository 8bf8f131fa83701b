import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { nodeFlags } from './program.ts'

const root = join(import.meta.dirname, '..')

export type Worker = {
  process: ChildProcess
  output: () => string
  /** As a power cut would end it. */
  kill: () => Promise<void>
  /** As an operator would. */
  stop: () => Promise<void>
}
type Options = {
  databaseUrl: string
  masterKey: Buffer
  /** For node. */
  flags?: readonly string[]
  /** Of the start that it runs beside. */
  environment?: Record<string, string | undefined>
}

/** `npx edis worker development` as a process of its own, once it delivers. */
export async function startWorker({ databaseUrl, masterKey, flags = [], environment = {} }: Options): Promise<Worker> {
  const child = spawn(process.execPath, [...nodeFlags, ...flags, 'server/src/main.js', 'worker', 'development'], {
    cwd: root,
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      MASTER_KEY: masterKey.toString('base64'),
      WEBHOOK_ALLOW_PRIVATE: 'true',
      // All receivers here are one host's.
      WEBHOOK_HOST_RATE: '100000',
      LOG_LEVEL: 'error',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const exited = once(child, 'exit')
  const end = (signal: NodeJS.Signals) => async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await exited
  }
  const worker = { process: child, output: () => output, kill: end('SIGKILL'), stop: end('SIGTERM') }
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        output += String(text)
        if (output.includes('Delivering webhooks')) resolve()
      })
    void exited.then(() => reject(new Error(`The worker ended:\n${output}`)))
  })
  return worker
}

/** Flags that put a process's clock so many milliseconds off. */
export const clockOff = (by: number): string[] => [
  '--import',
  `data:text/javascript,${encodeURIComponent(`
    const Right = Date
    globalThis.Date = class extends Right {
      constructor(...parts) { parts.length > 0 ? super(...parts) : super(Right.now() + ${by}) }
      static now() { return Right.now() + ${by} }
    }`)}`,
]

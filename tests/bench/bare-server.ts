import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { pin } from './pin.ts'

/** What a bare route does before it answers: nothing, or asks for a row, or has one written. */
export type BareWork = 'nothing' | 'read' | 'write'

/** A bare route of its own process on core 0, which answers with these bytes. */
export async function startBareServer(bytes: string, work: BareWork = 'nothing', databaseUrl = '') {
  const ofWork = { nothing: [], read: ['--database', databaseUrl], write: ['--database', databaseUrl, '--write'] }
  const child = spawn(process.execPath, ['tests/bench/bare-route.ts', ...ofWork[work]], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(bytes)
  const [url] = (await once(child.stdout, 'data')).map((chunk) => String(chunk).trim()) as [string]
  pin(child.pid, 0)
  return {
    url,
    pid: child.pid,
    async stop() {
      const exit = once(child, 'exit')
      child.kill('SIGTERM')
      await exit
    },
  }
}

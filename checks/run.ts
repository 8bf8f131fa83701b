import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { delimiter, dirname, join } from 'node:path'

/** `npm run check` runs them all; `node checks/run.ts lint types` runs those named. */
const steps: Record<string, string[][]> = {
  format: [['oxfmt', '--check', '.']],
  lint: [['oxlint']],
  // The portal's judges all of `ui` and of the contract as well
  types: ['portal', 'console', 'tests/e2e', '.'].map((project) => ['tsc', '-p', project, '--pretty', 'false']),
  unused: [['knip', '--no-progress', '--no-config-hints']],
  docs: [['node', 'checks/docs.ts']],
  supply: [['node', 'checks/supply.ts']],
  size: [['node', 'checks/size.ts']],
}

const root = join(import.meta.dirname, '..')
const path = [join(root, 'node_modules/.bin'), dirname(process.execPath), process.env['PATH']].join(delimiter)

/** What the command printed, when it failed. */
function failureOf([command = '', ...options]: string[]): Promise<string | null> {
  const running = spawn(command, options, {
    cwd: root,
    env: { ...process.env, PATH: path },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  running.stdout.on('data', (text) => (printed += text))
  running.stderr.on('data', (text) => (printed += text))
  return new Promise((done) => {
    running.on('error', (error) => done(error.message))
    running.on('close', (code) => done(code === 0 ? null : `${printed.trimEnd()}\n${command} ended with ${code}`))
  })
}

async function passes(name: string): Promise<boolean> {
  const start = performance.now()
  const failures: string[] = []
  for (const command of steps[name] ?? []) {
    const failure = await failureOf(command)
    if (failure !== null) failures.push(failure)
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log([`${failures.length === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(7)} ${seconds} s`, ...failures].join('\n'))
  return failures.length === 0
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !Object.hasOwn(steps, name))
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(', ')}. There are ${Object.keys(steps).join(', ')}.`)
  process.exit(2)
}

const waiting = asked.length > 0 ? asked : Object.keys(steps)
let failed = 0
const worker = async () => {
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) if (!(await passes(name))) failed += 1
}
await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, worker))
if (failed > 0) process.exitCode = 1

import { once } from 'node:events'
import { afterAll, afterEach, vi } from 'vitest'
import type { Call, DataOf, RequestOf } from '@edis/contract/calls/call'
import { login } from '@edis/contract/portal-calls/sign-in'
import { demoPartner } from '../partners/demo-partner.ts'
import { formOf } from '@edis/contract/calls/form'
import { type Program, type ProgramOptions, startProgram } from '@edis/testing/program.ts'

/** The program over a data folder of the file’s own. Each test starts processes, and PostgreSQL with them. */
export async function openProgram() {
  vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

  const twoDoors = ['development', 'production'] as const

  /** The first start fills the data folder; the later ones, one at a time, find it so. */
  const first = await startProgram({ doors: twoDoors })
  afterAll(() => first.stop())

  const running: Program[] = []
  afterEach(async () => {
    for (const program of running.splice(0)) await program.stop({ keep: true })
  })

  async function start(options: ProgramOptions = {}): Promise<Program> {
    await first.stop({ keep: true })
    const program = await startProgram({ doors: twoDoors, place: first, ...options })
    running.push(program)
    return program
  }

  async function call<C extends Call>(url: string, made: C, fields: RequestOf<C> & { token?: string }) {
    const response = await fetch(url + made.path, { method: 'POST', body: formOf(made, fields) })
    return (await response.json()) as { code: number; data: DataOf<C>; error?: string }
  }
  const signIn = async (program: Program, { email, password } = demoPartner) =>
    (await call(program.url.development, login, { user: email, pass: password })).data

  const postmasterOf = (program: Program): number =>
    Number(/"pid":(\d+)[^\n]*embedded PostgreSQL is up/.exec(program.output())?.[1])

  /** The process and its PostgreSQL, as a power cut would end them. */
  async function killEverything(program: Program): Promise<void> {
    const ended = once(program.process, 'exit')
    process.kill(postmasterOf(program), 'SIGKILL')
    program.process.kill('SIGKILL')
    await ended
  }

  return { first, running, start, call, signIn, postmasterOf, killEverything }
}

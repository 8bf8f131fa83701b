import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Call, DataOf, FieldsOf } from '@edis/contract/calls/call'
import { login } from '@edis/contract/portal-calls/auth'
import { createWebhook, listWebhooks } from '@edis/contract/portal-calls/webhooks'
import { demoPartner } from '../partners/demo-partner.ts'
import { formOf } from '@edis/testing/form-call.ts'
import { type Program, type ProgramOptions, startProgram } from '@edis/testing/program.ts'

// Each test starts processes, and PostgreSQL with them.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const twoDoors = ['development', 'production'] as const

/** The first start fills the data folder; the later ones, one at a time, find it so. */
let first: Program
beforeAll(async () => void (first = await startProgram({ doors: twoDoors })))
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

async function call<C extends Call>(url: string, made: C, fields: FieldsOf<C> & { token?: string }) {
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

describe('no acknowledged write is lost', () => {
  test('when the process alone is killed: the next start takes its PostgreSQL over', async () => {
    const program = await start()
    const token = await signIn(program)
    const made = await call(program.url.development, createWebhook, {
      token,
      event: '*',
      url: 'https://partner.example/',
    })
    const ended = once(program.process, 'exit')
    program.process.kill('SIGKILL')
    await ended
    running.pop()
    const next = await start()
    expect(next.output()).toContain('"adopted":true')
    const kept = await call(next.url.development, listWebhooks, { token })
    expect(kept.data.map(({ id }) => id)).toEqual([made.data.id])
  })

  test('when every process is killed in the middle of many', async () => {
    let program = await start()
    const token = await signIn(program)
    const acknowledged: string[] = []
    const writing = Array.from({ length: 8 }, async (_, worker) => {
      for (let i = 0; i < 12; i++) {
        const url = `https://partner-${worker}.example/${i}`
        const reply = await call(program.url.development, createWebhook, { token, event: '*', url }).catch(() => null)
        if (reply?.code !== 200) return
        acknowledged.push(reply.data.id)
        if (acknowledged.length === 40) await killEverything(program)
      }
    })
    await Promise.all(writing)
    expect(acknowledged.length).toBeGreaterThanOrEqual(40)
    expect(acknowledged.length).toBeLessThan(96)

    running.pop()
    program = await start()
    const kept = await call(program.url.development, listWebhooks, { token })
    expect(kept.data.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged))
  })
})

test('a stop lets the call in hand finish', async () => {
  const program = await start()
  const url = new URL(program.url.development)
  const body = `--e\r\nContent-Disposition: form-data; name="user"\r\n\r\n${demoPartner.email}\r\n--e\r\nContent-Disposition: form-data; name="pass"\r\n\r\n${demoPartner.password}\r\n--e--\r\n`
  const slow = httpRequest({
    host: url.hostname,
    port: url.port,
    path: '/auth/login',
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=e', 'content-length': body.length },
  })
  const answered = once(slow, 'response')
  slow.write(body.slice(0, 40))
  // Once a second call is answered, the first one's head has been read.
  await fetch(`${program.url.development}/healthz`)
  const ended = once(program.process, 'exit')
  program.process.kill('SIGTERM')
  await expect.poll(() => program.output()).toContain('stopping')
  slow.end(body.slice(40))
  const [response] = await answered
  expect(response.statusCode).toBe(200)
  response.resume()
  expect(await ended).toEqual([0, null])
})

test('a stop that comes twice at once, as Ctrl-C under npm does, is one stop', async () => {
  const program = await start()
  const exited = once(program.process, 'exit')
  program.process.kill('SIGINT')
  program.process.kill('SIGTERM')
  expect(await exited).toEqual([0, null])
  expect(program.output()).toContain('stopped')
})

import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import { describe, expect, test } from 'vitest'
import { createWebhook, listWebhooks } from '@edis/contract/portal-calls/webhooks'
import { demoPartner } from '../partners/demo-partner.ts'
import { runEdis } from '@edis/testing/program.ts'
import { openProgram } from './serve-fixtures.ts'

const { running, start, call, signIn, postmasterOf, killEverything } = await openProgram()

describe('a start', () => {
  test('ends when its PostgreSQL dies, so that whoever watches it starts it anew', async () => {
    const program = await start()
    const ended = once(program.process, 'exit')
    process.kill(postmasterOf(program), 'SIGKILL')
    expect(await ended).toEqual([1, null])
    expect(program.output()).toContain('The embedded PostgreSQL stopped unexpectedly')
  })

  test('with wrong settings names each of them', async () => {
    const ended = await runEdis(['serve'], { ...process.env, PORT: 'x', LOG_LEVEL: 'loud' })
    expect(ended).toMatchObject({ status: 1, output: '' })
    expect(ended.errors).toMatch(/PORT must be[^]*LOG_LEVEL must be/)
  })

  test.each(['serve', 'worker'])(
    'of %s that still has OPERATOR_KEY is none, and says what replaces it',
    async (what) => {
      const ended = await runEdis([what], { ...process.env, OPERATOR_KEY: 'operator-key-of-long-ago-0123456789' })
      expect(ended).toMatchObject({ status: 1, output: '' })
      expect(ended.errors).toContain('edis key add')
      expect(ended.errors).not.toContain('of-long-ago')
    },
  )
})

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
    headers: {
      'content-type': 'multipart/form-data; boundary=e',
      'content-length': body.length,
      // Says when the head has been read
      expect: '100-continue',
    },
  })
  const answered = once(slow, 'response')
  slow.flushHeaders()
  await once(slow, 'continue')
  slow.write(body.slice(0, 40))
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

import { setTimeout as sleep } from 'node:timers/promises'
import { refreshToken } from '@edis/contract/open-api/refresh-token'
import { startProgram } from '@edis/testing/program.ts'
import { startBareServer } from './bare-server.ts'
import { type CallSetup, loadedCalls, sendV2 } from './every-call.ts'
import { whole } from './figures.ts'
import { httpRequest, load, type LoadResult } from './load.ts'
import { answerOf, fill, fillTokens, memoryOf, renewToken, startLoadedDoor } from './loaded-door.ts'
import { pin } from './pin.ts'

const seconds = 1.5
const levels = [1, 16, 128]
const crowd = 2_000

/** Every call at 1, 16 and 128 connections beside its limit; memory; the portal's door; overload. */
export async function benchLoad(): Promise<string> {
  pin(process.pid, 1)
  const { database, program, url, setup, atRest, stop } = await startLoadedDoor()
  await fill(url, setup)

  let highest = 0
  const watching = setInterval(() => (highest = Math.max(highest, memoryOf(program))), 100)
  const rows: string[] = []
  for (const { path, work, request, answered } of loadedCalls) {
    await renewToken(url, setup)
    if (path === refreshToken.path) await fillTokens(url, setup)
    const sample = request(setup)
    if (!sample) throw new Error(`${path} has nothing to send`)
    const answer = await answerOf(url, sample)
    answered?.(setup, answer)
    const bare = await startBareServer(answer, work, database.url)
    for (const connections of levels) {
      const bareRequest = toPath(sample, '/bare')
      const theirs = await load(bare.url, { connections, seconds, request: () => bareRequest })
      const ours = await load(url, {
        connections,
        seconds,
        request: () => request(setup),
        answered: answered && ((body) => answered(setup, body)),
      })
      if (ours.failed + ours.refused.perSecond > 0) throw new Error(`${path}: ${ours.failed} failed`)
      rows.push(row(connections === levels[0] ? path : '', connections, ours, theirs, limits[work]))
      console.log(rows.at(-1))
    }
    await bare.stop()
  }
  clearInterval(watching)
  await sleep(5_000)
  const after = memoryOf(program)
  const overload = await benchOverload(url, setup)
  await stop()
  const portal = await benchPortal()
  return `A development door on one core, load and PostgreSQL on the other; ${seconds} s each, in turns. The limit: a bare Fastify route that
sends the same bytes from memory, after asking PostgreSQL for a row, or after having one written durably.

| Call | Connections | per second | p50 / p95 / p99 ms | Limit | of the limit |
|---|---|---|---|---|---|
${rows.join('\n')}

Memory of that door, resident: ${atRest} MB at rest, ${highest} MB at most under this load, ${after} MB five seconds later (budget: 250 under load).

${portal}

${overload}
`
}

const limits = { nothing: 'from memory', read: 'a row read', write: 'a row written' }

const row = (path: string, connections: number, ours: LoadResult, theirs: LoadResult, limit: string): string =>
  `| ${path} | ${connections} | ${whole(ours.perSecond)} | ${[ours.p50, ours.p95, ours.p99].map((time) => time.toFixed(2)).join(' / ')} | ${limit} | ${(ours.perSecond / theirs.perSecond).toFixed(2)} |`

/** Ten times as many askers as a door lets wait, who ask again at once whatever they are answered. */
async function benchOverload(url: string, setup: CallSetup): Promise<string> {
  const request = () => sendV2.request(setup)
  const before = await load(url, { connections: 16, seconds: 4, request })
  const during = await load(url, { connections: crowd, seconds: 6, request })
  const after = await load(url, { connections: 16, seconds: 4, request })
  if (before.failed + during.failed + after.failed > 0)
    throw new Error('Overload was answered with neither 200 nor 503')
  return `Overload: ${whole(crowd)} connections send orders and ask again at once, whatever they are answered. Of ${whole(during.perSecond + during.refused.perSecond)} answers a
second ${whole(during.refused.perSecond)} were 503 with Retry-After; orders a second ${whole(during.perSecond)}, ${(during.perSecond / before.perSecond).toFixed(2)} times those of 16 connections before it, p99 ${whole(during.p99)} ms;
of 16 connections right after it ${(after.perSecond / before.perSecond).toFixed(2)} times, p99 ${after.p99.toFixed(0)} ms beside ${before.p99.toFixed(0)}.`
}

async function benchPortal(): Promise<string> {
  const program = await startProgram({ doors: ['portal'], variables: { LOG_LEVEL: 'warn' } })
  pin(program.process.pid, 0)
  const page = await (await fetch(program.url.portal)).text()
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? ''
  const lines: string[] = []
  for (const [name, path] of [
    ['the first page', '/'],
    ['its script', script],
  ] as const) {
    const bytes = httpRequest('GET', path, { 'accept-encoding': 'br' })
    const bare = await startBareServer(await answerOf(program.url.portal, bytes))
    const theirs = await load(bare.url, { connections: 16, seconds, request: () => httpRequest('GET', '/bare', {}) })
    const ours = await load(program.url.portal, { connections: 16, seconds, request: () => bytes })
    await bare.stop()
    lines.push(row(`GET ${name}`, 16, ours, theirs, 'from memory'))
  }
  const memory = memoryOf(program)
  await program.stop()
  return `The portal's door (${memory} MB after it):

| | Connections | per second | p50 / p95 / p99 ms | Limit | of the limit |
|---|---|---|---|---|---|
${lines.join('\n')}`
}

/** The request again, to another path and as GET without body when it has none. */
function toPath(request: Buffer, path: string): Buffer {
  const text = request.toString()
  const [first = ''] = text.split('\r\n', 1)
  const [method = ''] = first.split(' ', 1)
  return Buffer.from(`${method} ${path} HTTP/1.1${text.slice(first.length)}`)
}

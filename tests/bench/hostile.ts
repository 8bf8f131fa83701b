import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { login } from '@edis/contract/portal-calls/sign-in'
import { closeDatabase, openDatabase } from '../../server/src/database/connection.ts'
import { credentialsAt } from '@edis/testing/credentials.ts'
import { makeCall } from '@edis/testing/form-call.ts'
import { quantile, whole } from './figures.ts'
import { memoryOf, startLoadedDoor } from './loaded-door.ts'
import { pin } from './pin.ts'

const secondsAlone = 10
/** Of attack, for each row: `HOSTILE_MINUTES=60 npm run bench -- hostile`. */
const minutes = Number(process.env['HOSTILE_MINUTES'] ?? 1)
const rounds = Math.max(3, Math.ceil(minutes / 2))
const secondsBeside = (minutes * 60) / rounds
const witnessEvery = 50

type LoadedDoor = Awaited<ReturnType<typeof startLoadedDoor>>

/**
 * One partner's hostile calls at full speed, as the rate limit lets them and without one, and what another partner notices:
 * its latency, its requests in the log.
 */
export async function benchHostile(): Promise<string> {
  pin(process.pid, 1)
  const rows = [await attack('the door, 3,000 a minute', '3000'), await attack('the door, no rate limit', '10000000')]
  return `Hostile requests (5,000 levels deep, 2,000 unknown fields, malformed, wrong type, unknown paths, half-sent) by one partner on 16
connections, as fast as they are answered; another partner sends a request every ${witnessEvery} ms to a development door. In turns,
${rounds} times: ${secondsAlone} s without and ${secondsBeside} s with the attack.

| attacked | hostile requests a second | memory at most, MB | the other's p50 / p95 / mean alone, ms | beside it, ms | times | its requests | of them in the log | load of the machine |
|---|---|---|---|---|---|---|---|---|
${rows.join('\n')}
`
}

async function attack(name: string, perMinute: string): Promise<string> {
  const door = await startLoadedDoor({ RATE_LIMIT_PER_MINUTE: perMinute })
  const token = await witnessToken(door)
  const ids: string[] = []
  const [alone, beside, speeds, loads] = [[], [], [], []] as number[][] as [number[], number[], number[], number[]]
  let memory = 0
  const watch = setInterval(() => (memory = Math.max(memory, memoryOf(door.program))), 200)
  await witness(door.url, token, ids, during(3))
  for (let round = 0; round < rounds; round++) {
    alone.push(...(await witness(door.url, token, ids, during(secondsAlone))))
    const hostile = startHostile(door)
    beside.push(...(await witness(door.url, token, ids, hostile.goesOn)))
    speeds.push(await hostile.perSecond)
    loads.push(loadavg()[0] ?? 0)
  }
  clearInterval(watch)
  const database = openDatabase(door.database.url, 'development', { connections: 1 })
  const logged = await loggedOf(database.$client, ids)
  await closeDatabase(database)
  await door.stop()
  const [quiet, loud] = [figuresOf(alone), figuresOf(beside)]
  const times = loud.map((value, at) => (value / (quiet[at] ?? 0)).toFixed(2)).join(' / ')
  const list = (values: number[]) => values.map((value) => value.toFixed(1)).join(' / ')
  const mean = (values: number[]) => values.reduce((sum, each) => sum + each, 0) / values.length
  const row = `| ${name} | ${whole(mean(speeds))} | ${memory} | ${list(quiet)} | ${list(loud)} | ${times} | ${whole(ids.length)} | ${whole(logged)} | ${mean(loads).toFixed(1)} |`
  console.log(row)
  return row
}

/** p50, p95 and mean. */
const figuresOf = (list: number[]): number[] => [
  quantile(list, 0.5),
  quantile(list, 0.95),
  list.reduce((sum, each) => sum + each, 0) / list.length,
]

const during = (seconds: number): (() => boolean) => {
  const end = performance.now() + seconds * 1_000
  return () => performance.now() < end
}

async function witnessToken({ program, url }: LoadedDoor): Promise<string> {
  const user = 'witness@edis.test'
  const pass = 'witness-partner-pass'
  await program.edis('partner', 'add', '--email', user, '--name', 'Witness', '--password', pass)
  return (await credentialsAt(url, await makeCall(url, login, { user, pass }))).token
}

function startHostile({ url, setup }: LoadedDoor) {
  const bearer = setup.bearer['authorization']?.slice('Bearer '.length) ?? ''
  const attacker = spawn(
    'nice',
    [process.execPath, 'tests/bench/hostile-calls.ts', url, bearer, String(secondsBeside)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  let printed = ''
  attacker.stdout.on('data', (text) => (printed += String(text)))
  const perSecond = once(attacker, 'close').then(() => Number(printed))
  return { goesOn: during(secondsBeside), perSecond }
}

/** Asks for a warehouse every 50 ms; the time of each request in milliseconds. */
async function witness(url: string, token: string, ids: string[], goOn: () => boolean): Promise<number[]> {
  const times: number[] = []
  while (goOn()) {
    const began = performance.now()
    const response = await fetch(`${url}/warehouse/list?limit=1`, { headers: { authorization: `Bearer ${token}` } })
    await response.text()
    times.push(performance.now() - began)
    ids.push(response.headers.get('x-request-id') ?? '')
    await sleep(Math.max(0, witnessEvery - (performance.now() - began)))
  }
  return times
}

/** How many of these requests are in the log, once it is written. */
async function loggedOf(sql: ReturnType<typeof openDatabase>['$client'], ids: string[]): Promise<number> {
  let found = 0
  for (let turn = 0; turn < 50 && found < ids.length; turn++) {
    const [row] = await sql<{ found: number }[]>`select count(*)::int as found from request_log where id = any(${ids})`
    found = row?.found ?? 0
    await sleep(100)
  }
  return found
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { login } from '@edis/contract/portal-calls/auth'
import { closeDatabase, openDatabase } from '../../server/src/database/connection.ts'
import { credentialsAt } from '@edis/testing/credentials.ts'
import { makeCall } from '@edis/testing/form-call.ts'
import { quantile, whole } from './figures.ts'
import { memoryOf, startLoadedDoor } from './loaded-door.ts'
import { pin } from './pin.ts'

/** As many as a partner may send in an hour. */
const requests = 180_000
const witnessSeconds = 15
const witnessEvery = 50

/**
 * One partner's hostile calls at full speed, as the rate limit lets them and without one, and what another partner notices:
 * its latency, its requests in the log.
 */
export async function benchHostile(): Promise<string> {
  pin(process.pid, 1)
  const rows = [await attack('3,000 a minute', '3000'), await attack('none', '10000000')]
  return `${whole(requests)} hostile requests (5,000 levels deep, 2,000 unknown fields, malformed, wrong type, unknown paths, half-sent) by one partner on 16
connections, at full speed, to a development door; another partner sends a request every ${witnessEvery} ms.

| rate limit | hostile requests a second | memory at most, MB | the other's p50 / p95 alone, ms | beside it, ms | its requests | of them in the log |
|---|---|---|---|---|---|---|
${rows.join('\n')}
`
}

async function attack(limit: string, perMinute: string): Promise<string> {
  const door = await startLoadedDoor({ RATE_LIMIT_PER_MINUTE: perMinute })
  const user = 'witness@edis.test'
  const pass = 'witness-partner-pass'
  await door.program.edis('partner', 'add', '--email', user, '--name', 'Witness', '--password', pass)
  const { token } = await credentialsAt(door.url, await makeCall(door.url, login, { user, pass }))
  const ids: string[] = []
  const alone = await witness(door.url, token, ids, () => ids.length * witnessEvery < witnessSeconds * 1_000)

  const bearer = door.setup.bearer['authorization']?.slice('Bearer '.length) ?? ''
  const attacker = spawn(
    'nice',
    [process.execPath, 'tests/bench/hostile-calls.ts', door.url, bearer, String(requests)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  let printed = ''
  attacker.stdout.on('data', (text) => (printed += String(text)))
  let memory = 0
  const watch = setInterval(() => (memory = Math.max(memory, memoryOf(door.program))), 200)
  const exited = once(attacker, 'exit')
  const beside = await witness(door.url, token, ids, () => attacker.exitCode === null)
  await exited
  clearInterval(watch)

  const database = openDatabase(door.database.url, 'development', { connections: 1 })
  const logged = await loggedOf(database.$client, ids)
  await closeDatabase(database)
  await door.stop()
  const times = (list: number[]) => `${quantile(list, 0.5).toFixed(1)} / ${quantile(list, 0.95).toFixed(1)}`
  return `| ${limit} | ${whole(Number(printed))} | ${memory} | ${times(alone)} | ${times(beside)} | ${whole(ids.length)} | ${whole(logged)} |`
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

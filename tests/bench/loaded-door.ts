import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { maxTokenPairs } from '@edis/contract/portal-calls/tokens'
import { credentialsAt, signInDemo } from '@edis/testing/credentials.ts'
import { type Program, startProgram } from '@edis/testing/program.ts'
import { type CallSetup, sendV2 } from './every-call.ts'
import { httpRequest } from './load.ts'
import { pin } from './pin.ts'
import { prepareDatabase } from './product.ts'

/** Used up by cancelling. */
const ordersNeeded = 14_000

/** A development door on core 0 with the SAMPLE, and what its demo partner calls with. `variables`: settings besides. */
export async function startLoadedDoor(variables: Record<string, string> = {}) {
  const database = await prepareDatabase()
  const program = await startProgram({
    doors: ['development'],
    variables: {
      DATABASE_URL: database.url,
      MASTER_KEY: database.masterKey,
      RATE_LIMIT_PER_MINUTE: '10000000',
      SANDBOX_STEP_MS: '86400000',
      WEBHOOK_ALLOW_PRIVATE: 'true',
      LOG_LEVEL: 'warn',
      ...variables,
    },
  })
  pin(program.process.pid, 0)
  const url = program.url.development
  await sleep(2_000)
  const atRest = memoryOf(program)
  const { token, partnerId, auth } = await credentialsAt(url, await signInDemo(url))
  const setup: CallSetup = {
    bearer: { authorization: `Bearer ${token}` },
    basic: { authorization: auth },
    warehouse: database.goods[0]?.warehouse ?? '',
    skus: database.goods.map(({ sku }) => sku),
    orders: [],
    refreshTokens: [],
  }
  return {
    database,
    program,
    url,
    partnerId,
    setup,
    /** Megabytes. */
    atRest,
    async stop() {
      await program.stop()
      await database.stop()
    },
  }
}

/** Many orders, which some calls use up. */
export async function fill(url: string, setup: CallSetup): Promise<void> {
  const works = Array.from({ length: 32 }, async () => {
    while (setup.orders.length < ordersNeeded) {
      const { data } = JSON.parse(await answerOf(url, sendV2.request(setup)!)) as { data: { order_id: string } }
      setup.orders.push(data.order_id)
    }
  })
  await Promise.all(works)
}

/** Calls that make tokens have revoked all but the newest. */
export async function renewToken(url: string, setup: CallSetup): Promise<void> {
  setup.bearer = { authorization: `Bearer ${(await newPair(url, setup)).token}` }
}

/** Half as many pairs as a partner may have: a traded one counts among them while its access token works. */
export async function fillTokens(url: string, setup: CallSetup): Promise<void> {
  setup.refreshTokens.length = 0
  for (let pairs = 0; pairs < maxTokenPairs / 2; pairs++)
    setup.refreshTokens.push((await newPair(url, setup)).refresh_token)
}

async function newPair(url: string, { basic }: CallSetup): Promise<{ token: string; refresh_token: string }> {
  return JSON.parse(await answerOf(url, httpRequest('POST', '/auth/generate', basic))).data
}

/** A request as bytes, made once. */
export async function answerOf(url: string, request: Buffer): Promise<string> {
  const [head = '', body = ''] = request.toString().split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const [method = '', path = ''] = first.split(' ')
  const headers = Object.fromEntries(
    lines
      .map((each) => each.split(': ') as [string, string])
      .filter(([name]) => !['host', 'content-length'].includes(name)),
  )
  const answer = await fetch(url + path, { method, headers, ...(body && { body }) })
  if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`)
  return answer.text()
}

/** Resident, in megabytes. */
export function memoryOf({ process: { pid } }: Pick<Program, 'process'>): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
}

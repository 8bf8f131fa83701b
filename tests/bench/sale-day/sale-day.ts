import { Agent, request as httpRequest } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { createVault } from '../../../server/src/database/vault.ts'
import { closeDatabase, openDatabase } from '../../../server/src/database/connection.ts'
import { insertWebhook } from '@edis/testing/partner-rows.ts'
import { sampleOrder } from '@edis/testing/sample-order.ts'
import { quantile, whole } from '../figures.ts'
import { memoryOf, startLoadedDoor } from '../loaded-door.ts'
import { pin } from '../pin.ts'
import { addPartners, type SalePartner, startReceivers } from './sale-partners.ts'

const partners = 1_000
/** Orders a second of an ordinary hour: a million a day. In the two hours of the sale it is ten times as many. */
const mean = 12
/** How long an hour takes here. What comes a second is as in life; hours are shorter. */
const secondsOf = { before: 0.5, sale: 12, after: 2.5 }
/** Of every hundred receivers so many answer 500, and so many not at all. */
const faulty = { failing: 10, silent: 4 }
const bursts = 3

type Answer = { status: number; milliseconds: number; body: string; retryAfter: number }
type Hours = { name: string; perSecond: number; seconds: number }

/** A day of 12.12: 22 ordinary hours around two of ten times as many orders, then all partners at once. */
export async function benchSaleDay(): Promise<string> {
  pin(process.pid, 1)
  const door = await startLoadedDoor()
  const { url, setup, program } = door
  const database = openDatabase(door.database.url, 'development', { connections: 4 })
  const all = await addPartners(database.$client, partners)
  const receiver = await startReceivers(faulty)
  const vault = createVault(Buffer.from(door.database.masterKey, 'base64'))
  for (const { id, number } of all)
    await insertWebhook(database.$client, vault, { partnerId: id, url: receiver.url(number) })
  const agent = new Agent({ keepAlive: true, maxSockets: partners })
  let sent = 0
  let highest = 0
  const watching = setInterval(() => (highest = Math.max(highest, memoryOf(program))), 100)

  function send({ token }: Pick<SalePartner, 'token'>): Promise<Answer> {
    const number = `sale-${++sent}`
    const order = sampleOrder({
      partnerOrderId: number,
      warehouse: setup.warehouse,
      sku: setup.skus[sent % setup.skus.length],
    })
    return post(agent, `${url}/order/send/v2`, { authorization: `Bearer ${token}`, 'idempotency-key': number }, order)
  }
  async function sendAndNote(partner: SalePartner): Promise<Answer> {
    const answer = await send(partner)
    if (answer.status === 200) receiver.ordered(JSON.parse(answer.body).data.order_id as string, partner.number)
    return answer
  }

  /** At its pace, whatever it is answered: nobody waits for the one before. */
  async function play({ name, perSecond, seconds }: Hours): Promise<string> {
    const waits = receiver.waits.length
    const began = performance.now()
    const answers: Promise<Answer>[] = []
    for (let due = 0; due < perSecond * seconds; due++) {
      const early = began + (due / perSecond) * 1_000 - performance.now()
      if (early > 1) await sleep(early)
      answers.push(sendAndNote(all[(due * 7) % partners]!))
    }
    const times = (await Promise.all(answers)).filter(({ status }) => status === 200)
    const elapsed = (performance.now() - began) / 1_000
    return `| ${name} | ${perSecond} | ${whole(answers.length)} | ${whole(answers.length - times.length)} | ${(times.length / elapsed).toFixed(0)} | ${p50AndP99(times.map(({ milliseconds }) => milliseconds))} | ${p50AndP99(receiver.waits.slice(waits))} |`
  }

  // Warms the door, and every partner's token.
  await Promise.all(all.slice(0, 200).map(sendAndNote))
  const hours = [
    { name: '20 ordinary hours', perSecond: mean, seconds: 20 * secondsOf.before },
    { name: '2 of the sale', perSecond: 10 * mean, seconds: 2 * secondsOf.sale },
    { name: '2 after it', perSecond: mean, seconds: 2 * secondsOf.after },
  ]
  const rows: string[] = []
  for (const part of hours) rows.push(await play(part))
  const arrived = await receiver.settled()

  const atOnce: number[] = []
  let refused = 0
  for (let burst = 0; burst < bursts; burst++) {
    const began = performance.now()
    await Promise.all(
      all.map(async (partner) => {
        let answer = await send(partner)
        while (answer.status === 503) {
          refused++
          await sleep(answer.retryAfter * 1_000)
          answer = await send(partner)
        }
        if (answer.status !== 200) throw new Error(`One of those at once was answered ${answer.status}: ${answer.body}`)
        atOnce.push(performance.now() - began)
      }),
    )
    await sleep(1_000)
  }
  clearInterval(watching)
  agent.destroy()
  receiver.close()
  await closeDatabase(database)
  await door.stop()
  return `A development door with its deliveries on one core; load, receivers and PostgreSQL on the other. ${whole(partners)} partners with a webhook each; of a hundred
receivers ${faulty.failing} answer 500 and ${faulty.silent} never answer. Orders come at the pace of their hour, whatever became of those before: ${mean} a second, a million a
day, and ten times as many for two hours. A second is as in life, but hours are shorter: of ${secondsOf.before} s before the sale, ${secondsOf.sale} s during it, ${secondsOf.after} s after it.

| Hours | orders a second | orders | not answered with 200 | answered a second | answer, p50 / p99 ms | from the answer to a sound receiver, p50 / p99 ms |
|---|---|---|---|---|---|---|
${rows.join('\n')}

Of ${whole(arrived.due)} events of partners whose receivers are sound ${whole(arrived.there)} had arrived ${arrived.seconds.toFixed(0)} s after the last order. Memory of the door: ${highest} MB at most (budget: 250).

All ${whole(partners)} partners send an order at the same moment, ${bursts} times: answered after ${p50AndP99(atOnce)} ms (p50 / p99), with what Retry-After asks of those who
were refused first: ${whole(refused / bursts)} of them each time.
`
}

const p50AndP99 = (times: readonly number[]): string =>
  [0.5, 0.99].map((share) => quantile(times, share).toFixed(share === 0.5 ? 1 : 0)).join(' / ')

function post(agent: Agent, url: string, headers: Record<string, string>, body: object): Promise<Answer> {
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const request = httpRequest(url, {
      agent,
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
    })
    request.on('error', reject)
    request.on('response', (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          milliseconds: performance.now() - began,
          body: text,
          retryAfter: Number(response.headers['retry-after'] ?? 1),
        }),
      )
    })
    request.end(JSON.stringify(body))
  })
}

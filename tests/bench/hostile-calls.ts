import { once } from 'node:events'
import { connect } from 'node:net'
import { hostileJson } from '@edis/testing/calls/hostile-values.ts'
import { httpRequest, load } from './load.ts'

// One partner's hostile calls, in a process of their own: `node tests/bench/hostile-calls.ts URL TOKEN SECONDS`.
const [url = '', token = '', seconds = '0'] = process.argv.slice(2)
const json = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`
const field = (value: string | Buffer) => `{"items":${value.toString()},"recipient":${value.toString()}}`

const requests = [
  httpRequest('POST', '/rate/v2', json, deep(5_000)),
  httpRequest('POST', '/rate/v2', json, `[${'['.repeat(5_000)}${']'.repeat(5_000)}]`),
  httpRequest('POST', '/order/send/v2', json, '{"partner_order_id":"M-10",}'),
  httpRequest(
    'POST',
    '/order/send/v2',
    json,
    `{${Array.from({ length: 2_000 }, (_, n) => `"unknown_${n}":${n}`).join()}}`,
  ),
  httpRequest('POST', '/rate/v2', json, `{"note":"${'\\u0000\\ud800'.repeat(5_000)}"}`),
  httpRequest('POST', '/rate/v2', { ...json, 'content-type': 'text/plain' }, 'a=1'),
  httpRequest('GET', `/no/such/path/${'x'.repeat(2_000)}`, json),
  httpRequest('PUT', '/order/send/v2', json, '{}'),
  httpRequest('GET', '/region?search=' + 'jakrta%20gambri%20'.repeat(20), json),
  ...hostileJson.map((value) =>
    httpRequest('POST', '/order/send/v2', { ...json, 'idempotency-key': 'k' }, field(value)),
  ),
]

/** Opens a call and never ends it, again and again. */
async function sendHalves(): Promise<void> {
  const { hostname, port } = new URL(url)
  const whole = httpRequest('POST', '/rate/v2', json, deep(5_000))
  while (!done) {
    const socket = connect({ host: hostname, port: Number(port) }).on('error', () => {})
    await Promise.race([once(socket, 'connect'), once(socket, 'close')]).catch(() => {})
    socket.write(whole.subarray(0, Math.floor(whole.length / 2)))
    setTimeout(() => socket.destroy(), 2_000)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

let done = false
let sent = 0
void sendHalves()
void load(url, {
  connections: 16,
  seconds: Number(seconds),
  request: () => requests[sent++ % requests.length] ?? null,
})
// Whatever is not answered by then is not waited for.
setTimeout(
  () => {
    done = true
    console.log(sent / Number(seconds))
    process.exit()
  },
  Number(seconds) * 1_000,
)

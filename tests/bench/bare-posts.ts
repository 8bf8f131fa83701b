import { parseArgs } from 'node:util'
import { Agent, request } from 'undici'

/** The limit of a delivery: the same bytes posted by the same client, which neither signs nor writes anything down. */
const { values } = parseArgs({
  options: {
    url: { type: 'string', default: '' },
    body: { type: 'string', default: '' },
    connections: { type: 'string', default: '64' },
    seconds: { type: 'string', default: '4' },
  },
})
const dispatcher = new Agent({ pipelining: 1 })
const headers = {
  'content-type': 'application/json',
  'user-agent': 'EDIS-Webhooks/1.0',
  'webhook-id': 'evt_01JD3P7M2XA4C6E8G0J2K4M608',
  'webhook-timestamp': '1795170000',
  'webhook-signature': `v1,${'x'.repeat(43)}=`,
}
const ranBefore = process.cpuUsage()
const began = performance.now()
const end = began + Number(values.seconds) * 1_000
let posted = 0
await Promise.all(
  Array.from({ length: Number(values.connections) }, async () => {
    while (performance.now() < end) {
      const { body } = await request(values.url, { dispatcher, method: 'POST', headers, body: values.body })
      await body.text()
      posted++
    }
  }),
)
const { user, system } = process.cpuUsage(ranBefore)
const perSecond = posted / ((performance.now() - began) / 1_000)
console.log(JSON.stringify({ perSecond, cost: (user + system) / posted }))
await dispatcher.close()

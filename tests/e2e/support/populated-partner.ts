import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createWebhook } from '@edis/contract/portal-calls/webhooks'
import { advanceOrder } from '@edis/contract/portal-calls/orders'
import type { Program } from '@edis/testing/program.ts'
import { dayOfTraffic } from './day-of-traffic.ts'
import { credentialsOf } from './keys.ts'
import { apiOf, type Partner, partnerFor } from './partner.ts'
import { partnerApp } from './partner-app.ts'

/** Where parcels go; in turns. */
const recipients = [
  ['Siti Rahma', 'Jalan Merdeka Timur No. 10, RT 01 RW 02', '31.71.01', '10110'],
  ['Made Suardana', 'Jalan Gunung Agung No. 21, dekat pasar', '51.71.03', undefined],
  ['Agus Pratama', 'Jalan Dipati Ukur No. 35, kos lantai 2', '32.73.02', undefined],
  ['Dewi Lestari', 'Jalan Kemang Raya No. 8, RT 04 RW 01', '31.74.03', undefined],
  ['Hendra Gunawan', 'Jalan Rungkut Asri Tengah No. 7', '35.78.03', undefined],
  ['Nur Aini', 'Jalan Jenderal Sudirman No. 112', '16.71.02', undefined],
] as const

/** How far each order of development has come, and by which scenario: a number of steps, or all the way. */
const lives = [
  ['delivered', 0],
  ['delivered', 1],
  ['delivered', 2],
  ['delivered', 3],
  ['delivered', 4],
  ['delivered', 5],
  ['delivered', 6],
  ['delivered', 'deliver'],
  ['delivered', 'deliver'],
  ['delivery_failed', 7],
  ['on_hold', 6],
  ['rejected', 1],
  ['cancelled', 3],
  ['lost', 'lose'],
  ['returned', 'return'],
  ['weight_adjusted', 6],
  ['delivered', 'deliver'],
  ['delivered', 4],
] as const

export const populatedSettings = { WEBHOOK_ALLOW_PRIVATE: 'true', SANDBOX_STEP_MS: '86400000' }

export type Populated = { partner: Partner; orders: string[]; webhooks: string[]; close: () => void }

/**
 * Fills the demo partner of a product that was started with `populatedSettings`: orders in every state, webhooks that work
 * and that fail, refused requests, orders in production, and a day of traffic before.
 */
export async function populatedPartner(product: Program): Promise<Populated> {
  const partner = await partnerFor('the demo partner', product)
  const api = apiOf(product, partner)
  await dayOfTraffic(product.dataDir, (await credentialsOf(api, 'development')).partner_id)
  const receivers = await Promise.all([200, 500, 401].map(receiver))
  const webhooks: string[] = []
  for (const [place, { url }] of receivers.entries()) {
    const event = place === 2 ? 'order.delivered,order.cod_settled' : '*'
    const { data } = await api('development', createWebhook, { event, url })
    if (data) webhooks.push(data.id)
  }
  await api('production', createWebhook, { event: '*', url: 'https://hooks.tokosenja.invalid/edis' })
  const orders: string[] = []
  for (const environment of ['production', 'development'] as const) {
    const { partner_id: partnerId, partner_key: partnerKey } = await credentialsOf(api, environment)
    const app = partnerApp({ api: product.url[environment], partnerId, partnerKey })
    for (const [place, [scenario, steps]] of lives.entries()) {
      const [name, address, district, postal] = recipients[place % recipients.length]!
      const order = await app.checkOut(scenario)
      const { postal_code: _, ...known } = order.recipient
      // A quote is for one place, which is the first recipient's
      const { quote_id: quote, ...unquoted } = order
      const sent = await app.send(
        {
          ...unquoted,
          ...(quote !== undefined && place % recipients.length === 0 && { quote_id: quote }),
          partner_order_id: `TS-20261124-${String(101 + place)}`,
          ...(place % 3 === 1 && {
            courier_code: 'SAMPLE-KILAT',
            service_code: 'REG',
            payment_method: 'COD',
            cod_amount: 665_000,
          }),
          recipient: {
            ...known,
            name,
            address,
            phone: `08123456${7000 + place}`,
            district_code: district,
            ...(postal && { postal_code: postal }),
          },
        },
        `populated-${environment}-${place}`,
      )
      if (!sent.data) throw new Error(JSON.stringify(sent))
      if (environment === 'production') continue
      orders.push(sent.data.order_id)
      const times = typeof steps === 'number' ? steps : 1
      for (let step = 0; step < times; step += 1)
        await api('development', advanceOrder, {
          order_id: sent.data.order_id,
          ...(typeof steps === 'string' && { step: steps }),
        })
    }
    await app.sellCorrected()
    await app.sellTwice({ sameKey: false })
    await app.sellTwice({ sameKey: true })
    await app.track('ord_01JD3P7M2XA4C6E8G0J2K4M608')
    await app.call('GET', '/product/list')
    await app.call('GET', '/region?search=Gambir')
  }
  return { partner, orders, webhooks, close: () => receivers.forEach(({ close }) => close()) }
}

async function receiver(status: number): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(status).end(status === 200 ? 'ok' : 'see our log'))
  })
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/edis`, close: () => server.close() }
}

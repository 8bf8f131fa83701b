import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { otherEnvironment } from '@edis/contract/environment'
import type { DocumentedCall } from '@edis/contract/calls/call'
import { openApiCalls } from '@edis/contract/calls/open-api-calls'
import { cancelOrder } from '@edis/contract/open-api/cancel-order'
import { generateToken } from '@edis/contract/open-api/generate-token'
import { listCustomerServices } from '@edis/contract/open-api/list-customer-services'
import { listProducts } from '@edis/contract/open-api/list-products'
import { reportOrderEvent } from '@edis/contract/operations/report-order-event'
import { rateV2 } from '@edis/contract/open-api/rate-v2'
import { refreshToken } from '@edis/contract/open-api/refresh-token'
import { sendOrderV1 } from '@edis/contract/open-api/send-order-v1'
import { sendOrderV2 } from '@edis/contract/open-api/send-order-v2'
import { sla } from '@edis/contract/open-api/sla'
import { trackOrder } from '@edis/contract/open-api/track-order'
import { goodRequest, newAgent, newNumber, newOrder } from '@edis/testing/calls/good-requests.ts'
import { startWorld, type World } from '@edis/testing/calls/world.ts'

// The wall between the environments: neither what opens one nor what lies in it is of any use in the other.

let world: World
beforeAll(async () => {
  world = await startWorld()
}, 60_000)
afterAll(() => world.close())

describe.each(['development', 'production'] as const)('on the door of %s', (environment) => {
  const other = otherEnvironment(environment)

  test.each(openApiCalls.map((call) => [`${call.method} ${call.path}`, call] as const))(
    '%s refuses what opens the other environment',
    async (_name, call) => {
      const { partner } = world
      const authorization = call.access === 'bearer' ? `Bearer ${partner.token[other]}` : partner.basic[other]
      const request = await goodRequest(world, call, { environment })
      expect(await world.make(call, request, { environment, authorization })).toMatchObject({
        status: 401,
        error: 'AUTH_WRONG_ENVIRONMENT',
      })
    },
  )

  test('a refresh token of the other environment is told as such, and goes on working there', async () => {
    const { data } = await world.make(generateToken, {}, { environment: other })
    const request = { token: data.refresh_token }
    expect(await world.make(refreshToken, request, { environment })).toMatchObject({ error: 'AUTH_WRONG_ENVIRONMENT' })
    expect(await world.make(refreshToken, request, { environment: other })).toMatchObject({ status: 200 })
  })

  test('nothing that the partner itself has in the other environment is there', async () => {
    const { partner } = world
    const order_id = await newOrder(world, partner, other)
    const cs_id = await newAgent(world, partner, other)
    const { data } = await world.make(trackOrder, { order_id }, { environment: other })
    const { partner_order_id } = data
    for (const name of [{ order_id }, { partner_order_id }])
      expect(await world.make(trackOrder, name, { environment })).toMatchObject({ error: 'ORDER_NOT_FOUND' })
    const cancel = { ...(await goodRequest(world, cancelOrder, { environment })), order_id }
    expect(await world.make(cancelOrder, cancel, { environment })).toMatchObject({ error: 'ORDER_NOT_FOUND' })
    const event = { external_id: newNumber(), order_id, status: 'confirmed' }
    expect(await world.make(reportOrderEvent, event, { environment })).toMatchObject({ error: 'ORDER_NOT_FOUND' })

    const good = await goodRequest(world, sendOrderV2, { environment })
    const quoted = await goodRequest(world, rateV2, { environment: other })
    const { quote_id } = (await world.make(rateV2, quoted, { environment: other })).data
    const { cs_id: _, ...ours } = good
    for (const [theirs, error] of [
      [{ cs_id }, 'CS_NOT_FOUND'],
      [{ quote_id }, 'QUOTE_EXPIRED'],
      [{ warehouse_id: world.warehouse[other] }, 'WAREHOUSE_NOT_FOUND'],
    ] as const)
      expect(await world.make(sendOrderV2, { ...ours, ...theirs }, { environment })).toMatchObject({ error })
    for (const call of [listProducts, rateV2, sla, sendOrderV1] as DocumentedCall[]) {
      const request = { ...(await goodRequest(world, call, { environment })), warehouse_id: world.warehouse[other] }
      expect(await world.make(call, request, { environment })).toMatchObject({ error: 'WAREHOUSE_NOT_FOUND' })
    }
    expect(
      JSON.stringify((await world.make(listCustomerServices, { limit: 100 }, { environment })).data),
    ).not.toContain(cs_id)
  })
})

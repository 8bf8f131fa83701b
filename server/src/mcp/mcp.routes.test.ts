import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operationTools } from '@edis/contract/mcp/tools'
import { isWrite } from '@edis/contract/calls/call'
import { sendOrderV2 } from '@edis/contract/open-api/send-order-v2'
import { listRequests } from '@edis/contract/portal-calls/requests'
import { listLogs } from '@edis/contract/portal-calls/review'
import { referencePages } from '@edis/contract/reference/reference-pages'
import { type Assistant, connectAssistant } from '@edis/testing/assistant.ts'
import { goodRequest, newOrder } from '@edis/testing/calls/good-requests.ts'
import { type Partner, startWorld, type World } from '@edis/testing/calls/world.ts'

let world: World
let assistant: Assistant
beforeAll(async () => {
  world = await startWorld()
  assistant = await connectAssistant(world.app.url.development, world.partner.token.development)
  // From here on the client holds every answer to the schema that it was told.
  await assistant.client.listTools()
}, 60_000)
afterAll(async () => {
  await assistant.close()
  await world.close()
})

const requestsOf = async ({ session: token }: Partner, filter: object = {}) =>
  (await world.app.call('development', listRequests, { token, ...filter })).data.items
const keyed = (given: object) => ({ ...given, idempotency_key: randomUUID() })

test('an assistant learns what there is: instructions, a tool for every call, the reference to search and to read', async () => {
  expect(assistant.client.getServerCapabilities()).toEqual({
    tools: { listChanged: false },
    resources: { listChanged: false },
  })
  expect(assistant.client.getInstructions()).toContain('development environment')
  const { tools } = await assistant.client.listTools()
  expect(tools.map(({ name }) => name)).toEqual([
    'search_reference',
    'read_page',
    'getListProduct',
    'getListWarehouse',
    'getListExpedisi',
    'getRateCardV1',
    'getRegion',
    'getRateV2',
    'createCs',
    'getListCs',
    'sendOrderV2',
    'cancelOrder',
    'trackOrder',
    'sla',
  ])
  const told = new Map(tools.map((tool) => [tool.name, tool]))
  expect(told.get('getRateV2')).toMatchObject({ annotations: { readOnlyHint: true, destructiveHint: false } })
  expect(told.get('sendOrderV2')).toMatchObject({
    description: expect.stringContaining('POST /order/send/v2'),
    inputSchema: { required: expect.arrayContaining(['partner_order_id', 'idempotency_key']) },
    annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true },
  })
  expect(told.get('cancelOrder')).toMatchObject({ annotations: { readOnlyHint: false, destructiveHint: true } })
  expect(JSON.stringify(tools)).not.toMatch(/"x-/)
})

describe.each(operationTools.map((tool) => [tool.name, tool] as const))('%s', (name, { call }) => {
  test('answers what the call answers', async () => {
    const given = await goodRequest(world, call)
    const { structuredContent, content, isError } = await assistant.call(name, isWrite(call) ? keyed(given) : given)
    if (isError) throw new Error(content[0]?.text)
    expect(structuredContent).toMatchObject({ code: 200, message: call.message })
    expect(JSON.parse(content[0]?.text ?? '')).toEqual(structuredContent)
  })
})

test('an order is sent, sent again by the same key, tracked and cancelled, by the revision of 2026 too', async () => {
  const newer = await connectAssistant(world.app.url.development, world.partner.token.development, {
    mode: { pin: '2026-07-28' },
  })
  const given = keyed(await goodRequest(world, sendOrderV2))
  const sent = await newer.call('sendOrderV2', given)
  const order_id = sent.structuredContent?.data.order_id
  expect(sent.structuredContent).not.toHaveProperty('idempotency_replayed')
  const again = await assistant.call('sendOrderV2', given)
  expect(again.structuredContent).toMatchObject({ data: { order_id }, idempotency_replayed: true })
  expect(JSON.parse(again.content[0]?.text ?? '')).toEqual(again.structuredContent)
  const tracked = await newer.call('trackOrder', { order_id })
  expect(tracked.structuredContent?.data).toMatchObject({ order_id, status: 'received' })
  const cancelled = await newer.call('cancelOrder', {
    order_id,
    reason_code: 'BUYER_CANCELLED',
    reason: 'Pembeli salah memilih ukuran',
  })
  expect(cancelled.structuredContent?.data).toEqual({ order_id, status: 'cancelled' })
  await newer.close()
})

test('the same arguments in another order are the same request, others are not', async () => {
  const given: Record<string, unknown> = keyed(await goodRequest(world, sendOrderV2))
  const { recipient, items, ...rest } = given
  const turned = (value: object) => Object.fromEntries(Object.entries(value).toReversed())
  const order_id = (await assistant.call('sendOrderV2', given)).structuredContent?.data.order_id
  const again = await assistant.call('sendOrderV2', {
    ...turned(rest),
    items: (items as object[]).map(turned),
    recipient: turned(recipient as object),
  })
  expect(again.structuredContent).toMatchObject({ data: { order_id }, idempotency_replayed: true })
  const failure = await assistant.failure('sendOrderV2', { ...given, note: 'Titip di tetangga' })
  expect(failure).toMatchObject({ error: 'IDEMPOTENCY_CONFLICT' })
  expect(JSON.stringify(failure)).not.toContain('Idempotency-Key')
})

test('a call that fails says why and what to do next, for each field', async () => {
  const failure = await assistant.failure('getRateV2', { destination_district: '31.71.01', weight: 3 })
  expect(failure).toMatchObject({ code: 422, error: 'VALIDATION_FAILED', request_id: expect.stringMatching(/^req_/) })
  expect(failure.remedy).toBeTypeOf('string')
  expect(failure.errors).toContainEqual(
    expect.objectContaining({ field: 'weight', error: 'FIELD_UNKNOWN', remedy: expect.any(String) }),
  )
  expect(failure.read).toBe('http://localhost:4000/documentation/rate/v2#error.VALIDATION_FAILED')

  const order = await goodRequest(world, sendOrderV2)
  expect(await assistant.failure('sendOrderV2', order)).toMatchObject({
    error: 'IDEMPOTENCY_KEY_REQUIRED',
    message: 'This call requires the argument idempotency_key.',
    remedy: expect.stringContaining('idempotency_key'),
  })
  for (const idempotency_key of ['two words', 7, '', 'é'])
    expect(await assistant.failure('sendOrderV2', { ...order, idempotency_key })).toMatchObject({
      error: 'REQUEST_INVALID',
    })
  expect(await assistant.failure('getListProduct', { limit: 0, search: { not: 'text' } })).toMatchObject({
    errors: [expect.objectContaining({ field: 'limit' })],
  })
  expect(await assistant.failure('trackOrder', { order_id: 'ord_\0' })).toMatchObject({ code: 422 })
  expect((await assistant.call('getListCs', { search: null })).isError).toBeFalsy()
})

test('another partner’s order is not found', async () => {
  const order_id = await newOrder(world, world.stranger, 'development')
  expect(await assistant.failure('trackOrder', { order_id })).toMatchObject({ error: 'ORDER_NOT_FOUND' })
  expect((await assistant.failure('cancelOrder', { order_id, reason_code: 'OTHER', reason: 'Bukan saya' })).error).toBe(
    'ORDER_NOT_FOUND',
  )
})

test('tools that there are not are refused: those that trade keys, deprecated ones, and the provider’s', async () => {
  for (const name of ['generateToken', 'refreshToken', 'sendOrderV1', 'getRateV1', 'reportOrderEvent', 'nonsense'])
    await expect(assistant.call(name, {})).rejects.toThrow(name)
})

test('the reference is searched by words, names and codes', async () => {
  expect(await assistant.text('search_reference', { query: 'stock_insufficient' })).toMatch(
    /^## STOCK_INSUFFICIENT\nerror · http:\/\/localhost:4000\/documentation\/order\/send\/v2#error.STOCK_INSUFFICIENT\n/,
  )
  expect(await assistant.text('search_reference', { query: 'cancelling an order' })).toMatch(/^## Cancel Order/)
  expect(await assistant.text('search_reference', { query: 'xyzzy' })).toContain('Nothing in the reference')
  expect(await assistant.failure('search_reference', {})).toMatchObject({ field: 'query' })
})

test('pages are read by name, path or address, and as resources', async () => {
  const meant = ['order/send/v2', '/documentation/order/send/v2#request', '/documentation/order/send/v2.md']
  for (const page of [...meant, 'http://localhost:4000/documentation/order/send/v2'])
    expect(await assistant.text('read_page', { page })).toMatch(/^# Send Order V2\n/)
  expect(await assistant.text('read_page', { page: 'overview' })).toMatch(/^# EDIS Open API\n/)
  expect(String((await assistant.failure('read_page', { page: '../secrets' })).message)).toContain('overview')

  const { resources } = await assistant.client.listResources()
  expect(resources).toHaveLength(referencePages.length + 1)
  for (const { uri, mimeType } of resources) {
    const { contents } = await assistant.client.readResource({ uri })
    expect(contents).toMatchObject([{ uri, mimeType, text: expect.stringMatching(/^# /) }])
  }
})

test('the log shows a call once, as the assistant’s, and the report does not count it', async () => {
  const partner = await world.newPartner()
  const asking = await connectAssistant(world.app.url.development, partner.token.development)
  await asking.call('getListWarehouse', {})
  await asking.failure('sla', {})
  await asking.call('search_reference', { query: 'sla' })
  await expect.poll(() => requestsOf(partner)).toHaveLength(3)
  expect(await requestsOf(partner)).toMatchObject([
    { call: '/sla', error: 'VALIDATION_FAILED', from_assistant: true, from_portal: false, user_agent: 'assistant/1.0' },
    { call: '/warehouse/list', status: 200, from_assistant: true, from_portal: false, address: '127.0.0.1' },
    // Its own software's
    { call: '/auth/generate', status: 200, from_assistant: false },
  ])
  const { data } = await world.app.call('development', listLogs, { token: partner.session })
  const asked = data.filter(({ id }) => id === 'warehouse-list' || id === 'sla')
  expect(asked).toMatchObject([
    { status: 'untested', attempts: 0 },
    { status: 'untested', attempts: 0 },
  ])
  await asking.close()
})

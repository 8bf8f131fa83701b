import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { expect, test } from 'vitest'
import { eventOf, orderMoves, type OrderState, orderStates } from '../order-states.ts'
import { webhookEvents } from './webhook-events.ts'
import { webhookExamples, webhookPayload } from './webhook-payload.ts'

const ajv = new Ajv2020({ strict: false })
formats.default(ajv)
const isPayload = ajv.compile(webhookPayload)
const examples = webhookEvents.map(({ name }) => [name, webhookExamples[name]] as const)

test.each(examples)('the example of %s is valid', (name, example) => {
  isPayload(example)
  expect(isPayload.errors).toBeNull()
  expect(example.event).toBe(name)
})

test.each(examples)('the example of %s is a move that the life-cycle allows', (name, { data }) => {
  if (name === 'order.created') return expect(data.previous_status).toBeNull()
  const from = data.previous_status as OrderState
  if (orderStates.some((state) => eventOf(state) === name)) return expect(orderMoves[from]).toContain(data.status)
  return expect(data.status).toBe(from)
})

test('the AWB is in the examples from awaiting_pickup on', () => {
  const known = examples.filter(([, { data }]) => data.awb !== null).map(([name]) => name)
  expect(known).toContain('order.awaiting_pickup')
  expect(known).toContain('order.delivered')
  expect(known).not.toContain('order.processing')
  expect(known).not.toContain('order.confirmed')
})

test('a failed delivery tells its reason code and the number of the attempt', () => {
  expect(webhookExamples['order.delivery_failed'].data).toMatchObject({ reason_code: 'NOT_HOME', attempt: 1 })
})

test('details stand only in the events that they belong to', () => {
  const carriers = (detail: string) => examples.filter(([, { data }]) => detail in data).map(([name]) => name)
  expect(carriers('attempt')).toEqual(['order.delivery_failed'])
  for (const detail of ['actual_weight_g', 'cost', 'previous_cost'])
    expect(carriers(detail)).toEqual(['order.weight_adjusted'])
})

test('no two examples share an id', () => {
  expect(new Set(examples.map(([, { id }]) => id)).size).toBe(examples.length)
})

test('proof is null before the parcel is delivered, and stays after it', () => {
  const proven = examples.filter(([, { data }]) => data.proof !== null).map(([name]) => name)
  expect(proven).toEqual(['order.delivered', 'order.cod_settled'])
})

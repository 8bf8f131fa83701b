import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { expect, test } from 'vitest'
import { providerEventNames, providerEvents, providerExample, providerPayload } from './provider-events.ts'

const ajv = new Ajv2020({ strict: false })
formats.default(ajv)

// Typed by hand from the operations API in the specification, `order.address_changed` apart, which nothing brings about.
test('the events are those of the specification', () => {
  expect(providerEventNames).toEqual([
    'order.created',
    'order.cancel_requested',
    'partner.production_requested',
    'webhook.disabled',
    'stock.short',
  ])
})

test.each(providerEventNames)('the example of %s is valid, and says when it is sent', (name) => {
  const judge = ajv.compile(providerPayload(name))
  judge(providerExample(name))
  expect(judge.errors).toBeNull()
  expect(judge({ ...providerExample(name), event: 'order.delivered' })).toBe(false)
  expect(providerEvents[name].description).toMatch(/^Sent when .*\.$/)
})

import type { Webhook } from '@edis/contract/portal-calls/webhooks'
import { expect, test } from 'vitest'
import { attentionLines } from './attention.ts'

const now = Date.parse('2026-11-20T02:00:00Z')
const calm = {
  errors: [],
  webhooks: [],
  tokenExpires: new Date(now + 86_400_000),
  lateOrders: 0,
  reviewed: [],
  refusedReason: null,
  remedies: undefined,
}
const failing: Webhook = {
  id: 'whk_1',
  events: ['*'],
  url: 'https://erp.tokosenja.id/edis',
  status: 'active',
  disabled_reason: null,
  previous_secret_expires: null,
  created_at: '2026-11-04T00:00:00.000Z',
  last_delivery: null,
  health: { last_success_at: null, failing_since: '2026-11-20T01:20:00.000Z', hours: [], waiting: 2, replayable: 10 },
  replay: null,
} as unknown as Webhook

test('nothing is wrong', () => {
  expect(attentionLines(calm, now)).toEqual([])
})

test('an error is said with its field, its remedy and where its requests are', () => {
  const error = {
    error: 'PHONE_INVALID',
    field: 'recipient.phone',
    call: '/order/send/v2',
    requests: 31,
    last_at: '2026-11-20T01:59:00.000Z',
  }
  const [line] = attentionLines(
    { ...calm, errors: [error], remedies: { PHONE_INVALID: { remedy: 'Send digits only. Or ask the customer.' } } },
    now,
  )
  expect(line).toMatchObject({
    count: '31',
    where: 'recipient.phone',
    what: 'PHONE_INVALID',
    isCode: true,
    tone: 'dev',
    act: 'Fix',
  })
  expect(line?.detail).toBe('Send digits only.')
  expect(line?.note).toMatch(/^\/order\/send\/v2 · last at /)
  expect(line?.to).toBe('/requests?error=PHONE_INVALID&call=%2Forder%2Fsend%2Fv2&last=24h')
})

test('a webhook that fails says what to do, what waits, and leads to its own page', () => {
  expect(attentionLines({ ...calm, webhooks: [failing] }, now)).toMatchObject([
    {
      where: 'erp.tokosenja.id',
      detail: 'Check its latest responses.',
      note: '12 waiting',
      act: 'Fix',
      to: '/webhook/whk_1',
    },
  ])
})

test('a refusal of production stands first, with its reason', () => {
  const [first] = attentionLines({ ...calm, webhooks: [failing], refusedReason: 'Volume not agreed yet' }, now)
  expect(first).toMatchObject({
    what: 'Production access declined',
    detail: 'Volume not agreed yet',
    to: '/review/report',
  })
})

test('what stops events and requests comes first, orders to look at last', () => {
  const ours = {
    error: 'INTERNAL_ERROR',
    field: null,
    call: '/cs/create',
    requests: 6,
    last_at: '2026-11-20T01:59:00.000Z',
  }
  const lines = attentionLines(
    { ...calm, tokenExpires: new Date(now - 1), webhooks: [failing], errors: [ours], lateOrders: 2 },
    now,
  )
  expect(lines.map(({ tone, count, to }) => [tone, count, to])).toEqual([
    ['bad', '!', '/credentials'],
    ['bad', '12', '/webhook/whk_1'],
    ['bad', '6', '/requests?error=INTERNAL_ERROR&call=%2Fcs%2Fcreate&last=24h'],
    ['dev', '2', '/review/order?group=attention'],
  ])
})

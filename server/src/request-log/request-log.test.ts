import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loggedAnswer, loggedBody, longestBody, orderOf } from './request-log.ts'

test('secrets are taken out and phone numbers cut, at any depth', () => {
  const body = {
    auth: 'Basic abc',
    token: 'edis_token_dev_x',
    refresh_token: 'edis_refresh_dev_x',
    partner_key: 'edis_key_dev_x',
    recipient: { name: 'Siti', phone: '+6281234567890' },
    items: [{ sku: 'A', secret: 'x' }],
    keyboard: 'qwerty',
  }
  expect(JSON.parse(loggedBody(body) ?? '')).toEqual({
    auth: '•••',
    token: '•••',
    refresh_token: '•••',
    partner_key: '•••',
    recipient: { name: 'Siti', phone: '•••890' },
    items: [{ sku: 'A', secret: '•••' }],
    keyboard: 'qwerty',
  })
})

test('a secret of ours is taken out wherever it stands', () => {
  const ofWebhook = `whsec_${'aB+/'.repeat(11)}=`
  const secrets = [
    'edis_token_dev_zUiIYbGxqakJaQXbO7IR6ZHIQwK2GAhUuxdPloYFAKw',
    ofWebhook,
    encodeURIComponent(ofWebhook),
    ofWebhook.replaceAll('/', '\\/'),
  ]
  for (const secret of secrets) {
    const body = { note: `use ${secret}`, [secret]: 1, token: [secret], metadata: { a: { b: [secret] } } }
    expect(loggedBody(body)).not.toContain(secret)
    expect(loggedAnswer(JSON.stringify({ data: { note: secret } }))).not.toContain(secret)
  }
})

test('a body of any kind is at most 16 KiB of whole characters', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 4000 }), { maxLength: 12 }), (texts) => {
      const logged = loggedBody({ texts }) ?? ''
      return logged.length <= longestBody && logged.isWellFormed()
    }),
  )
})

test('nothing stays nothing; an answer that is no JSON is kept as it is', () => {
  for (const nothing of [loggedBody(null), loggedBody(undefined), loggedAnswer(null)]) expect(nothing).toBeNull()
  expect(loggedAnswer('a,b\n')).toBe('a,b\n')
})

test('the order is the one that was answered, else the one that was asked for', () => {
  const id = 'ord_01JD3P7M2XAQ4W8Z6Y0R1S2T3V'
  expect(orderOf({ partner_order_id: 'T-1' }, JSON.stringify({ code: 200, data: { order_id: id } }))).toBe(id)
  expect(orderOf({ order_id: id }, '{"code":409}')).toBe(id)
  expect(orderOf({ order_id: "ord_'; drop" }, null)).toBeNull()
  expect(orderOf(null, null)).toBeNull()
})

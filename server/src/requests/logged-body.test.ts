import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loggedBody, loggedText, maxBodyBytes } from './logged-body.ts'

test('secrets are taken out, and who a person is, at any depth', () => {
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
    recipient: { name: '•••', phone: '•••890' },
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
    expect(loggedText(JSON.stringify({ data: { note: secret } }))).not.toContain(secret)
  }
})

test('a body of any kind is at most 16 KiB of whole characters', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 4000 }), { maxLength: 12 }), (texts) => {
      const logged = loggedBody({ texts }) ?? ''
      return logged.length <= maxBodyBytes && logged.isWellFormed()
    }),
  )
})

test('nothing stays nothing; an answer that is no JSON is kept as it is', () => {
  for (const nothing of [loggedBody(null), loggedBody(undefined), loggedText(null)]) expect(nothing).toBeNull()
  expect(loggedText('a,b\n')).toBe('a,b\n')
})

const nested = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`

test('a body as deep as a request can be is logged as far as somebody would read it', () => {
  for (const body of [
    Buffer.from(nested(5_000)),
    JSON.parse(nested(40_000)) as unknown,
    JSON.parse('['.repeat(9_000) + ']'.repeat(9_000)),
  ])
    expect(loggedBody(body)?.length).toBeLessThan(200)
})

test('what is no JSON is logged as it came, without what is secret', () => {
  const phone = '+6281234567890'
  for (const [sent, logged] of [
    ['{"partner_order_id":"M-10",}', '{"partner_order_id":"M-10",}'],
    [`{"recipient":{"phone":"${phone}",},"password":"x\\"y"}`, '{"recipient":{"phone":"•••890",},"password":"•••"}'],
    ['{"phone":0812345,}', '{"phone":"••••345",}'],
    [`{'token': 'abc', 'phone': '${phone}'}`, "{'token': '•••', 'phone': '•••890'}"],
    ['auth=Basic%20abcdef&a=1', 'auth=•••&a=1'],
    ['{"auth" "Basic cHJ0XzE6a2V5a2V5"}', '{"auth" "Basic •••"}'],
    ['{"secret":"never closed', '{"secret":"•••'],
  ] as const)
    expect(loggedBody(Buffer.from(sent))).toBe(logged)
  expect(loggedText('{"token":null,"retry_key":5,"phone":true}')).toBe('{"token":null,"retry_key":"•••","phone":true}')
})

test('of a secret that the end cuts in two nothing is left', () => {
  const token = `edis_token_dev_${'z'.repeat(43)}`
  for (let at = maxBodyBytes - 80; at < maxBodyBytes + 1_100; at += 7) {
    const text = `${'.'.repeat(at)}${token}`
    for (const logged of [loggedText(text), loggedBody({ text }), loggedBody(Buffer.from(text))])
      expect(logged).not.toContain('edis_token_dev_z')
  }
  // Many that are masked draw the end near.
  expect(loggedText(`${token} `.repeat(2_000))).not.toContain('edis_token_dev_z')
})

test('nothing that can be sent takes long', () => {
  const most = 256 * 1024
  const hostile = [
    'a',
    '"',
    '\\"',
    '"token',
    '"a":"',
    'a:',
    'token=',
    '{"',
    'basic ',
    ' ',
    '["token":',
    "'",
    '\ud800',
    '\0',
    '"phone":"',
  ].map((piece) => piece.repeat(most / piece.length))
  for (const text of hostile) {
    // Of this process's own time: what else the machine does is no fault of the text
    const began = process.cpuUsage()
    for (const body of [text, Buffer.from(text), Buffer.from(`token${text}`), { [text]: text, token: text }, [[text]]])
      loggedBody(body)
    expect(process.cpuUsage(began).user / 1_000).toBeLessThan(600)
  }
})

test('who a person is stays out in whatever way a request is malformed', () => {
  const order = {
    partner_order_id: 'A-1',
    recipient: { name: 'Budi Santoso', phone: '081234567890', address: 'Jalan Mawar 10' },
    note: 'Titip Ani',
  }
  const json = JSON.stringify(order)
  const sent = {
    'written twice': Buffer.from(JSON.stringify(json)),
    'written three times': Buffer.from(JSON.stringify(JSON.stringify(json))),
    'within a field': { payload: json, data: `[${json}]`, message: `{"a":${json}` },
    'a text alone': Buffer.from('"Budi Santoso, Jalan Mawar 10"'),
    'a list': Buffer.from('["Budi Santoso","081234567890",81234567890]'),
    'lists in lists': { rows: [['Budi Santoso', '081234567890'], ['Titip Ani']], orders: ['Jalan Mawar 10'] },
    'names of several words': Buffer.from(
      '{"nama lengkap":"Budi Santoso","näma":"Budi","alamat (jalan)" : "Jalan Mawar 10","no. telp/hp":81234567890,}',
    ),
    'escaped names': Buffer.from('{"\\u006eame":"Budi Santoso","\\u0061ddress":"Jalan Mawar 10",}'),
    'names that are numbers': { metadata: { '081234567890': 'Ani' }, '+62 812-3456-7890': 1 },
    'in UTF-16': Buffer.from(json, 'utf16le'),
  }
  for (const [how, body] of Object.entries(sent)) {
    const logged = loggedBody(body)?.replaceAll('\0', '') ?? ''
    const left = ['Budi', 'Mawar', 'Ani', '81234567', '3456-7'].filter((trace) => logged.includes(trace))
    expect({ how, left }).toEqual({ how, left: [] })
  }
  expect(loggedBody(Buffer.from(JSON.stringify(json)))).toContain('A-1')
  expect(loggedBody({ ids: [1, 22], awb: ['EDIS1'], items: [{ sku: 'A', name: 'Kaos' }] })).toBe(
    '{"ids":[1,22],"awb":["EDIS1"],"items":[{"sku":"A","name":"Kaos"}]}',
  )
})

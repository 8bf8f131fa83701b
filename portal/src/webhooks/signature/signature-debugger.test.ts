import { webhookExamples } from '@edis/contract/webhooks/webhook-payload'
import { describe, expect, test } from 'vitest'
import { base64Of, hexOf, hmac } from './hmac.ts'
import { judgeSignature, type Specimen } from './signature-debugger.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const keyOf = (secretText: string) => Uint8Array.from(atob(secretText.slice(6)), (character) => character.charCodeAt(0))
const secret = `whsec_${btoa('k'.repeat(32))}`
const otherSecret = `whsec_${btoa('x'.repeat(32))}`
const now = Date.parse('2026-11-21T04:10:05Z')
const timestamp = String(now / 1000 - 5)
const body = JSON.stringify(webhookExamples['order.delivery_failed'])
const { id } = webhookExamples['order.delivery_failed']
const base = `${id}.${timestamp}.${body}`
const signatureBy = async (by: string, content = base) => `v1,${base64Of(await hmac(keyOf(by), content))}`
const ours = await signatureBy(secret)
const theirs = await signatureBy(otherSecret)
const headersWith = (changes: Record<string, string | null> = {}) =>
  Object.entries({
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': ours,
    ...changes,
  })
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')
const judge = (changes: Partial<Specimen> = {}, at = now, sent?: string) =>
  judgeSignature({ headers: headersWith(), body, secret, own: '', ...changes }, at, sent)
const titles = async (changes: Partial<Specimen>, at = now) =>
  (await judge(changes, at)).findings.map(({ title }) => title)
const firstOf = async (changes: Partial<Specimen>, at = now) => (await judge(changes, at)).findings[0]

test('HMAC-SHA256 is that of RFC 4231, test case 2', async () => {
  expect(hexOf(await hmac(bytesOf('Jefe'), 'what do ya want for nothing?'))).toBe(
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  )
})

describe('a delivery as we sent it', () => {
  test('is genuine, and shows what is signed', async () => {
    expect(await judge()).toEqual({
      genuine: true,
      findings: [],
      oddities: [],
      baseString: base,
      expected: ours,
      difference: null,
    })
  })

  test.each(Object.values(webhookExamples))('is genuine with the body of $event', async (payload) => {
    const text = JSON.stringify(payload)
    const signature = await signatureBy(secret, `${payload.id}.${timestamp}.${text}`)
    const headers = headersWith({ 'webhook-id': payload.id, 'webhook-signature': signature })
    expect(await judge({ headers, body: text })).toMatchObject({ genuine: true })
    expect(await firstOf({ headers, body: text, secret: otherSecret })).toMatchObject({ title: 'The secret is wrong' })
  })

  test('is genuine when any of several signatures fits', async () => {
    const headers = headersWith({ 'webhook-signature': `v1a,abc ${theirs} ${ours}` })
    expect(await judge({ headers })).toMatchObject({ genuine: true })
  })

  test.each([
    [
      'as JSON',
      (lines: string) => JSON.stringify(Object.fromEntries(lines.split('\n').map((line) => line.split(': ')))),
    ],
    ['of cURL', (lines: string) => lines.replaceAll(/^.*$/gm, "  -H '$&' \\")],
    ['in capitals', (lines: string) => lines.replaceAll(/^[^:]+/gm, (name) => name.toUpperCase())],
    [
      'of PHP',
      (lines: string) =>
        lines.replaceAll(/^([^:]+): (.*)$/gm, (_, name: string, value: string) => {
          return `  'HTTP_${name.toUpperCase().replaceAll('-', '_')}' => '${value}',`
        }),
    ],
  ])('is genuine with headers %s', async (_, written) => {
    expect(await judge({ headers: written(headersWith()) })).toMatchObject({ genuine: true })
  })
})

describe('headers', () => {
  test('that are missing are named', async () => {
    const headers = headersWith({ 'webhook-id': null, 'webhook-timestamp': null })
    expect(await titles({ headers })).toEqual(['Missing headers: webhook-id, webhook-timestamp'])
    expect(await titles({ headers: 'nonsense' })).toEqual(['No headers recognized'])
  })

  test.each([
    ['v2,abc', /begins with “v2,”/],
    [`sha256=${'0a'.repeat(32)}`, /hexadecimal/],
    ['abc', /full header value/],
  ])('with the signature %s have none of version 1', async (signature, says) => {
    const found = await firstOf({ headers: headersWith({ 'webhook-signature': signature }) })
    expect(found).toMatchObject({ title: 'No v1 signature', remedy: expect.stringMatching(says) as string })
  })

  test('with a signature that lost characters have a damaged one', async () => {
    const headers = headersWith({ 'webhook-signature': ours.slice(0, 30) })
    expect(await titles({ headers })).toEqual(['The signature is damaged'])
  })
})

describe('time', () => {
  test('is stale after 5 minutes and says by how much; the signature is judged all the same', async () => {
    const sentAt = Number(timestamp) * 1000
    expect(await judge({}, sentAt + 300_000)).toMatchObject({ genuine: true })
    expect(await titles({}, sentAt + 301_000)).toEqual(['The timestamp is too old: 5 min 1 s ago'])
    expect(await titles({ secret: otherSecret }, sentAt + 90_000_000)).toEqual([
      'The secret is wrong',
      'The timestamp is too old: 1 d 1 h ago',
    ])
    expect(await titles({}, sentAt - 360_000)).toEqual(['The timestamp is 6 min in the future'])
  })

  test('in milliseconds is not ours', async () => {
    const headers = headersWith({ 'webhook-timestamp': `${timestamp}000` })
    const found = (await judge({ headers })).findings.find(({ title }) => title === 'Invalid timestamp')
    expect(found?.remedy).toMatch(/milliseconds/)
  })
})

describe('secret', () => {
  test.each([
    ['', /Enter/],
    ['whsec_••••1234', /masked/],
    ['edis_key_dev_abc', /credential/],
    ['whsec_not base64!', /valid base64/],
    ['whsec_a2tra2s=', /cut off/],
  ])('%s cannot be used', async (text, says) => {
    const found = await firstOf({ secret: text })
    expect(found).toMatchObject({ title: 'The secret can’t be used', remedy: expect.stringMatching(says) as string })
  })

  test('without its prefix, or between spaces or quotes, works and is remarked on', async () => {
    expect(await judge({ secret: secret.replace('whsec_', '') })).toMatchObject({
      genuine: true,
      oddities: [expect.stringMatching(/lacks its whsec_ prefix/)],
    })
    for (const odd of [` ${secret}\n`, `"${secret}"`])
      expect(await judge({ secret: odd })).toMatchObject({
        genuine: true,
        oddities: [expect.stringMatching(/Remove them/)],
      })
  })

  test('of another webhook is wrong, most likely', async () => {
    expect(await firstOf({ secret: otherSecret })).toMatchObject({ title: 'The secret is wrong', certain: false })
  })
})

describe('body', () => {
  const spaced = JSON.stringify(JSON.parse(body), null, 2)
  const slashes = body.replace('"event"', String.raw`"\u0065vent"`)
  test.each([
    ['spread over lines', spaced, 'Your framework parsed and re-serialized the body'],
    ['escaped otherwise', slashes, 'Your framework parsed and re-serialized the body'],
    ['followed by a line break', `${body}\n`, 'A line break, space or byte order mark was added around the body'],
    ['encoded twice', JSON.stringify(body), 'The body was JSON-encoded twice'],
  ])('%s is told, and shown where it differs', async (_, changed, title) => {
    const report = await judge({ body: changed })
    expect(report.findings).toEqual([expect.objectContaining({ title, certain: true })])
    expect(report.baseString).toBe(base)
    expect(report.difference?.signed).not.toBe(report.difference?.given)
  })

  test('with sorted keys was parsed, most likely', async () => {
    const parsed = JSON.parse(body) as Record<string, unknown>
    const sorted = JSON.stringify(Object.fromEntries(Object.entries(parsed).toSorted(([a], [b]) => (a < b ? -1 : 1))))
    const found = await firstOf({ body: sorted })
    expect(found).toMatchObject({ title: 'Your framework parsed and re-serialized the body', certain: false })
  })

  test('cut off is not whole', async () => {
    expect(await titles({ body: body.slice(0, -10) })).toEqual(['The body is incomplete'])
    expect(await titles({ body: '' })).toEqual(['The body is missing'])
  })

  test('of another message is told by its id', async () => {
    const other = JSON.stringify(webhookExamples['order.created'])
    expect(await titles({ body: other })).toEqual(['The headers and the body belong to different messages'])
  })

  test('with a changed value is altered for certain where we know what was sent', async () => {
    const changed = body.replace('NOT_HOME', 'REFUSED')
    expect(await firstOf({ body: changed })).toMatchObject({ title: 'The secret is wrong', certain: false })
    const known = await judge({ body: changed }, now, body)
    expect(known.findings).toMatchObject([{ title: 'The body was changed', certain: true }])
    expect(known.difference).toMatchObject({
      signed: expect.stringMatching(/^NOT_HOME/) as string,
      given: expect.stringMatching(/^REFUSED/) as string,
    })
  })
})

describe('what the receiver’s code computed', () => {
  const of = (key: Uint8Array<ArrayBuffer>, content: string) => hmac(key, content).then(base64Of)
  test.each([
    ['the right signature', async () => ours, []],
    ['the right one without its version', async () => ours.slice(3), []],
    ['hexadecimal', async () => hexOf(await hmac(keyOf(secret), base)), [/hexadecimal/]],
    ['the secret’s text as key', () => of(bytesOf(secret), base), [/Remove whsec_/]],
    ['base64 as key', () => of(bytesOf(secret.slice(6)), base), [/text after whsec_/]],
    ['the body alone', () => of(keyOf(secret), body), [/only the body/]],
    [
      'three mistakes',
      async () => hexOf(await hmac(bytesOf(secret), body)),
      [/whsec_/, /only the body/, /hexadecimal/],
    ],
    ['milliseconds', () => of(keyOf(secret), `${id}.${timestamp}000.${body}`), [/milliseconds/]],
    ['anything else', async () => 'c29tZXRoaW5n', [/isn’t a known mistake/]],
  ])('%s', async (_, own, says) => {
    const { findings } = await judge({ own: await own() })
    expect(findings.map(({ remedy }) => remedy)).toEqual(says.map((text) => expect.stringMatching(text) as string))
  })

  test('its base string is compared with the right one', async () => {
    expect(await judge({ own: base })).toMatchObject({ genuine: true, difference: null })
    const report = await judge({ own: base.replace(`${timestamp}.`, timestamp) })
    expect(report.findings).toMatchObject([{ title: 'Your code signs different content' }])
    expect(report.difference).toMatchObject({
      at: id.length + 1 + timestamp.length,
      signed: expect.stringMatching(/^\./) as string,
    })
  })
})

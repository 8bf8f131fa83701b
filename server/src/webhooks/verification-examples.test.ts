import { execFileSync } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { verificationExamples } from '@edis/contract/reference/verification'

const folder = mkdtempSync(join(tmpdir(), 'edis-verify-'))
afterAll(() => rmSync(folder, { recursive: true }))

const key = Buffer.from('a secret of twenty-four b')
const secret = `whsec_${key.toString('base64')}`
const body = '{"id":"evt_1","event":"order.delivered","note":"Rumah kosong é"}'
const sign = (timestamp: number, by = key) =>
  `v1,${createHmac('sha256', by).update(`evt_1.${timestamp}.${body}`).digest('base64')}`
const now = Math.floor(Date.now() / 1000)
const delivery = (signature: string, timestamp = now) => ({
  'webhook-id': 'evt_1',
  'webhook-timestamp': String(timestamp),
  'webhook-signature': signature,
})

const cases: [what: string, headers: object, body: string, genuine: boolean][] = [
  ['a delivery', delivery(sign(now)), body, true],
  ['a delivery with two signatures', delivery(`${sign(now, Buffer.from('old'))} ${sign(now)}`), body, true],
  ['another body', delivery(sign(now)), `${body} `, false],
  ['another secret', delivery(sign(now, Buffer.from('other'))), body, false],
  ['a signature of another kind', delivery(sign(now).replace('v1,', 'v2,')), body, false],
  ['an old delivery', delivery(sign(now - 600), now - 600), body, false],
  ['no headers', {}, body, false],
]

const textOf = (language: string) => verificationExamples.find((example) => example.language === language)!.text

test('the example in JavaScript believes a delivery and nothing else', async () => {
  const file = join(folder, 'verify.mjs')
  writeFileSync(file, textOf('javascript'))
  const { isFromEdis } = (await import(file)) as { isFromEdis: (...given: unknown[]) => boolean }
  for (const [what, headers, raw, genuine] of cases)
    expect([what, isFromEdis(headers, Buffer.from(raw), secret)]).toEqual([what, genuine])
})

/** Whether the machine can run it. */
const hasPython = (() => {
  try {
    execFileSync('python3', ['-c', 'str.removeprefix'])
    return true
  } catch {
    return false
  }
})()

test.runIf(hasPython)('the example in Python believes a delivery and nothing else', () => {
  const file = join(folder, 'verify.py')
  writeFileSync(
    file,
    `${textOf('python')}\nimport json, sys\nfor headers, raw in json.load(sys.stdin):\n    print(is_from_edis(headers, raw.encode(), "${secret}"))\n`,
  )
  const input = JSON.stringify(cases.map(([, headers, raw]) => [headers, raw]))
  const printed = execFileSync('python3', [file], { input, encoding: 'utf8' }).trim().split('\n')
  expect(printed).toEqual(cases.map(([, , , genuine]) => (genuine ? 'True' : 'False')))
})

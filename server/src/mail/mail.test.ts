import { mkdtemp, readdir, readFile, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { languages } from '@edis/contract/languages'
import { layOut } from './layout.ts'
import { retryIn } from './mail.ts'
import { withReadableTimes } from './readable-times.ts'
import { templates } from './templates.ts'
import { fileTransport } from './transport.ts'

const fault = { refused: false, error: 'away' }
const day = 86_400_000

describe('a mail that was not sent', () => {
  test('is tried again after delays that grow to a quarter of an hour', () => {
    const waits = Array.from({ length: 9 }, (_, index) => retryIn(fault, index + 1, 0, 0))
    expect(waits.map((wait) => (wait ?? 0) / 1_000)).toEqual([10, 30, 60, 120, 300, 600, 900, 900, 900])
  })
  test('is given up after three days, and at once when it was refused', () => {
    expect(retryIn(fault, 300, 3 * day - 1, 0)).toBe(900_000)
    expect(retryIn(fault, 300, 3 * day, 0)).toBeNull()
    expect(retryIn({ ...fault, refused: true }, 1, 0, 0)).toBeNull()
  })
})

const links = { portal: 'https://portal.example', operations: 'https://operations.example' }
/** Every field of any template. */
const data = {
  environment: 'production',
  added: true,
  address: '203.0.113.9',
  at: '22 Nov 2026, 10:00 UTC',
  device: 'Firefox on Linux',
  expires_at: '25 Nov 2026, 10:00 UTC',
  inviter: 'Rina',
  role: 'developer',
  error: '550 no such user',
  keys: '2',
  more: 3,
  partner: '<b>Toko</b> & "Co"',
  partner_id: 'prt_1',
  passkey: 'Work laptop',
  places: ['JKT1 KOPI: 3', 'JKT1 TEH: 1'],
  previous_ends: '22 Nov 2026, 10:00 UTC',
  reason: 'gone',
  recipient: 'toko@example.com',
  recipient_id: 'prt_1',
  subject: 'Your webhook',
  text: 'It fails.\nPlease look.',
  since: '21 Nov 2026, 10:00 UTC',
  template: 'new-device',
  url: 'https://example.com/hook',
  webhooks: '3',
}
const each = [...templates.values()].flatMap((template) =>
  languages.map((language) => [template.name, language, template] as const),
)

test.each(each)('%s in %s has a subject, text and HTML, and fetches nothing', (_name, language, template) => {
  const words = template[language](data, links, 'the-code')
  const { text, html } = layOut(words, language)
  expect(words.subject).not.toMatch(/undefined|[\r\n]/)
  for (const said of [words.subject, ...words.lines]) expect(html + text).not.toMatch(`${said}undefined`)
  expect(text + html).not.toMatch(/undefined|null|\[object/)
  expect(html).not.toMatch(/<(?:img|script|link|iframe)|@import|url\(|<b>Toko/)
  expect(
    [...html.matchAll(/https?:\/\/[^"<\s]+/g)].every(
      ([url]) => url.startsWith('https://portal.example') || url === data.url,
    ),
  ).toBe(true)
  for (const [name, value] of words.facts ?? []) expect(text).toContain(`${name}: ${value}`)
})

test('times are written as the reader writes them, and name their zone', () => {
  const sent = { at: '2026-11-22T10:05:00.000Z', address: '203.0.113.9', more: 3 }
  expect(withReadableTimes(sent, 'en')).toEqual({ ...sent, at: '22 Nov 2026, 17:05 WIB' })
  expect(withReadableTimes(sent, 'id')).toEqual({ ...sent, at: '22 Nov 2026, 17.05 WIB' })
})

test('the languages of a template differ', () => {
  // What staff write is in the words that they chose.
  for (const template of [...templates.values()].filter(({ name }) => name !== 'written-by-staff'))
    expect(template.en(data, links, '').subject).not.toBe(template.id(data, links, '').subject)
})

test('without a server a mail is a file that nobody else reads, and the log names it', async () => {
  const folder = join(await mkdtemp(join(tmpdir(), 'edis-mail-')), 'mail')
  const named: string[] = []
  const transport = fileTransport(folder, 'EDIS <edis@localhost>', (file) => named.push(file))
  const createdAt = new Date('2026-11-22T08:00:00Z')
  const letter = { id: 'mal_1', to: 'toko@example.com', subject: 'Halo', text: 'Apa kabar', html: '<p>Apa kabar</p>' }
  expect(await transport.send({ ...letter, createdAt })).toBeNull()
  expect(await readdir(folder)).toEqual(['2026-11-22T08-00-00-000Z-mal_1.eml'])
  const [file = ''] = named
  expect(await readFile(file, 'utf8')).toMatch(/^To: toko@example\.com$/m)
  expect((await stat(file)).mode & 0o077).toBe(0)
})

test('a file that can not be written is a fault, not a crash', async () => {
  const transport = fileTransport('/dev/null/mail', 'EDIS <edis@localhost>', () => {})
  const letter = { id: 'mal_1', to: 'a@b.c', subject: 's', text: 't', html: 'h', createdAt: new Date() }
  expect(await transport.send(letter)).toMatchObject({ refused: false })
})

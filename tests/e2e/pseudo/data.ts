import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { auditActions } from '@edis/contract/audit/audit-actions'
import { hints } from '@edis/contract/errors/hints.en'
import { messages as errors } from '@edis/contract/errors/messages.en'
import { scenarios } from '@edis/contract/order-states'
import { checkTexts } from '@edis/contract/review/messages.en'
import { referencePage } from '@edis/contract/reference/reference'
import { referencePages } from '@edis/contract/reference/reference-pages'
import { webhookEvents } from '@edis/contract/webhooks/webhook-events'

/** What of a text stands around its values, which may be of a COD order or not. */
function pieces(text: string | ((value: string, cod: boolean) => string)): string[] {
  return typeof text === 'string' ? [text] : [false, true].flatMap((cod) => text('\0', cod).split('\0'))
}

/** Names and streets of the sample catalogue. */
const samples = ['couriers', 'holidays', 'products', 'warehouses'].flatMap(
  (name) =>
    readFileSync(join(import.meta.dirname, `../../../server/sample/${name}.csv`), 'utf8').match(
      /\b(?:SAMPLE|Jalan) [^",\n]+/g,
    ) ?? [],
)

/** What the contract says by itself, which is in messages of no screen. */
const saidByContract = [
  ...referencePages.flatMap((name) => {
    const { title, summary, sections } = referencePage(name)
    return [title, summary, ...sections.map((section) => section.title)]
  }),
  ...webhookEvents.flatMap(({ title, description }) => [title, description]),
  // The server responds with the report's checks, with what the account did, and with why it refused
  ...Object.values(checkTexts).flatMap((texts) => Object.values(texts).flatMap(pieces)),
  ...Object.values(auditActions).map(({ en }) => en),
  ...Object.values(errors).map(({ message }) => message),
  ...Object.values(hints).filter((hint) => typeof hint === 'string'),
  'Unknown browser',
  'Partner key',
  'Gudang sandbox',
  'Hub sortir sandbox',
  'Hub pengantaran sandbox',
  'Alamat penerima',
  'Recipient',
  ...samples,
  // What the sample order says
  'Kebayoran Baru',
  'Gambir',
  'Gambir, Kota Jakarta Pusat, DKI Jakarta',
  'Jakarta Pusat',
  'Jakarta Selatan',
  'Jalan Merdeka Timur No. 10, RT 01 RW 02',
  'Goods',
  'Warehouse Cakung',
  'Toko Senja',
  'Delayed pickups',
  'Two hours late.',
].toSorted((one, other) => other.length - one.length)

const names = `${scenarios.join(' ')} EDIS SAMPLE TS SE Staf root granted viewer read active Bahasa Indonesia English Python PHP JavaScript Java Ruby Go cURL node VS Code Gemini CLI Express Idempotency-Key Authorization Claude Desktop Cursor Codex
  User-Agent Ctrl Esc GET POST REG PREPAID COD UTC GMT WIB WITA WIT OK Siti Rahma development production Development Production
  ratelimit default application json charset utf`

const data = [
  /\d{1,2} \w{3,4}(?: \d{4}|, \d{2}:\d{2})/g,
  /\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d{1,2}[: ]\w+/g,
  /Deprecated since .* Available until .*\./g,
  /\S+@\S+|(?:https?:\/\/)?[\w.-]+:\d+\S*|https?:\/\/\S+|\/[\w/]+/g,
  /[\d.,]+ ?(?:ms|s|kB|B)\b|Rp [\d,]+/g,
  /\b(?:TS|SAMPLE|SANDBOX)(?:-\w+)+|\bEDT\d+|\b[1-5]xx\b|\bwhsec_\S*|\b[a-z]+(?:[_.-][a-z_]+)+\b|\b[a-z]{2,4}_[0-9A-Z]{20,}\b|\b[A-Z]+(?:_[A-Z]+)+\b|\b[qrtw]=\d+/g,
  new RegExp(`(?<![\\w])(?:${names.split(/\s+/).join('|')})(?![\\w])`, 'g'),
]

/** What holds a word that the contract says, too. */
const whole = /Express: express\.raw.*|^[\w-]+: /g

/** Whether all plain words of a text, or of an attribute, are data. */
export function isData(text: string): boolean {
  const said = saidByContract.reduce(
    (rest, known) => rest.replaceAll(new RegExp(`${known.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!-)`, 'g'), ''),
    text.replaceAll(whole, ''),
  )
  const rest = data.reduce((left, pattern) => left.replaceAll(pattern, ''), said)
  return !/(?<!\p{L})[a-z]{2,}(?!\p{L})/iu.test(rest)
}

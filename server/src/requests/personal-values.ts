import { openApiCalls } from '@edis/contract/calls/open-api-calls'
import { schemaNodes } from '@edis/contract/calls/schema-nodes'
import { scenarios } from '@edis/contract/order-states'
import { normalisePhone } from '../customer-services/customer-services.ts'

/** A value as it is logged: a text without what tells of a person; the value itself where it tells of nobody. */
export type Mask = (value: string | number) => string | number

/**
 * Where in a body a name stands. `person`: within a recipient or sender, or an object that the contract doesn't know, which
 * may be one by a mistyped name. `texts`: within `metadata`. `entry`: within a list, whose entries have names of things.
 */
export type Place = 'root' | 'entry' | 'thing' | 'person' | 'texts'

/** Names of a value that is a person's, whatever else stands beside it. What else the contract's names mean is nobody's. */
const personal =
  /^(?:(?:recipient|dropship)_(?!district_code$|postal_code$).*|receiver_name|photo_url|address|latitude|longitude|note|metadata)$/
const phoneName = /phone|telp|telepon|handphone|^(?:no_?)?(?:hp|wa|tel)$|mobile|whatsapp/i
const degreesName = /^(?:recipient_)?(?:lat|latitude|lng|lon|long|longitude)$/i
/** Of names that the contract doesn't know. */
const looksPersonal =
  /name|nama|addr|alamat|street|jalan|coord|note|catatan|remark|comment|keterangan|email|recip|receiver|penerima|consignee|customer|buyer|pembeli|pengirim/i
const person = /^(?:recipient|dropship)$/
/** Of a person, what an order is counted by when the person is forgotten. */
const ofRegion = /^(?:district_code|postal_code)$/
/** The partner's own agents have these; in a list, things do. */
const ofAgentOrThing = 'name'
/** The partner's own agents have these, and nothing else does. */
const emailName = 'email'

/** Names of the contract: what a request or an answer of the API may have in it. */
export const contractNames: ReadonlySet<string> = new Set([
  'code',
  'error',
  'message',
  'data',
  'errors',
  'field',
  'details',
  'doc_url',
  'request_id',
  'environment',
  ...openApiCalls.flatMap(({ request, data }) =>
    [request, data].flatMap((schema) =>
      [...schemaNodes(schema)].flatMap(([, node]) => Object.keys(node.properties ?? {})),
    ),
  ),
])

export const isPersonal = (name: string): boolean => personal.test(name) || phoneName.test(name) || name === emailName

/** Where the fields of an object stand that has this name, or is in a list of this name. */
export function placeWithin(place: Place, name: string, inList: boolean): Place {
  if (place === 'person' || place === 'texts') return place
  if (name === 'metadata') return 'texts'
  if (name === 'data' && !inList) return 'root'
  if (person.test(name) || personal.test(name) || !contractNames.has(name)) return 'person'
  return inList ? 'entry' : 'thing'
}

/** How a value of this name is masked there; null: it isn't. `ofRequest`: answers tell of our warehouses, too. */
export function maskAt(place: Place, name: string, ofRequest: boolean): Mask | null {
  if (place === 'texts') return name === 'scenario' ? scenarioMask : textMask
  if (phoneName.test(name)) return phoneMask
  if (name === emailName) return emailMask
  if (place === 'person') return ofRegion.test(name) ? null : degreesName.test(name) ? degreesMask : longMask
  if (!ofRequest && place === 'entry' && name !== 'note') return null
  if (degreesName.test(name)) return degreesMask
  if (personal.test(name) || person.test(name)) return textMask
  if (name === ofAgentOrThing) return place === 'root' && ofRequest ? textMask : null
  return !contractNames.has(name) && looksPersonal.test(name) ? longMask : null
}

/** How the values of a list of texts or numbers are masked, in a request. */
export const maskInList = (name: string): Mask | null => (contractNames.has(name) ? null : longMask)

/** How a value is masked in a text that can't be read, where nobody knows what it is within. */
export function maskInText(name: string): Mask | null {
  if (phoneName.test(name)) return phoneMask
  if (degreesName.test(name)) return degreesMask
  if (name === emailName) return emailMask
  return contractNames.has(name) && !personal.test(name) && !person.test(name) && name !== ofAgentOrThing
    ? null
    : longMask
}

/** Whether a path of `errors[].field` leads to what is masked: `recipient.phone`. */
export function isMaskedPath(path: string): boolean {
  let place: Place = 'root'
  let name = ''
  for (const [, part = '', index] of path.matchAll(/([^.[\]]+)(\[\d+\])?/g)) {
    if (name !== '') place = placeWithin(place, name, index !== undefined)
    name = part
  }
  return maskAt(place, name, true) !== null
}

/** Nothing is as it was sent: the form says what is wrong with it. What is masked stays: it may be masked again. */
const shown = (text: string, masked: (text: string) => string): string =>
  text.trim() === '' || text.includes('•') ? text : masked(text)

const textMask: Mask = (value) => (typeof value === 'number' ? '••• (number)' : shown(value, () => '•••'))
/** What stands around @ and dots: whether it is an address at all. */
const emailMask: Mask = (value) =>
  typeof value === 'number' ? textMask(value) : shown(value, (text) => text.replaceAll(/[^\s@.,;:<>]+/g, '•••'))
/** Short numbers tell of nobody: a count, a flag. */
const longMask: Mask = (value) =>
  /^-?\d{1,5}$/.test(String(value)) ? value : typeof value === 'number' ? '••• (number)' : textMask(value)
const scenarioMask: Mask = (value) => ((scenarios as readonly unknown[]).includes(value) ? value : textMask(value))

/** Whole degrees, some 100 km: whether they are swapped, out of range or a text. */
const degreesMask: Mask = (value) => {
  const whole = /^\s*(-?\d{1,3})(?:[.,]\d*)?\s*$/.exec(String(value))?.[1]
  return whole === undefined ? textMask(value) : `${whole}.•••${typeof value === 'number' ? ' (number)' : ''}`
}

/**
 * The last three digits. Of what is no number of ours its form: a dot for each digit but those, and what is not a digit as
 * it stands, unless it is long enough for a name.
 */
const phoneMask: Mask = (value) =>
  shown(String(value), (phone) => {
    const number = typeof value === 'number' ? ' (number)' : ''
    if (normalisePhone(phone) !== null) return `•••${phone.slice(-3)}${number}`
    const digits = phone.replaceAll(/\D/g, '').length
    let seen = 0
    return (
      phone
        .slice(0, 40)
        .replaceAll(/\p{L}{4,}/gu, (letters) => 'x'.repeat(letters.length))
        .replaceAll(/\d/g, (digit) => (++seen > digits - 3 && digits > 6 ? digit : '•')) + number
    )
  })

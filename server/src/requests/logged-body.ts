import type { FieldFailure } from '@edis/contract/calls/call'
import { withoutPhones, withoutSecrets } from '../http/gate/own-secrets.ts'
import {
  contractNames,
  isMaskedPath,
  type Mask,
  maskAt,
  maskInList,
  maskInText,
  type Place,
  placeWithin,
} from './personal-values.ts'

/** The longest body that is logged, in UTF-16 units. */
export const maxBodyBytes = 16 * 1024

/** Read on beyond it, because masking makes a text shorter. */
const margin = 1024
const deepest = 12
const mostWithin = 2
/** Bytes of JSON that are parsed for the log alone; the beginning of what is longer is logged as it came. */
const maxParsedLength = 64 * 1024

const secretName = /token|secret|password|authorization|(?:^|_)auth$|(?:^|_)key$/i
/** Whether a text may have something in it that is masked by its name. Most have nothing. */
const mayTell = /token|secret|password|auth|key|phone|basic|bearer/i
/** Whether an answer may tell of a person: most don't, and are not read for the log. */
const mayTellOfPerson = /"(?:receiver_name|note|email)"|recipient|dropship|metadata|latitude/

/**
 * Returns a body as it is logged: at most 16 KiB of text, our secrets taken out wherever they are, values masked whose
 * names tell a secret or a person (personal-values.ts). Bytes that are no JSON stay as they came otherwise.
 *
 * Takes what anybody may send: its work is bounded in depth and size, whatever the body is.
 */
export function loggedBody(body: unknown): string | null {
  if (body === null || body === undefined) return null
  if (!Buffer.isBuffer(body)) return cut(jsonOf(body, true))
  if (body.length === 0) return null
  const value = body.length > maxParsedLength ? undefined : parsed(body.toString())
  if (value !== undefined) return cut(jsonOf(value, true))
  // Of UTF-16, which some systems send, the letters are read.
  const text = body.toString('utf8', 0, 3 * (maxBodyBytes + 2 * margin)).replaceAll('\0', '')
  return cut(beginning(text, withoutNamed))
}

/** Returns an answer as it is logged, JSON or not: cut and masked likewise. JSON that is not cut stays JSON. */
export function loggedText(text: string | null): string | null {
  if (text === null) return null
  if (mayTellOfPerson.test(text)) {
    const value = text.length > maxParsedLength ? undefined : parsed(text)
    if (typeof value === 'object' && value !== null) return cut(jsonOf(withoutSentValues(value), false))
    return cut(beginning(text, withoutNamed))
  }
  return cut(beginning(text, mayTell.test(text) ? withoutNamedSecrets : withoutSecrets))
}

/** A failure says what was sent in its words, too. */
function withoutSentValues(answer: object): object {
  if (!('errors' in answer) || !Array.isArray(answer.errors)) return answer
  const errors = (answer.errors as (Partial<FieldFailure> | null)[]).map((fault) =>
    fault?.details && 'value' in fault.details && isMaskedPath(fault.field ?? '')
      ? { ...fault, message: '•••', details: { ...fault.details, value: '•••' } }
      : fault,
  )
  return { ...answer, errors }
}

/** `within`: in how many texts that are JSON themselves, as somebody sends who writes JSON twice. */
function jsonOf(body: unknown, ofRequest: boolean, within = 0): string {
  let text = ''
  const isOpen = () => text.length <= maxBodyBytes

  function writeObject(fields: object, place: Place, depth: number): void {
    let comma = ''
    for (const name of Object.keys(fields)) {
      if (!isOpen()) return
      const value = (fields as Record<string, unknown>)[name]
      if (value === undefined) continue
      const known = knownName(place, name, ofRequest)
      text += comma + known.json
      comma = ','
      write(value, name, place, known.mask, depth)
    }
  }
  function told(value: string): string {
    if (!ofRequest || !/^\s*[[{]/.test(value)) return beginning(value)
    const inner = within < mostWithin ? parsed(value) : undefined
    return inner === undefined ? beginning(value, withoutNamed) : jsonOf(inner, ofRequest, within + 1)
  }
  function write(value: unknown, name: string, place: Place, mask: Mask | null, depth: number): void {
    if (typeof value === 'string' || (typeof value === 'number' && mask !== null))
      text += JSON.stringify(mask ? mask(value) : typeof value === 'string' ? told(value) : value)
    else if (typeof value !== 'object' || value === null) text += JSON.stringify(value) ?? 'null'
    else if (depth > deepest) text += '"…"'
    else if (Array.isArray(value)) {
      text += '['
      for (let at = 0; at < value.length && isOpen(); at++) {
        if (at > 0) text += ','
        const entry: unknown = value[at]
        if (isObject(entry)) {
          text += '{'
          writeObject(entry, name === '' ? 'person' : placeWithin(place, name, true), depth + 1)
          text += '}'
        } else write(entry, name, place, mask ?? (ofRequest ? maskInList(name) : null), depth + 1)
      }
      text += ']'
    } else {
      text += '{'
      writeObject(value, depth === 0 ? 'root' : placeWithin(place, name, false), depth + 1)
      text += '}'
    }
  }
  if (typeof body === 'string') {
    // A text alone is no request, unless it is one that was written twice.
    const inner = within < mostWithin ? parsed(body) : undefined
    return JSON.stringify(inner === undefined ? '•••' : jsonOf(inner, ofRequest, within + 1))
  }
  write(body, '', 'root', null, 0)
  return text
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const secretMask: Mask = () => '•••'

type Name = { json: string; mask: Mask | null }

/** Names come again and again: looking them up takes a tenth of judging them. */
const names = new Map<string, Name>()
const maxNames = 2_000

function knownName(place: Place, name: string, ofRequest: boolean): Name {
  const key = `${place}${ofRequest ? '>' : '<'}${name}`
  const found = names.get(key)
  if (found) return found
  const mask = secretName.test(name) ? secretMask : maskAt(place, name, ofRequest)
  const made = { json: `${JSON.stringify(withoutPhones(beginning(name)))}:`, mask }
  if (names.size < maxNames && name.length <= 64) names.set(key, made)
  return made
}

/**
 * A name and its value in text that may be no JSON: `"token": "x"`, `{'token': 'x'}`, `token=x`. Each part is bounded or
 * can't be read in two ways, so that no text takes long.
 */
const named =
  /(["']?)(?<![\w.-])([\w.-]{1,64})\1(\s{0,20}[:=]\s{0,20})(?:(["'])((?:(?!\4)[^\\]|\\[^])*)|([^\s"',;&{}[\]]{1,400}))/g
const credentials = /\b(basic|bearer)(\s{1,8})[\w+/=.~-]{8,400}/gi

const maskedBy =
  (maskOf: (name: string) => Mask | null) =>
  (text: string): string =>
    withoutSecrets(text)
      .replaceAll(credentials, '$1$2•••')
      .replaceAll(
        named,
        (whole: string, quote: string, name: string, colon: string, open?: string, quoted?: string, bare?: string) => {
          const value = quoted ?? bare ?? ''
          const mask = maskOf(name)
          if (!mask || /^(?:null|true|false)$/.test(bare ?? '')) return whole
          const mark = open ?? (quote === '' ? '' : '"')
          const masked = mask(value)
          if (masked === value) return whole
          return `${quote}${name}${quote}${colon}${mark}${masked}${open === undefined ? mark : ''}`
        },
      )

const withoutNamedSecrets = maskedBy((name) =>
  secretName.test(name) ? secretMask : /phone/i.test(name) ? maskInText(name) : null,
)

/** A name between quotes that is more than one word, and its value: no name of the contract is. */
const oddlyNamed =
  /"((?:[^"\\]|\\[^]){1,200})"(\s{0,20}:\s{0,20})(?:"((?:[^"\\]|\\[^]){0,2000})"?|([^\s"',;&{}[\]]{1,400}))/g
const plainName = /^[\w.-]{1,64}$/
/** A text between quotes that no name stands before: one of a list, or one whose colon is missing. */
const loose = /(?<=[[,{"']\s{0,20})"((?:[^"\\•]|\\[^]){1,2000})"(?!\s{0,20}[:=])/g
/** For what can't be read: every value is masked whose name doesn't say that it is nobody's. */
const withoutNamed = (text: string): string =>
  withoutPhones(
    maskedBy((name) => (secretName.test(name) ? secretMask : maskInText(name)))(text)
      .replaceAll(oddlyNamed, (whole, name: string, colon: string, quoted?: string, bare?: string) =>
        plainName.test(name) || /^(?:null|true|false)?$/.test(quoted ?? bare ?? '') ? whole : `"${name}"${colon}"•••"`,
      )
      .replaceAll(loose, (whole, value: string) => (contractNames.has(value) ? whole : '"•••"')),
  )

/**
 * A text as far as it can be logged. Where it is cut, half a secret may be at its end, which nothing recognises: the end
 * is left out.
 */
function beginning(text: string, redact = withoutSecrets): string {
  if (text.length <= maxBodyBytes + margin) return redact(text)
  return redact(text.slice(0, maxBodyBytes + margin)).slice(0, -margin / 2)
}

/** Whole characters only, and none that PostgreSQL refuses. */
const cut = (text: string): string =>
  (text.length <= maxBodyBytes ? text : text.slice(0, maxBodyBytes).replace(/[\ud800-\udbff]$/, ''))
    .replaceAll('\0', '')
    .toWellFormed()

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

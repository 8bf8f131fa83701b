import { withoutSecrets } from '../http/gate/own-secrets.ts'

/** The longest body that is logged, in UTF-16 units. */
export const maxBodyBytes = 16 * 1024

/** Read on beyond it, because masking makes a text shorter. */
const margin = 1024
const deepest = 12
/** Bytes of JSON that are parsed for the log alone; the beginning of what is longer is logged as it came. */
const maxParsedLength = 64 * 1024

const secretName = /token|secret|password|authorization|(?:^|_)auth$|(?:^|_)key$/i
const phoneName = /phone/i
/** Whether a text may have something in it that is masked by its name. Most have nothing. */
const mayTell = /token|secret|password|auth|key|phone|basic|bearer/i

/**
 * Returns a body as it is logged: at most 16 KiB of text, our secrets taken out wherever they are, values masked whose
 * names tell a secret, phone numbers cut to their last three digits. Bytes that are no JSON stay as they came.
 *
 * Takes what anybody may send: its work is bounded in depth and size, whatever the body is.
 */
export function loggedBody(body: unknown): string | null {
  if (body === null || body === undefined) return null
  if (!Buffer.isBuffer(body)) return cut(jsonOf(body))
  if (body.length === 0) return null
  const value = body.length > maxParsedLength ? undefined : parsed(body.toString())
  return value === undefined
    ? loggedText(body.toString('utf8', 0, 3 * (maxBodyBytes + 2 * margin)))
    : cut(jsonOf(value))
}

/** Returns a text as it is logged, JSON or not: cut and masked likewise. JSON that is not cut stays JSON. */
export function loggedText(text: string | null): string | null {
  if (text === null) return null
  return cut(beginning(text, mayTell.test(text) ? withoutNamedSecrets : withoutSecrets))
}

function jsonOf(body: unknown): string {
  let text = ''
  const isOpen = () => text.length <= maxBodyBytes

  function writeObject(fields: object, depth: number): void {
    let comma = ''
    for (const name of Object.keys(fields)) {
      if (!isOpen()) return
      const value = (fields as Record<string, unknown>)[name]
      if (value === undefined) continue
      const known = knownName(name)
      text += comma + known.json
      comma = ','
      write(value, known.mask, depth)
    }
  }
  function write(value: unknown, mask: Mask | null, depth: number): void {
    if (typeof value === 'string') text += JSON.stringify(mask ? mask(value) : beginning(value))
    else if (typeof value !== 'object' || value === null) text += JSON.stringify(value) ?? 'null'
    else if (depth > deepest) text += '"…"'
    else if (Array.isArray(value)) {
      text += '['
      for (let at = 0; at < value.length && isOpen(); at++) {
        if (at > 0) text += ','
        write(value[at], null, depth + 1)
      }
      text += ']'
    } else {
      text += '{'
      writeObject(value, depth + 1)
      text += '}'
    }
  }
  write(body, null, 0)
  return text
}

type Mask = (value: string) => string

const secretMask: Mask = () => '•••'
const phoneMask: Mask = (phone) => (phone.length > 3 ? `•••${phone.slice(-3)}` : '•••')
const maskOf = (name: string): Mask | null =>
  secretName.test(name) ? secretMask : phoneName.test(name) ? phoneMask : null

type Name = { json: string; mask: Mask | null }

/** Names come again and again: looking them up takes a tenth of judging them. */
const names = new Map<string, Name>()
const maxNames = 1_000

function knownName(name: string): Name {
  const found = names.get(name)
  if (found) return found
  const made = { json: `${JSON.stringify(beginning(name))}:`, mask: maskOf(name) }
  if (names.size < maxNames && name.length <= 64) names.set(name, made)
  return made
}

/**
 * A name and its value in text that may be no JSON: `"token": "x"`, `{'token': 'x'}`, `token=x`. Each part is bounded or
 * can't be read in two ways, so that no text takes long.
 */
const named =
  /(["']?)(?<![\w.-])([\w.-]{1,64})\1(\s{0,20}[:=]\s{0,20})(?:(["'])((?:(?!\4)[^\\]|\\[^])*)|([^\s"',;&{}[\]]{1,400}))/g
const credentials = /\b(basic|bearer)(\s{1,8})[\w+/=.~-]{8,400}/gi

const withoutNamedSecrets = (text: string): string =>
  withoutSecrets(text)
    .replaceAll(credentials, '$1$2•••')
    .replaceAll(
      named,
      (whole: string, quote: string, name: string, colon: string, open?: string, quoted?: string, bare?: string) => {
        const value = quoted ?? bare ?? ''
        const mask = maskOf(name)
        if (!mask || /^(?:null|true|false)$/.test(bare ?? '')) return whole
        const mark = open ?? (quote === '' ? '' : '"')
        return `${quote}${name}${quote}${colon}${mark}${mask(value)}${open === undefined ? mark : ''}`
      },
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

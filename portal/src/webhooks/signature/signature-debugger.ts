import { timestampTolerance } from '@edis/contract/webhooks/deliveries'
import { isSorted, looksUntouched, parse, suspectsOf } from './body-changes.ts'
import { type Difference, differenceOf } from './difference.ts'
import { base64Of, hmac } from './hmac.ts'
import { mistakesBehind } from './own-result.ts'
import { messages } from './messages.en.tsx'
import { parseHeaders } from './pasted-headers.ts'
import { readSecret } from './signing-secret.ts'

/** A delivery as a receiver has it at hand. */
export type Specimen = {
  headers: string
  body: string
  secret: string
  /** What the receiver's code computed: a signature, or the string that it signed. May be empty. */
  own: string
}

/** What the debugger begins with; `sent`: the body as it is known to have left. */
export type DebuggerStart = { specimen: Partial<Specimen>; sent?: string }

/** What is wrong and what helps. `certain` false: the likeliest of several causes. */
type Finding = { title: string; remedy: string; certain: boolean }

export type SignatureReport = {
  /** Nothing is wrong: a receiver must accept it. */
  genuine: boolean
  /** The worst first. */
  findings: Finding[]
  /** Odd and harmless, or harmful elsewhere. */
  oddities: string[]
  /** What must be signed, and the signature that the secret gives; null when the input does not tell. */
  baseString: string | null
  expected: string | null
  difference: Difference | null
}

const needed = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const

/** Says why a receiver refuses a delivery, or that it should not. `sent`: the body as it is known to have left. */
export async function judgeSignature(specimen: Specimen, now: number, sent?: string): Promise<SignatureReport> {
  const headers = parseHeaders(specimen.headers)
  const secret = readSecret(specimen.secret)
  const missing = needed.filter((name) => !headers.get(name))
  const [id, timestamp, signature] = needed.map((name) => headers.get(name) ?? '') as [string, string, string]
  const tokens = signature.split(/\s+/).filter(Boolean)
  const versioned = tokens.filter((token) => token.startsWith('v1,'))

  const findings: Finding[] = []
  if (missing.length > 0) findings.push(headersMissing(missing, headers))
  if (tokens.length > 0 && versioned.length === 0) findings.push(notVersion1(tokens))
  if (specimen.body === '') findings.push(sure(messages.bodyMissing))
  if ('problem' in secret) findings.push(sure({ title: messages.unusableSecret.title, remedy: secret.problem }))
  const stale = timestamp === '' ? null : staleness(timestamp, now)
  if ('problem' in secret || missing.length > 0 || versioned.length === 0 || specimen.body === '')
    return {
      ...nothingToCompare,
      findings: stale ? [...findings, stale] : findings,
      oddities: 'oddities' in secret ? secret.oddities : [],
      baseString: missing.length === 0 ? `${id}.${timestamp}.${specimen.body}` : null,
    }

  const sign = async (body: string) => `v1,${base64Of(await hmac(secret.key, `${id}.${timestamp}.${body}`))}`
  const expected = await sign(specimen.body)
  const fits = versioned.includes(expected)
  let signed = specimen.body
  if (!fits) {
    const judged = await judgeMismatch({ body: specimen.body, id, versioned, sign, sent })
    signed = judged.signed ?? signed
    findings.push(...judged.findings)
  }
  const own = specimen.own.trim() === '' ? null : await judgeOwn(specimen.own, secret, { id, timestamp, body: signed })
  const all = [...findings, ...(stale ? [stale] : []), ...(own?.findings ?? [])]
  const base = (body: string) => `${id}.${timestamp}.${body}`
  return {
    genuine: all.length === 0,
    findings: all,
    oddities: secret.oddities,
    baseString: base(signed),
    expected: await sign(signed),
    difference: own?.difference ?? differenceOf(base(signed), base(specimen.body)),
  }
}

const nothingToCompare = { genuine: false, expected: null, difference: null }
const sure = (words: Pick<Finding, 'title' | 'remedy'>): Finding => ({ ...words, certain: true })

function headersMissing(missing: readonly string[], headers: Map<string, string>): Finding {
  if (headers.size === 0) return sure(messages.noHeaders)
  const { title, remedy } = messages.headersMissing
  return sure({ title: title(missing), remedy })
}

function notVersion1(tokens: readonly string[]): Finding {
  const [token = ''] = tokens
  const { title, otherVersion, hex, other } = messages.notVersion1
  const remedy = /^v\d+a?,/.test(token)
    ? otherVersion(token.slice(0, token.indexOf(',') + 1))
    : /^(?:sha256=)?[0-9a-f]{64}$/i.test(token)
      ? hex
      : other
  return sure({ title, remedy })
}

function staleness(timestamp: string, now: number): Finding | null {
  const { time } = messages
  if (!/^\d{1,12}$/.test(timestamp))
    return sure({ title: time.invalid, remedy: /^\d{13}$/.test(timestamp) ? time.milliseconds : time.number })
  const age = Math.round(now / 1_000 - Number(timestamp))
  if (Math.abs(age) <= timestampTolerance) return null
  const minutes = timestampTolerance / 60
  return age > 0
    ? sure({ title: time.old(spanOf(age)), remedy: time.oldRemedy(minutes) })
    : sure({ title: time.ahead(spanOf(-age)), remedy: time.aheadRemedy(minutes) })
}

function spanOf(seconds: number): string {
  const { day, hour, minute, second } = messages.time.units
  const units = [
    [86_400, day],
    [3_600, hour],
    [60, minute],
    [1, second],
  ] as const
  const first = units.findIndex(([size]) => seconds >= size)
  return units
    .slice(first, first + 2)
    .map(([size, unit], index, pair) => {
      const rest = index === 0 ? seconds : seconds % (pair[0]?.[0] ?? 1)
      return `${Math.floor(rest / size)} ${unit}`
    })
    .filter((part) => !part.startsWith('0 '))
    .join(' ')
}

type Mismatch = {
  body: string
  id: string
  versioned: readonly string[]
  sign: (body: string) => Promise<string>
  sent: string | undefined
}

/** Why none of the signatures fits. `signed`: the body that was signed, when that is known. */
async function judgeMismatch(mismatch: Mismatch): Promise<{ findings: Finding[]; signed?: string }> {
  const { body, id, versioned, sign, sent } = mismatch
  for (const { body: signed, title, remedy } of suspectsOf(body))
    if (versioned.includes(await sign(signed))) return { signed, findings: [sure({ title, remedy })] }
  if (sent !== undefined && sent !== body && versioned.includes(await sign(sent)))
    return { signed: sent, findings: [sure(messages.changed)] }
  if (versioned.every((token) => !/^v1,[A-Za-z0-9+/]{43}=$/.test(token))) return { findings: [sure(messages.damaged)] }
  return { findings: [likeliest(body, id)] }
}

function likeliest(body: string, id: string): Finding {
  const parsed = parse(body)
  const bodyId =
    typeof parsed === 'object' && parsed !== null && 'id' in parsed && typeof parsed.id === 'string' ? parsed.id : null
  if (parsed === undefined) return sure(messages.incomplete)
  if (bodyId !== null && bodyId !== id)
    return sure({ title: messages.twoMessages.title, remedy: messages.twoMessages.remedy(id, bodyId) })
  if (isSorted(parsed))
    return { title: messages.reserialised.title, remedy: messages.reserialised.sorted, certain: false }
  if (!looksUntouched(body)) return sure(messages.changedOrSecret)
  return { ...messages.wrongSecret, certain: false }
}

/** What the receiver's own result says: a signature's mistake, or where its base string parts from the right one. */
async function judgeOwn(
  own: string,
  secret: { key: Uint8Array<ArrayBuffer>; text: string },
  message: { id: string; timestamp: string; body: string },
): Promise<{ findings: Finding[]; difference: Difference | null }> {
  const right = `${message.id}.${message.timestamp}.${message.body}`
  if (/[{"]/.test(own) || own.includes(message.id)) {
    const difference = differenceOf(right, own.replace(/\r?\n$/, ''))
    const { title, remedy } = messages.otherContent
    return { difference, findings: difference ? [sure({ title, remedy: remedy(difference.at + 1) })] : [] }
  }
  const { title, unknown } = messages.otherSignature
  const mistakes = (await mistakesBehind(own, secret, message)) ?? [unknown]
  return { difference: null, findings: mistakes.map((remedy) => sure({ title, remedy })) }
}

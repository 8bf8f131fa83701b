import { timestampTolerance } from '@edis/contract/webhooks/deliveries'
import { isSorted, looksUntouched, parse, suspectsOf } from './body-changes.ts'
import { type Difference, differenceOf } from './difference.ts'
import { base64Of, hmac } from './hmac.ts'
import { mistakesBehind } from './own-result.ts'
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
  if (specimen.body === '') findings.push(sure('The body is missing', 'Paste it raw, as it came.'))
  if ('problem' in secret) findings.push(sure('The secret cannot be used', secret.problem))
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
const sure = (title: string, remedy: string): Finding => ({ title, remedy, certain: true })

function headersMissing(missing: readonly string[], headers: Map<string, string>): Finding {
  const names = missing.join(' and ')
  if (headers.size === 0) return sure('No header was recognised', 'Paste one a line, as Name: value.')
  return sure(
    `${missing.length === 1 ? 'A header is' : 'Headers are'} missing: ${names}`,
    'Every delivery of ours has it. Look whether a proxy or gateway before your server drops headers that it does not know.',
  )
}

function notVersion1(tokens: readonly string[]): Finding {
  const [token = ''] = tokens
  const remedy = /^v\d+a?,/.test(token)
    ? `It begins with ${token.slice(0, token.indexOf(',') + 1)} and ours with v1,: skip those of other versions.`
    : /^(?:sha256=)?[0-9a-f]{64}$/i.test(token)
      ? 'It is in hexadecimal, as other senders have it. Ours is v1, and base64.'
      : 'Ours is v1, and base64; several stand apart by spaces. Paste the header’s whole value.'
  return sure('There is no v1 signature', remedy)
}

function staleness(timestamp: string, now: number): Finding | null {
  if (!/^\d{1,12}$/.test(timestamp))
    return sure(
      'The time is not one of ours',
      /^\d{13}$/.test(timestamp)
        ? 'webhook-timestamp is in seconds; this is in milliseconds.'
        : 'webhook-timestamp is a whole number of seconds since 1970.',
    )
  const age = Math.round(now / 1_000 - Number(timestamp))
  if (Math.abs(age) <= timestampTolerance) return null
  const tolerance = `${timestampTolerance / 60} minutes are allowed.`
  return age > 0
    ? sure(
        `The time is stale: ${spanOf(age)} ago`,
        `${tolerance} A delivery out of a log is stale by nature: look at the rest. One that just came means that your server’s clock is fast, or that it was held up before it reached your code.`,
      )
    : sure(
        `The time lies ahead: by ${spanOf(-age)}`,
        `${tolerance} The clock of this machine or of your server is slow.`,
      )
}

function spanOf(seconds: number): string {
  const units = [
    [86_400, 'd'],
    [3_600, 'h'],
    [60, 'min'],
    [1, 's'],
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
    if (versioned.includes(await sign(signed))) return { signed, findings: [sure(title, remedy)] }
  if (sent !== undefined && sent !== body && versioned.includes(await sign(sent)))
    return { signed: sent, findings: [sure('The body was altered', 'It is not what we sent: see where they part.')] }
  if (versioned.every((token) => !/^v1,[A-Za-z0-9+/]{43}=$/.test(token)))
    return {
      findings: [
        sure('The signature is damaged', 'After v1, stand 44 characters of base64. Some are missing or were changed.'),
      ],
    }
  return { findings: [likeliest(body, id)] }
}

function likeliest(body: string, id: string): Finding {
  const parsed = parse(body)
  const bodyId =
    typeof parsed === 'object' && parsed !== null && 'id' in parsed && typeof parsed.id === 'string' ? parsed.id : null
  if (parsed === undefined)
    return sure('The body is not whole', 'It is no JSON: cut off, decoded wrongly, or not the raw body at all.')
  if (bodyId !== null && bodyId !== id)
    return sure(
      'Headers and body are of two messages',
      `webhook-id says ${id}, the body ${bodyId}. The signature is of another message: take both from the same request.`,
    )
  if (isSorted(parsed))
    return {
      title: 'Your framework parsed and re-serialised the body',
      remedy:
        'Its keys are in alphabetical order, as ours are not. Verify the bytes as they came, before any JSON parser.',
      certain: false,
    }
  if (!looksUntouched(body))
    return {
      title: 'The body was altered, or the secret is wrong',
      remedy: 'The body is not written as we write it, and putting that right is not enough. Start from the raw bytes.',
      certain: true,
    }
  return {
    title: 'The secret is wrong',
    remedy:
      'The body looks untouched, so it is most likely the secret: of another webhook, of the other environment, or from before a rotation. Only a value changed in the body would look the same.',
    certain: false,
  }
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
    const at = difference && `Yours parts from it at character ${difference.at + 1}, shown below.`
    return { difference, findings: at ? [sure('Your code signs another string', at)] : [] }
  }
  const mistakes = await mistakesBehind(own, secret, message)
  const findings = mistakes
    ? mistakes.map((mistake) => sure('Your code computes another signature', mistake))
    : [
        sure(
          'Your code computes another signature',
          'It is no mistake that we know. Paste the string that your code signs instead: we show where it parts from ours.',
        ),
      ]
  return { difference: null, findings }
}

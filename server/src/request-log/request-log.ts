import type { LoggedRequest } from '@edis/contract/portal-calls/requests'
import { withoutSecrets } from '../http/own-secrets.ts'

/** Longest body that is kept, in UTF-16 units of its JSON. */
export const longestBody = 16 * 1024

const secretName = /token|secret|password|authorization|(?:^|_)auth$|(?:^|_)key$/i
const phoneName = /phone/i
/** Whether a JSON text may have a name in it that is masked. Most have none, and are not taken apart. */
const mayTell = /token|secret|password|authorization|auth"|key"|phone/i
const deepest = 12

/** A body for the log: secrets taken out, ours wherever they stand, phone numbers cut to their last three digits, at most 16 KiB of JSON. */
export function loggedBody(body: unknown): string | null {
  if (body === null || body === undefined) return null
  const whole = JSON.stringify(body)
  const text = withoutSecrets(whole)
  return cut(mayTell.test(text) ? JSON.stringify(masked(text === whole ? body : JSON.parse(text), 0)) : text)
}

/** An answer's JSON text, masked likewise. */
export function loggedAnswer(text: string | null): string | null {
  if (text === null) return null
  if (!mayTell.test(text)) return cut(withoutSecrets(text))
  // So long an answer is a list; what is cut off is not worth parsing.
  if (text.length > 64 * longestBody) return null
  try {
    return loggedBody(JSON.parse(text))
  } catch {
    return null
  }
}

function masked(value: unknown, depth: number): unknown {
  if (depth > deepest) return '…'
  if (Array.isArray(value)) return value.map((item) => masked(item, depth + 1))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      if (typeof part === 'string' && secretName.test(name)) return [name, '•••']
      if (typeof part === 'string' && phoneName.test(name)) return [name, maskedPhone(part)]
      return [name, masked(part, depth + 1)]
    }),
  )
}

const maskedPhone = (phone: string): string => (phone.length > 3 ? `•••${phone.slice(-3)}` : '•••')

/** Whole characters only: half a surrogate pair is no text. */
const cut = (text: string): string =>
  text.length <= longestBody ? text : text.slice(0, longestBody).replace(/[\ud800-\udbff]$/, '')

/** The order that the call was about, by its answer, else by what it asked for. */
export function orderOf(request: unknown, answer: string | null): string | null {
  const answered = answer?.slice(0, 4096).match(/"order_id":"(ord_[0-9A-Z]{26})"/)?.[1]
  if (answered) return answered
  const asked = typeof request === 'object' && request !== null && 'order_id' in request ? request.order_id : null
  return typeof asked === 'string' && /^ord_[0-9A-Z]{26}$/.test(asked) ? asked : null
}

/** `422` or `4xx` as the statuses that it stands for, both ends included; null: it is neither. */
export function statusRange(text: string): { from: number; to: number } | null {
  const [, group, exact] = /^(?:([1-5])xx|([1-5]\d\d))$/i.exec(text) ?? []
  if (group !== undefined) return { from: Number(group) * 100, to: Number(group) * 100 + 99 }
  return exact === undefined ? null : { from: Number(exact), to: Number(exact) }
}

/** A call as it was logged, without its bodies. */
export type LoggedRow = {
  id: string
  at: Date
  call: string
  method: string
  status: number
  error: string | null
  durationMs: number
  address: string
  userAgent: string | null
  fromPortal: boolean
  fromAssistant: boolean
  idempotencyKey: string | null
  orderId: string | null
}

export const loggedRequest = (row: LoggedRow): LoggedRequest => ({
  id: row.id,
  at: row.at.toISOString(),
  call: row.call,
  method: row.method,
  status: row.status,
  error: row.error,
  duration_ms: row.durationMs,
  address: row.address,
  user_agent: row.userAgent,
  from_portal: row.fromPortal,
  from_assistant: row.fromAssistant,
  idempotency_key: row.idempotencyKey,
  order_id: row.orderId,
})

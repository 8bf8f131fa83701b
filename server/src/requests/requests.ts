import type { LoggedRequest } from '@edis/contract/portal-calls/requests'

export { loggedBody, loggedText } from './logged-body.ts'

const orderId = /"order_id"\s{0,9}:\s{0,9}"(ord_[0-9A-Z]{26})"/
const partnerOrderId = /"partner_order_id"\s{0,9}:\s{0,9}"([^"\\]{1,100})"/
/** Where an answer that is about one order names it. */
const head = 4096

/** Returns the order that the call was about, by its logged answer, else by what it asked for. */
export const orderOf = (request: string | null, answer: string | null): string | null =>
  orderId.exec(answer?.slice(0, head) ?? '')?.[1] ?? orderId.exec(request ?? '')?.[1] ?? null

/** Returns the partner's own number of that order, which also refused and malformed requests have. */
export const numberOf = (request: string | null, answer: string | null): string | null =>
  partnerOrderId.exec(request ?? '')?.[1] ?? partnerOrderId.exec(answer?.slice(0, head) ?? '')?.[1] ?? null

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
  field: string | null
  /** null: none. */
  fieldErrors: string[] | null
  durationMs: number
  address: string
  userAgent: string | null
  fromPortal: boolean
  fromAssistant: boolean
  idempotencyKey: string | null
  orderId: string | null
  partnerOrderId: string | null
}

export const loggedRequest = (row: LoggedRow): LoggedRequest => ({
  id: row.id,
  at: row.at.toISOString(),
  call: row.call,
  method: row.method,
  status: row.status,
  error: row.error,
  field: row.field,
  field_errors: row.fieldErrors ?? [],
  duration_ms: row.durationMs,
  address: row.address,
  user_agent: row.userAgent,
  from_portal: row.fromPortal,
  from_assistant: row.fromAssistant,
  idempotency_key: row.idempotencyKey,
  order_id: row.orderId,
  partner_order_id: row.partnerOrderId,
})

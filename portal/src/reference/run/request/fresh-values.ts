import type { ReferenceCall } from '@edis/contract/reference/reference-call'
import { type Path, valueAt, withValue } from '../editor/json-path.ts'

/** What must be another in every request that makes something: a place in the body, and how a value is made. */
const made: Readonly<Record<string, readonly (readonly [field: string, make: (digits: string) => string])[]>> = {
  '/order/send/v1': [['partner_order_id', (digits) => `TS-${digits.slice(0, 8)}-${digits.slice(8, 12)}`]],
  '/order/send/v2': [['partner_order_id', (digits) => `TS-${digits.slice(0, 8)}-${digits.slice(8, 12)}`]],
  '/cs/create': [
    ['phone', (digits) => `0812${digits.slice(0, 8)}`],
    ['external_id', (digits) => `AGENT-${digits.slice(8, 14)}`],
  ],
}

/** The places of a call's body that hold what was made for this request alone. */
export const madeFields = ({ path }: Pick<ReferenceCall, 'path'>): Path[] =>
  (made[path] ?? []).map(([field]) => [field])

/** The body with new values where they must be new. `digits`: sixteen random ones. */
export const withFreshValues = ({ path }: Pick<ReferenceCall, 'path'>, body: unknown, digits: string): unknown =>
  (made[path] ?? []).reduce(
    (json, [field, make]) => (valueAt(json, [field]) === undefined ? json : withValue(json, [field], make(digits))),
    body,
  )

/** A new value for one field, if it is one of those. */
export const freshValue = ({ path }: Pick<ReferenceCall, 'path'>, field: string, digits: string): string | undefined =>
  made[path]?.find(([name]) => name === field)?.[1](digits)

/** Sixteen random digits. */
export const randomDigits = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(2)), (number) => String(number % 1e8).padStart(8, '0')).join('')

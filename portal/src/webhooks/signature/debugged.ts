import type { DataOf } from '@edis/contract/calls/call'
import type { findDelivery } from '@edis/contract/portal-calls/deliveries'
import type { DebuggerStart } from './signature-debugger.ts'

const idHeader = 'webhook-id'

type Delivery = DataOf<typeof findDelivery>
type Attempt = Delivery['attempt_list'][number]

export const nothingPasted: DebuggerStart = { specimen: {} }

/** The last attempt that was signed and sent. */
export const lastSent = ({ attempt_list: attempts }: Delivery): Attempt | undefined =>
  attempts.findLast(({ request_headers: headers }) => idHeader in headers)

/** What the signature debugger begins with for a delivery: its headers and body as they left. null: nothing was sent. */
export function debuggerStart(delivery: Delivery): DebuggerStart | null {
  const last = lastSent(delivery)
  if (!last) return null
  const headers = Object.entries(last.request_headers).map(([name, value]) => `${name}: ${value}`)
  return { specimen: { headers: headers.join('\n'), body: delivery.body }, sent: delivery.body }
}

import type { Call, DocumentedCall, RequestOf } from '@edis/contract/calls/call'
import { trackOrder } from '@edis/contract/open-api/track-order'
import { listAllowedIps } from '@edis/contract/portal-calls/allowed-ips'
import { orderTimeline } from '@edis/contract/portal-calls/orders'
import { listWebhooks } from '@edis/contract/portal-calls/webhooks'
import type { Answer } from './ask.ts'
import { newLabelledOrder } from './good-requests.ts'
import type { World } from './world.ts'

export type Fields = Record<string, unknown>

/** A request as it is understood, and what holds its fields afterwards, by their own names: a row, and what reads tell. */
export type Kept = { sent: Fields; row: Fields; told: Fields }

/** What stands of something after a call: its row, and what reads tell of it. */
type Afterwards = { row: Fields; told: Fields }

/** Makes a call of the partner's API. @throws {Error} unless it succeeds. */
export async function succeed(world: World, call: DocumentedCall, request: object): Promise<Fields> {
  const answer: Answer = await world.make(call, request)
  if (answer.status !== 200) throw new Error(`${call.path}: ${answer.message} ${JSON.stringify(answer.errors)}`)
  return answer.data
}

/** Makes a call of the portal. @throws {Error} unless it succeeds. */
export async function inPortal<C extends Call>({ app, partner }: World, call: C, fields: RequestOf<C>) {
  const answer = await app.call('development', call, { ...fields, token: partner.session })
  if (answer.status !== 200) throw new Error(`${call.path}: ${answer.message} ${JSON.stringify(answer.errors)}`)
  return answer.data
}

/** An order, and the last line of its history. */
export async function orderNow(world: World, id: unknown) {
  const order_id = String(id)
  const track = await succeed(world, trackOrder, { order_id })
  // Of the telephone it shows a few digits, of the goods what people call them: neither is what was sent
  const { items: _, ...timeline } = await inPortal(world, orderTimeline, { order: order_id })
  const { phone: __, ...recipient } = timeline.recipient
  const [lineRow = {}] = await world.sql<Fields[]>`
    select event.* from development.order_events event where order_id = ${order_id} order by sequence desc limit 1`
  const line = timeline.entries.find(({ event }) => event?.sequence === lineRow['sequence'])
  return {
    row: await rowOf(world, 'orders', order_id),
    told: { ...timeline, ...track, recipient } as Fields,
    lineRow,
    line: { ...line?.event, occurred_at: line?.at } as Fields,
  }
}

/** An order that has its AWB. */
export async function labelledOrder(world: World): Promise<Fields> {
  const order_id = await newLabelledOrder(world, world.partner, 'development')
  return succeed(world, trackOrder, { order_id })
}

export async function webhookNow(world: World, id: string): Promise<Afterwards> {
  const told = (await inPortal(world, listWebhooks, {})).find((webhook) => webhook.id === id)
  return { row: await rowOf(world, 'webhooks', id), told: { ...told } }
}

export async function allowedIpNow(world: World, id: string): Promise<Afterwards> {
  const told = (await inPortal(world, listAllowedIps, {})).find((address) => address.id === id)
  return { row: await rowOf(world, 'allowed_ips', id), told: { ...told } }
}

export async function rowOf({ sql }: World, table: string, id: unknown): Promise<Fields> {
  const [found] = await sql`select to_jsonb(kept) as row from development.${sql(table)} kept where id = ${String(id)}`
  return (found?.['row'] ?? {}) as Fields
}

export const utc = (time: unknown): string => new Date(time as string | Date).toISOString()

/** With its phone as it is kept. */
export const e164 = (of: unknown): Fields => ({
  ...(of as Fields),
  phone: String((of as Fields)['phone']).replace(/^0/, '+62'),
})

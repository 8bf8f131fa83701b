import type { DeliveryFault, DeliveryFilter as Wanted, DeliveryState } from '@edis/contract/webhooks/deliveries'
import { encodeTime } from 'ulid'
import type { Database } from '../database/connection.ts'
import type { AttemptRow } from './deliveries.ts'
import { pastMoves } from '../database/partitions/past-moves.ts'
import { attemptColumns } from './completions.store.ts'
import { lease } from './queue.store.ts'

export type DeliveryRow = {
  id: string
  webhookId: string
  eventId: string
  event: string
  orderId: string
  sequence: number
  state: DeliveryState
  attempts: number
  leased: boolean
  createdAt: Date
  dueAt: Date
  lastAttemptAt: Date | null
  httpStatus: number | null
  fault: DeliveryFault | null
}

type DeliveryFilter = {
  webhookId?: string
  event?: string
  state?: Wanted
  orderId?: string
  since?: Date
  until?: Date
  /** The last id of the page before. */
  before?: string
  limit: number
}

/** How far clocks differ at most. */
const hour = 3_600_000
const idAt = (time: number): string => `dlv_${encodeTime(Math.max(0, time), 10)}`
/** Below the ids of what was created from then on, and above those before: other days aren't read. */
const idBefore = (time: Date): string => idAt(time.getTime() - hour)
const idAfter = (time: Date): string => idAt(time.getTime() + hour)

export type DeliveryStore = ReturnType<typeof deliveryStore>

/** Every function takes the partner's id: another partner's delivery is not found. */
export function deliveryStore({ $client: sql }: Database) {
  const columns = sql`
    id, webhook_id as "webhookId", event_id as "eventId", event, order_id as "orderId", sequence, state, attempts, leased_until is not null as leased,
    created_at as "createdAt", due_at as "dueAt", last_attempt_at as "lastAttemptAt", http_status as "httpStatus", fault`

  /** `attempts` counts the one that runs. */
  function stateIs(wanted: Wanted) {
    if (wanted === 'queued') return sql`and state = 'pending' and attempts = 0`
    if (wanted === 'retrying') return sql`and state = 'pending' and attempts > 0`
    return sql`and state = ${wanted}`
  }

  /** As a number in the statement: the plan is kept then, and not made anew over every day's partition for each page. */
  const written = (count: number) => sql.unsafe(String(Math.trunc(count)))

  return {
    /** Newest first. */
    async list(partnerId: string, filter: DeliveryFilter): Promise<DeliveryRow[]> {
      return sql<DeliveryRow[]>`
        select ${columns} from deliveries
        where partner_id = ${partnerId}
          ${filter.webhookId === undefined ? sql`` : sql`and webhook_id = ${filter.webhookId}`}
          ${filter.event === undefined ? sql`` : sql`and event = ${filter.event}`}
          ${filter.state === undefined ? sql`` : stateIs(filter.state)}
          ${filter.orderId === undefined ? sql`` : sql`and order_id = ${filter.orderId}`}
          ${filter.since === undefined ? sql`` : sql`and created_at >= ${filter.since} and id >= ${idBefore(filter.since)}`}
          ${filter.until === undefined ? sql`` : sql`and created_at < ${filter.until} and id < ${idAfter(filter.until)}`}
          ${filter.before === undefined ? sql`` : sql`and id < ${filter.before}`}
        order by id desc limit ${written(filter.limit)}`
    },

    async find(
      partnerId: string,
      id: string,
    ): Promise<{ delivery: DeliveryRow & { body: string; leasedAt: Date }; attempts: AttemptRow[] } | null> {
      const [delivery] = await sql<(DeliveryRow & { body: string; leasedAt: Date })[]>`
        select ${columns}, body, leased_until - ${lease}::int * interval '1 millisecond' as "leasedAt" from deliveries
        where partner_id = ${partnerId} and id = ${id}`
      if (!delivery) return null
      const attempts = await sql<AttemptRow[]>`
        select number, ${sql.unsafe(attemptColumns.selected)} from delivery_attempts where delivery_id = ${id} order by number`
      return { delivery, attempts }
    },

    /** Makes those due that wait for another attempt; one whose attempt runs stays as it is. Gives how many. */
    async sendWaiting(partnerId: string, webhookId: string): Promise<number> {
      const { count } = await pastMoves(
        sql,
        (within) => within`
        update deliveries_pending set due_at = now()
        where lane = 1 and webhook_id = ${webhookId} and partner_id = ${partnerId}
          and due_at > now() and leased_until is null`,
      )
      return count
    },

    /** Puts one back in the queue, whatever became of it; one whose attempt runs stays as it is. Gives its webhook. */
    async replay(partnerId: string, id: string): Promise<string | null> {
      const [replayed] = await pastMoves(
        sql,
        (within) => within<{ webhookId: string }[]>`
        update deliveries set
          state = case when leased_until is null then 'pending' else state end,
          lane = case when leased_until is null then 1 else lane end,
          failures = case when leased_until is null then 0 else failures end,
          replayed_after = case when leased_until is null then array_append(replayed_after, attempts) else replayed_after end,
          due_at = case when leased_until is null then now() else due_at end
        where partner_id = ${partnerId} and id = ${id}
          and exists (select 1 from webhooks where webhooks.id = webhook_id)
        returning webhook_id as "webhookId"`,
      )
      return replayed?.webhookId ?? null
    },
  }
}

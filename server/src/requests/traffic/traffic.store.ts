import type { Database } from '../../database/connection.ts'
import type { CountedSlot } from './traffic.ts'

export type TrafficStore = ReturnType<typeof trafficStore>

/** Reads the counts of requests over time. Every function takes the partner's id. */
export function trafficStore({ $client: sql }: Database) {
  return {
    /** When the first slot begins that is kept. */
    async first(partnerId: string): Promise<Date | null> {
      const [row] = await sql<{ at: Date | null }[]>`
        select min(starts_at) as at from request_slots where partner_id = ${partnerId}`
      return row?.at ?? null
    },

    /** From then on, oldest first, in steps; those without a request are left out. */
    async slots(partnerId: string, from: Date, stepMinutes: number): Promise<CountedSlot[]> {
      return sql<CountedSlot[]>`
        with slot as (
          select date_bin(make_interval(mins => ${stepMinutes}::int), starts_at, ${from}) as bin, *
          from request_slots where partner_id = ${partnerId} and starts_at >= ${from}
        ),
        timed as (
          select bin, array_agg(counted order by place) as times from (
            select bin, place, sum(number)::int as counted
            from slot cross join unnest(times) with ordinality as span (number, place) group by bin, place
          ) summed group by bin
        )
        select bin as "from", sum(success)::int as success, sum(client_errors)::int as "clientErrors",
          sum(server_errors)::int as "serverErrors", timed.times
        from slot join timed using (bin) group by bin, timed.times order by bin`
    },

    async total(partnerId: string, from: Date, to: Date): Promise<{ requests: number; failures: number }> {
      const [row] = await sql<{ requests: number; failures: number }[]>`
        select coalesce(sum(success + client_errors + server_errors), 0)::int as requests,
          coalesce(sum(client_errors + server_errors), 0)::int as failures
        from request_slots where partner_id = ${partnerId} and starts_at >= ${from} and starts_at < ${to}`
      return row ?? { requests: 0, failures: 0 }
    },
  }
}

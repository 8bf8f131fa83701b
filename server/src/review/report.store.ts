import type { ChallengeExchange } from '@edis/contract/portal-calls/review'
import { reviewEntries } from '@edis/contract/review/review-entries'
import type { Database } from '../database/connection.ts'
import { newId } from '../database/id.ts'
import { json } from '../database/json-parameter.ts'
import { columnsBut } from '../database/row-columns.ts'
import { reviewChallenges } from '../database/tables/review-tables.ts'
import type { Facts, Seen, SeenChallenge, SeenSend } from './facts.ts'
import type { Mark } from './review.ts'

export type ReportStore = ReturnType<typeof reportStore>

type KeptChallenge = Omit<SeenChallenge, 'genuine'> & {
  webhookId: string
  kind: 'forged' | 'stale'
  /** null: no longer kept. */
  exchange: ChallengeExchange | null
}

const challengeColumns = columnsBut(reviewChallenges)
const exchangesKept = 20

const calls = reviewEntries.filter(({ section }) => section === 'calls')
const sendPaths = ['/order/send/v1', '/order/send/v2']
const beginning = new Date(0)

/** Reads what a partner's software has done. What the portal itself or an assistant ran does not count. */
export function reportStore({ $client: sql }: Database) {
  const ofSoftware = sql`not from_portal and from_assistant is not true`
  const seen = sql`id, at, status, duration_ms as "durationMs"`

  /** The first or last call of the partner that the condition lets through. */
  async function one(
    partnerId: string,
    condition: ReturnType<typeof sql>,
    order: 'asc' | 'desc',
  ): Promise<Seen | null> {
    const [row] = await sql<Seen[]>`
      select ${seen} from request_log where partner_id = ${partnerId} and ${ofSoftware} and ${condition}
      order by id ${order === 'asc' ? sql`asc` : sql`desc`} limit 1`
    return row ?? null
  }

  async function callsSeen(partnerId: string, since: (entryId: string) => Date): Promise<Facts['calls']> {
    const wanted = calls.map(({ id, subject }) => ({ call: subject, since: since(id) }))
    const rows = await sql<{ call: string; passed: SeenJson | null; last: SeenJson | null; attempts: number }[]>`
      select wanted.call, passed.seen as passed, last.seen as last, counted.attempts
      from jsonb_to_recordset(${json(wanted)}::text::jsonb) as wanted (call text, since timestamptz)
        left join lateral (
          select jsonb_build_object('id', id, 'at', at, 'status', status, 'durationMs', duration_ms) as seen
          from request_log log
          where partner_id = ${partnerId} and log.call = wanted.call and at >= wanted.since and ${ofSoftware}
            and status = 200
          order by id desc limit 1
        ) passed on true
        left join lateral (
          select jsonb_build_object('id', id, 'at', at, 'status', status, 'durationMs', duration_ms) as seen
          from request_log log
          where partner_id = ${partnerId} and log.call = wanted.call and at >= wanted.since and ${ofSoftware}
          order by id desc limit 1
        ) last on true
        cross join lateral (
          select count(*)::int as attempts from (
            select 1 from request_log log
            where partner_id = ${partnerId} and log.call = wanted.call and at >= wanted.since and ${ofSoftware}
            limit 1000
          ) calls
        ) counted`
    return new Map(
      rows.map(({ call, passed, last, attempts }) => [
        call,
        { passed: fromJson(passed), last: fromJson(last), attempts },
      ]),
    )
  }

  async function eventsSeen(partnerId: string, since: (entryId: string) => Date): Promise<Facts['events']> {
    const wanted = reviewEntries
      .filter(({ section }) => section === 'events')
      .map(({ id, subject }) => ({ event: subject, since: since(id) }))
    type Row = { event: string; id: string; at: Date; httpStatus: number | null; delivered: boolean; attempts: number }
    // Planned for this partner each time: the plan kept for all sorts everything that a large one has, 6 s of 1.6 million.
    const rows = await sql.unsafe<Row[]>(
      `with recent as (
        select * from deliveries where partner_id = $1 and attempts > 0 order by id desc limit 5000
      )
      select distinct on (event) event, id, last_attempt_at as at, http_status as "httpStatus",
        state = 'delivered' as delivered, attempts
      from recent join jsonb_to_recordset($2::text::jsonb) as wanted (event text, since timestamptz)
        using (event)
      where last_attempt_at >= since
      order by event, state = 'delivered' desc, id desc`,
      [partnerId, json(wanted)],
    )
    return new Map(rows.map((row) => [row.event, row]))
  }

  async function sends(partnerId: string, since: Date): Promise<SeenSend[]> {
    return sql<SeenSend[]>`
      select ${seen}, error, idempotency_key as "idempotencyKey",
        substring(request from '"partner_order_id":"([^"]+)"') as "partnerOrderId"
      from request_log
      where partner_id = ${partnerId} and call in ${sql(sendPaths)} and at >= ${since} and ${ofSoftware}
      order by id desc limit 500`
  }

  async function expiry(partnerId: string, since: Date): Promise<Facts['expiry']> {
    // The newest that a refresh has followed, else the newest.
    const expired = await one(partnerId, sql`error = 'AUTH_TOKEN_EXPIRED' and at >= ${since}`, 'asc')
    const refreshed =
      expired && (await one(partnerId, sql`call = '/auth/refresh' and status = 200 and id > ${expired.id}`, 'asc'))
    const called =
      refreshed && (await one(partnerId, sql`status = 200 and call not like '/auth/%' and id > ${refreshed.id}`, 'asc'))
    return { expired, refreshed, called }
  }

  async function limited(partnerId: string, since: Date): Promise<Facts['limited']> {
    const last = await one(partnerId, sql`error = 'RATE_LIMITED' and at >= ${since}`, 'desc')
    if (!last) return { limited: null, next: null }
    // What was on its way already is no answer to it.
    const after = new Date(last.at.getTime() + 2_000)
    return { limited: last, next: await one(partnerId, sql`id > ${last.id} and at >= ${after}`, 'asc') }
  }

  async function challenges(partnerId: string, since: (kind: string) => Date): Promise<Facts['challenges']> {
    const rows = await sql<(SeenChallenge & { kind: 'forged' | 'stale' })[]>`
      select distinct on (kind) kind, id, at, http_status as "httpStatus", duration_ms as "durationMs", rejected,
        case when exchange ? 'genuine'
          then jsonb_build_object('httpStatus', exchange->'genuine'->'http_status') end as genuine
      from review_challenges where partner_id = ${partnerId} order by kind, id desc`
    return new Map(rows.filter(({ kind, at }) => at >= since(kind)).map((row) => [row.kind, row]))
  }

  async function leak(partnerId: string, since: Date): Promise<Facts['leak']> {
    const [row] = await sql<{ requestId: string; at: Date }[]>`
      select request_id as "requestId", at from leaked_secrets where partner_id = ${partnerId} and at >= ${since}
      order by at desc limit 1`
    return row ?? null
  }

  return {
    async marks(partnerId: string): Promise<Map<string, Mark>> {
      const rows = await sql<(Mark & { entryId: string })[]>`
        select entry_id as "entryId", reset_at as "resetAt", status, proof from review_marks
        where partner_id = ${partnerId}`
      return new Map(rows.map(({ entryId, ...mark }) => [entryId, mark]))
    },

    /** The entries that each of the partners has passed, as far as it is kept. */
    async passed(partnerIds: readonly string[]): Promise<Map<string, string[]>> {
      const rows = await sql<{ partnerId: string; passed: string[] }[]>`
        select partner_id as "partnerId", array_agg(entry_id) as passed from review_marks
        where partner_id = any(${partnerIds as string[]}::text[]) and status = 'passed' group by partner_id`
      return new Map(rows.map(({ partnerId, passed }) => [partnerId, passed]))
    },

    /** Each entry looks no further back than its last reset. */
    async facts(partnerId: string, marks: ReadonlyMap<string, Mark>): Promise<Facts> {
      const since = (entryId: string) => marks.get(entryId)?.resetAt ?? beginning
      const sinceOf = (duty: string) => since(`duty-${duty}`)
      const dutiesOfSends = ['invalid-corrected', 'retry-replayed'].map(sinceOf)
      const earliest = new Date(Math.min(...dutiesOfSends.map(Number)))
      const [seenCalls, seenEvents, seenSends, seenExpiry, seenLimited, seenChallenges, seenLeak, last] =
        await Promise.all([
          callsSeen(partnerId, since),
          eventsSeen(partnerId, since),
          sends(partnerId, earliest),
          expiry(partnerId, sinceOf('token-refreshed')),
          limited(partnerId, sinceOf('rate-limit-respected')),
          challenges(partnerId, (kind) => sinceOf(`${kind}-rejected`)),
          leak(partnerId, sinceOf('no-production-key')),
          one(partnerId, sql`at >= ${sinceOf('no-production-key')}`, 'desc'),
        ])
      return {
        calls: seenCalls,
        events: seenEvents,
        sends: {
          forCorrected: seenSends.filter(({ at }) => at >= sinceOf('invalid-corrected')),
          forReplayed: seenSends.filter(({ at }) => at >= sinceOf('retry-replayed')),
        },
        expiry: seenExpiry,
        limited: seenLimited,
        challenges: seenChallenges,
        leak: seenLeak,
        last,
      }
    },

    /** Keeps passes for when the log that shows them is gone. */
    async keep(partnerId: string, passes: readonly { entryId: string; proof: unknown }[]): Promise<void> {
      await sql`
        insert into review_marks (partner_id, entry_id, status, proof)
        select ${partnerId}, "entryId", 'passed', proof
        from jsonb_to_recordset(${json(passes)}::text::jsonb) as pass ("entryId" text, proof jsonb)
        on conflict (partner_id, entry_id) do update set status = 'passed', proof = excluded.proof`
    },

    async reset(partnerId: string, entryId: string, now: Date): Promise<void> {
      await sql`
        insert into review_marks (partner_id, entry_id, reset_at, status) values (${partnerId}, ${entryId}, ${now}, 'untested')
        on conflict (partner_id, entry_id)
        do update set reset_at = excluded.reset_at, status = 'untested', proof = null`
    },

    async findChallenge(partnerId: string, id: string): Promise<KeptChallenge | null> {
      const [found] = await sql<KeptChallenge[]>`
        select ${sql.unsafe(challengeColumns.selected)} from review_challenges where partner_id = ${partnerId} and id = ${id}`
      return found ?? null
    },

    /** What was sent and answered is kept of the partner's last few of a kind, so that it fills no disk. */
    async addChallenge(challenge: Omit<KeptChallenge, 'id'> & { partnerId: string }): Promise<void> {
      const { partnerId, kind } = challenge
      const row = { ...challenge, id: newId('chl') }
      await sql.unsafe(challengeColumns.insertion, challengeColumns.values(row), { prepare: true })
      await sql`
        update review_challenges set exchange = null
        where partner_id = ${partnerId} and kind = ${kind} and exchange is not null and id < (
          select id from review_challenges where partner_id = ${partnerId} and kind = ${kind}
          order by id desc offset ${exchangesKept - 1} limit 1
        )`
    },

    async addLeak(leaked: { partnerId: string; requestId: string; address: string; at: Date }): Promise<void> {
      await sql`
        insert into leaked_secrets (partner_id, request_id, address, at)
        values (${leaked.partnerId}, ${leaked.requestId}, ${leaked.address}, ${leaked.at}) on conflict do nothing`
    },
  }
}

type SeenJson = Omit<Seen, 'at'> & { at: string }
const fromJson = (row: SeenJson | null): Seen | null => row && { ...row, at: new Date(row.at) }

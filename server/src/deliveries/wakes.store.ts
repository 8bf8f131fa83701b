import type { Database } from '../database/connection.ts'

/** `from`: the process that tells. */
export type Wake = { from: string; webhookIds: string[] }

/** A payload holds 8,000 bytes at most. */
const idsPerPayload = 150

export async function notify({ $client: sql }: Database, channel: string, { from, webhookIds }: Wake): Promise<void> {
  for (let start = 0; start < webhookIds.length; start += idsPerPayload) {
    const payload: Wake = { from, webhookIds: webhookIds.slice(start, start + idsPerPayload) }
    await sql`select pg_notify(${channel}, ${JSON.stringify(payload)})`
  }
}

/** Over a connection of its own, made again when it is lost. Gives the way to end it. */
export async function listenTo(
  { $session: sql }: Database,
  channel: string,
  handle: (wake: Wake) => void,
): Promise<() => Promise<void>> {
  const { unlisten } = await sql.listen(channel, (payload) => handle(JSON.parse(payload) as Wake))
  return unlisten
}

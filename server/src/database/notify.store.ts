import type { Database } from './connection.ts'

/** Tells all who listen, in every process. A payload holds 8,000 bytes at most. */
export async function notify({ $client: sql }: Database, channel: string, payload = ''): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`
}

/** Over a connection of its own, made again when it is lost. Gives the way to end it. */
export async function listenTo(
  { $session: sql }: Database,
  channel: string,
  hear: (payload: string) => void,
): Promise<() => Promise<void>> {
  const { unlisten } = await sql.listen(channel, hear)
  return unlisten
}

import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from './connection.ts'

/** Tells all who listen, in every process. A payload holds 8,000 bytes at most. */
export async function notify({ $client: sql }: Database, channel: string, payload = ''): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`
}

/** For a database that hangs, in milliseconds. */
const maxStopMs = 2_000

/** Over a connection of its own, made again when it is lost. Gives the way to end it. */
export async function listenTo(
  { $session: sql }: Database,
  channel: string,
  hear: (payload: string) => void,
): Promise<() => Promise<void>> {
  const { unlisten } = await sql.listen(channel, hear)
  return unlisten
}

/** As `listenTo`, from now on, without waiting for it. Gives the way to end it, which waits for no database that hangs. */
export function hearOf(
  database: Database,
  channel: string,
  hear: (payload: string) => void,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const listening = listenTo(database, channel, hear).catch(onError)
  const end = async () => {
    const unlisten = await listening
    await unlisten?.()
  }
  return async () => {
    await Promise.race([end().catch(onError), sleep(maxStopMs, undefined, { ref: false })])
  }
}

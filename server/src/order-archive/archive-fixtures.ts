import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type postgres from 'postgres'
import { onTestFinished } from 'vitest'
import { openOrderTaking } from '@edis/testing/order-taking.ts'
import { edisItself } from '../audit/audit.ts'
import type { ArchivePlace } from './archive-folder.ts'
import { archiveSome } from './archive-orders.ts'

/** A folder that is gone with the test. */
export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'edis-archive-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Makes orders look as they do so many days after they were delivered, and a year later. */
async function age(sql: postgres.Sql, orderIds: readonly string[], days: number): Promise<void> {
  const moment = (ago: number) => new Date(Date.now() - ago * 86_400_000)
  await sql`
    update orders set status = 'delivered', updated_at = ${moment(days)}, created_at = ${moment(days + 3)},
      anonymised_at = ${days > 365 ? moment(days - 365) : null},
      recipient = recipient || ${days > 365 ? '{"name":"[erased]","phone":"[erased]"}' : '{}'}::text::jsonb
    where id = any (${orderIds as string[]}::text[])`
}

/** Orders of a partner, of which as many as are asked for are due to be archived. Ids tell their time: so now is 400 days from now. */
export async function openArchiving(old: number, recent = 1) {
  const taking = await openOrderTaking()
  onTestFinished(() => taking.close())
  const due: string[] = []
  for (let left = old; left > 0; left--) due.push(await taking.send())
  const kept: string[] = []
  for (let left = recent; left > 0; left--) kept.push(await taking.send())
  const now = () => new Date(Date.now() + 400 * 86_400_000)
  await age(taking.sql, due, 400)
  await age(taking.sql, kept, -20)
  const options = { environment: 'development' as const, days: 390, actor: edisItself, now }
  const archive = (place: ArchivePlace, atOnce?: number) =>
    archiveSome(taking.database, { ...options, place, ...(atOnce !== undefined && { atOnce }) })
  const left = async () => (await taking.sql`select id from orders order by id`).map(({ id }) => String(id))
  return { ...taking, due, kept, options, archive, left }
}

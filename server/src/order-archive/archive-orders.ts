import { createHash } from 'node:crypto'
import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { Environment } from '@edis/contract/environment'
import type { Actor } from '../audit/audit.ts'
import { audit } from '../audit/audit.store.ts'
import type { Database } from '../database/connection.ts'
import { newId } from '../database/id.ts'
import { inTransaction } from '../database/transaction.ts'
import type { ArchivePlace } from './archive-folder.ts'
import { anonymisedForDays, archiveFiles, type Manifest, ordersAtOnce, recordCounter } from './order-archive.ts'
import {
  archivedRows,
  chooseOrders,
  keepArchive,
  type KeptArchive,
  openArchive,
  takeTurn,
} from './order-archive.store.ts'

type Options = {
  environment: Environment
  /** How long an order is kept after its last change. */
  days: number
  place: ArchivePlace
  actor: Actor
  reason?: string | null
  now: () => Date
  atOnce?: number
  /** Ends it, by its reason, after the step that it is at. */
  signal?: AbortSignal
}
export type Archived = Omit<KeptArchive, 'keptAt'>

const day = 86_400_000

/**
 * Writes the oldest orders that are due into an archive, reads it back, and removes them. What an earlier process left in the middle
 * is gone on with: its orders are chosen already, and the files are written again under their names. Gives null when nothing is due, or
 * another process is at it.
 */
export async function archiveSome(database: Database, options: Options): Promise<Archived | null> {
  let archived = await tryArchive(database, options)
  // Without those that changed meanwhile
  while (archived === 'changed') archived = await tryArchive(database, options)
  return archived
}

function tryArchive(database: Database, options: Options): Promise<Archived | 'changed' | null> {
  const { environment, place, actor, reason = null, signal } = options
  // Held beside the steps, which commit by themselves. Whoever lost it with its connection can't remove anything any more.
  return inTransaction(database, async (turn) => {
    if (!(await takeTurn(turn))) return null
    const open = (await openArchive(database)) ?? (await beginArchive(database, options))
    if (!open) return null
    const { id } = open
    const files = await writeFiles(database, place, { environment, id, signal })
    const manifest: Manifest = { archive: id, environment, begun_at: open.begunAt.toISOString(), files }
    const path = `${environment}/${id}/manifest.json`
    await writeAndReadBack(place, path, Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`), signal)
    signal?.throwIfAborted()
    const [orders, events] = files.map(({ rows }) => rows)
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
    const archived = { id, place: place.name, orders: orders ?? 0, events: events ?? 0, bytes }
    if (!(await keepArchive(turn, archived))) return 'changed'
    const after = { orders: archived.orders, events: archived.events }
    await audit(turn, actor, { action: 'orders.archived', target: id, environment, after, reason })
    return archived
  })
}

async function beginArchive(database: Database, { days, now, atOnce = ordersAtOnce }: Options) {
  const archive = { id: newId('arc'), begunAt: now() }
  const ago = (count: number) => new Date(archive.begunAt.getTime() - count * day)
  const due = { before: ago(days), anonymisedBefore: ago(anonymisedForDays), most: atOnce }
  return (await chooseOrders(database, archive, due)) ? archive : null
}

type Writing = { environment: Environment; id: string; signal: AbortSignal | undefined }

async function writeFiles(
  database: Database,
  place: ArchivePlace,
  { environment, id, signal }: Writing,
): Promise<Manifest['files']> {
  const files: Manifest['files'] = []
  for (const name of archiveFiles) {
    signal?.throwIfAborted()
    const { content, rows } = await compressed(await archivedRows(database, id, name))
    await writeAndReadBack(place, `${environment}/${id}/${name}`, content, signal)
    files.push({ name, rows, bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') })
  }
  return files
}

/** Compressed, and counted in what it is when it is read again. */
async function compressed(rows: Readable): Promise<{ content: Buffer; rows: number }> {
  const packed = createGzip()
  const [content] = await Promise.all([buffer(packed), pipeline(rows, packed)])
  const counter = recordCounter()
  const unpacked = new PassThrough()
  unpacked.on('data', counter.add)
  await pipeline(Readable.from([content]), createGunzip(), unpacked)
  return { content, rows: counter.records() }
}

async function writeAndReadBack(
  place: ArchivePlace,
  name: string,
  content: Buffer,
  signal: AbortSignal | undefined,
): Promise<void> {
  await place.write(name, content, signal)
  if (!content.equals(await place.read(name, signal)))
    throw new Error(`${name} in ${place.name} is not what was written`)
}

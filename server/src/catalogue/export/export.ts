import type { Environment } from '@edis/contract/environment'
import { closeDatabase, type Database, openDatabase } from '../../database/connection.ts'
import { type CardChoice, cardNamed } from './card-named.ts'
import { type ExportedRow, exportedRows } from './export.store.ts'
import type { ImportKind } from '../import/kind.ts'
import type { NamedPartner } from '../prices/partner-named.ts'
import { listCards } from '../prices/rate-card-versions.store.ts'

type ExportOptions = {
  databaseUrl: string
  environment: Environment
  /** Of rate cards: which version. */
  choice?: CardChoice
  partners?: readonly NamedPartner[]
}

/** Columns that a file may have and an export leaves out: stock is exported by itself, with the moments of its counts. */
const leftOut: Partial<Record<ImportKind['name'], readonly string[]>> = { products: ['warehouse_code', 'on_hand'] }

/** Writes a file that, imported again, changes nothing. */
export async function exportFile(
  kind: ImportKind,
  { databaseUrl, environment, choice = {}, partners = [] }: ExportOptions,
  write: (text: string) => Promise<void> | void,
): Promise<void> {
  const database = openDatabase(databaseUrl, environment, { connections: 1 })
  try {
    for await (const text of await exportedText(kind, database, choice, partners)) await write(text)
  } finally {
    await closeDatabase(database)
  }
}

/** The text of such a file, as it is read. @throws {WrongOption} before that, when the card is not there. */
export async function exportedText(
  kind: ImportKind,
  database: Database,
  choice: CardChoice,
  partners: readonly NamedPartner[],
): Promise<AsyncIterable<string>> {
  const card =
    kind.name === 'rate-card' ? cardNamed(await listCards(database.$client), choice, partners, new Date()) : null
  return textOf(kind, exportedRows(database, kind.name, card))
}

async function* textOf(
  { name, columns }: ImportKind,
  batches: AsyncIterable<readonly ExportedRow[]>,
): AsyncGenerator<string> {
  const written = Object.entries(columns).filter(([column]) => !leftOut[name]?.includes(column))
  yield lineOf(written.map(([column]) => column))
  for await (const rows of batches)
    yield rows.map((row) => lineOf(written.map(([column, { write }]) => write(row[column])))).join('')
}

/** A line of CSV (RFC 4180). */
const lineOf = (cells: readonly string[]): string => `${cells.map(cellOf).join(',')}\r\n`

const cellOf = (text: string): string => (/[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

import type { Environment } from '@edis/contract/environment'
import { closeDatabase, openDatabase } from '../../database/connection.ts'
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

/** Writes a file that, imported again, changes nothing. Returns how many rows it has. */
export async function exportFile(
  kind: ImportKind,
  { databaseUrl, environment, choice = {}, partners = [] }: ExportOptions,
  write: (text: string) => Promise<void> | void,
): Promise<number> {
  const database = openDatabase(databaseUrl, environment, { connections: 1 })
  const columns = Object.entries(kind.columns).filter(([name]) => !leftOut[kind.name]?.includes(name))
  let rows = 0
  try {
    const card =
      kind.name === 'rate-card' ? cardNamed(await listCards(database.$client), choice, partners, new Date()) : null
    await write(lineOf(columns.map(([name]) => name)))
    for await (const batch of exportedRows(database, kind.name, card)) {
      await write(batch.map((row) => lineOf(cellsOf(row))).join(''))
      rows += batch.length
    }
  } finally {
    await closeDatabase(database)
  }
  return rows

  function cellsOf(row: ExportedRow): string[] {
    return columns.map(([name, column]) => column.write(row[name]))
  }
}

/** A line of CSV (RFC 4180). */
const lineOf = (cells: readonly string[]): string => `${cells.map(cellOf).join(',')}\r\n`

const cellOf = (text: string): string => (/[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

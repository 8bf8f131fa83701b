import { closestName } from '@edis/contract/errors/closest-name'
import { type Columns, type RowOf, Wrong } from './columns.ts'
import { type CsvRow, readCsv } from './csv.ts'
import { type Faults, quoted } from './faults.ts'

/** A file to import. `bytes` may be asked for again: each environment reads it anew. */
export type Source = { name: string; size: number; bytes: () => AsyncIterable<Uint8Array> }

export type TableRow<C extends Columns> = { line: number; values: RowOf<C> }

/** Told of the file's bytes as they are read, and of its rows. */
export type Watch = { read: (bytes: number) => void; rows: (rows: number) => void }
const nobody: Watch = { read: () => {}, rows: () => {} }

/**
 * The rows of a table whose first row names its columns, in any order. A row with a fault is told to `faults` and left
 * out. With a fault in the header, or without rows, it refuses at once.
 *
 * @throws {ImportRefused}
 */
export async function* readTable<C extends Columns>(
  source: Source,
  columns: C,
  faults: Faults,
  watch: Watch = nobody,
): AsyncGenerator<TableRow<C>[]> {
  let header: Header | null = null
  let rows = 0
  for await (const batch of readCsv(counted(source.bytes(), watch))) {
    const first = header ? undefined : batch.shift()
    if (first) header = readHeader(first, columns, faults)
    if (!header) continue
    const table: TableRow<C>[] = []
    for (const row of batch) {
      const values = readRow<C>(row, header, faults)
      if (values) table.push({ line: row.line, values })
    }
    rows += batch.length
    watch.rows(batch.length)
    if (table.length > 0) yield table
  }
  if (!header) faults.add(1, null, 'the file is empty')
  else if (rows === 0) faults.add(2, null, 'the file has no rows after the header')
  faults.refuse()
}

async function* counted(bytes: AsyncIterable<Uint8Array>, watch: Watch): AsyncGenerator<Uint8Array> {
  for await (const chunk of bytes) {
    watch.read(chunk.length)
    yield chunk
  }
}

type Reader = { name: string; optional: boolean; read: (text: string) => unknown }
/** A reader for each cell, and the values of optional columns that the file lacks. */
type Header = { readers: Reader[]; absent: Record<string, unknown> }

/** @throws {ImportRefused} */
function readHeader(row: CsvRow, columns: Columns, faults: Faults): Header {
  const names = row.cells.map((name) => name.trim())
  if (row.fault !== null) faults.add(row.line, null, row.fault)
  else if (names.some((name) => name.includes('\u0000')))
    faults.add(row.line, null, `the file is UTF-16 without a byte order mark; ${saveAsUtf8}`)
  else {
    for (const [index, name] of names.entries()) {
      if (names.indexOf(name) < index) faults.add(row.line, name, 'the column is there twice')
      else if (!Object.hasOwn(columns, name))
        faults.add(row.line, quoted(name), unknownColumn(name, Object.keys(columns)))
    }
    for (const [name, column] of Object.entries(columns))
      if (!column.optional && !names.includes(name)) faults.add(row.line, name, 'the column is missing')
  }
  faults.refuse()
  const lacking = Object.entries(columns).filter(([name]) => !names.includes(name))
  return {
    readers: names.map((name) => {
      const { optional, read } = columns[name] as Columns[string]
      return { name, optional, read }
    }),
    absent: Object.fromEntries(lacking.map(([name, { read }]) => [name, read('')])),
  }
}

function unknownColumn(name: string, known: string[]): string {
  const near = closestName(name, known)
  return `this column does not exist${near ? `; did you mean ${near}?` : ''}`
}

/** null: the row has a fault. */
function readRow<C extends Columns>(
  { line, cells, fault }: CsvRow,
  { readers, absent }: Header,
  faults: Faults,
): RowOf<C> | null {
  if (fault !== null) {
    faults.add(line, null, fault)
    return null
  }
  if (cells.length !== readers.length) {
    faults.add(line, null, `the row has ${cells.length} cells, the header ${readers.length}`)
    return null
  }
  const values = { ...absent }
  let isRight = true
  for (let index = 0; index < readers.length; index += 1) {
    const { name, optional, read } = readers[index] as Reader
    const text = (cells[index] as string).trim()
    const value = text.includes('\uFFFD') ? unreadable : text === '' && !optional ? empty : read(text)
    if (value instanceof Wrong) {
      faults.add(line, name, value.message)
      isRight = false
    } else values[name] = value
  }
  return isRight ? (values as RowOf<C>) : null
}

const saveAsUtf8 = 'save it again as “CSV UTF-8”'
const unreadable = new Wrong(`the cell is not UTF-8 text (perhaps Windows-1252); ${saveAsUtf8}`)
const empty = new Wrong('the cell is empty')

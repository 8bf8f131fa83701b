export type Fault = { line: number; column: string | null; message: string }

/** How many faults are named; the rest are counted. */
const maxFaultsNamed = 100

/** What is wrong with a file, as it is found. */
export class Faults {
  readonly file: string
  readonly named: Fault[] = []
  count = 0

  constructor(file: string) {
    this.file = file
  }

  add(line: number, column: string | null, message: string): void {
    this.count += 1
    if (this.named.length < maxFaultsNamed) this.named.push({ line, column, message })
  }

  /** @throws {ImportRefused} when there are any. */
  refuse(): void {
    if (this.count > 0) throw new ImportRefused(this)
  }
}

/** Nothing was imported; the message names every fault, line by line. */
export class ImportRefused extends Error {
  readonly faults: readonly Fault[]
  readonly count: number

  constructor({ file, named, count }: Faults) {
    const inOrder = named.toSorted((one, other) => one.line - other.line)
    const lines = inOrder.map(
      ({ line, column, message }) => `  line ${line}${column === null ? '' : `, column ${column}`}: ${message}`,
    )
    if (count > named.length) lines.push(`  and ${(count - named.length).toLocaleString('en')} more`)
    super(
      `${file}: nothing was imported. The file has ${count === 1 ? '1 error' : `${count.toLocaleString('en')} errors`}:\n${lines.join('\n')}`,
    )
    this.name = 'ImportRefused'
    this.faults = inOrder
    this.count = count
  }
}

/** A cell's text for a message: short, and without what could command a terminal. */
export function quoted(text: string): string {
  const short = text.length > 40 ? `${text.slice(0, 39)}…` : text
  // oxlint-disable-next-line no-control-regex -- they are what is taken out
  return `"${short.replaceAll(/[\u0000-\u001F\u007F-\u009F\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '\u{FFFD}')}"`
}

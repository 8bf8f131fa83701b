/** Partners' data of recipients is out of an order for so long before it is archived: readers of the feed have taken that in. */
export const anonymisedForDays = 7

/** Orders in an archive, at most: some megabytes of it are held in memory, and their rows are removed in about a second. */
export const ordersAtOnce = 10_000

/** The files of an archive, as COPY writes them, compressed. */
export const archiveFiles = ['orders.csv.gz', 'order_events.csv.gz'] as const
export type ArchiveFile = (typeof archiveFiles)[number]

/** What an archive's manifest.json says. */
export type Manifest = {
  archive: string
  environment: string
  /** RFC 3339. */
  begun_at: string
  files: { name: ArchiveFile; rows: number; bytes: number; sha256: string }[]
}

/** Counts the records of a CSV file with a header, in whatever pieces it comes. */
export function recordCounter(): { add: (piece: Uint8Array) => void; records: () => number } {
  let ends = 0
  let isQuoted = false
  return {
    add(piece) {
      for (const byte of piece)
        if (byte === quote) isQuoted = !isQuoted
        else if (byte === newline && !isQuoted) ends++
    },
    records: () => Math.max(0, ends - 1),
  }
}

const quote = 0x22
const newline = 0x0a

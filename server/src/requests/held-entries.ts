/** A row of the log as JSON, and whose it is. */
export type Entry = {
  partnerId: string
  json: Buffer
  /** How often the database has failed at this row alone, and after how many writes of others it did so last. */
  failures: number
  failedAfter: number
}

/** What an entry takes besides its JSON. */
const overhead = 200
/** Of all that may be held: room for more than one entry is made at a time, as finding a partner's newest walks the others. */
const roomAtOnce = 1 / 100

const sizeOf = ({ json }: Entry): number => json.length + overhead

/**
 * Holds entries until they are written, `maxBytes` of them at most. When that is full, whoever holds most loses its newest:
 * a partner that floods the log drowns itself.
 */
export function heldEntries(maxBytes: number) {
  let waiting: Entry[] = []
  let bytes = 0
  const byPartner = new Map<string, number>()

  function count({ partnerId }: Entry, size: number): void {
    bytes += size
    const now = (byPartner.get(partnerId) ?? 0) + size
    if (now > 0) byPartner.set(partnerId, now)
    else byPartner.delete(partnerId)
  }
  const release = (entry: Entry): void => count(entry, -sizeOf(entry))

  /** Takes away the newest of whoever holds most. Returns how many. */
  function makeRoom(wanted: number): number {
    const [heaviest] = [...byPartner].reduce((one, other) => (other[1] > one[1] ? other : one), ['', 0])
    const last: Entry[] = []
    let freed = 0
    let at = waiting.length - 1
    for (; at >= 0 && freed < wanted; at--) {
      const entry = waiting[at]!
      if (entry.partnerId === heaviest) {
        release(entry)
        freed += sizeOf(entry)
      } else last.push(entry)
    }
    const dropped = waiting.length - 1 - at - last.length
    waiting = [...waiting.slice(0, at + 1), ...last.toReversed()]
    return dropped
  }

  return {
    /** Holds the entry. Returns how many had to go, itself perhaps. */
    add(entry: Entry): number {
      const size = sizeOf(entry)
      let dropped = 0
      if (bytes + size > maxBytes) {
        const own = byPartner.get(entry.partnerId) ?? 0
        const most = Math.max(0, ...byPartner.values())
        if (own + size > most) return 1
        dropped = makeRoom(Math.max(size, Math.min(roomAtOnce * maxBytes, most - own - size)))
        // The rest is being written.
        if (bytes + size > maxBytes) return dropped + 1
      }
      waiting.push(entry)
      count(entry, size)
      return dropped
    },
    /** The oldest, which stay counted until they are `release`d. Put back what was not written. */
    take(most: { entries: number; bytes: number }): Entry[] {
      let taken = 0
      let size = 0
      while (taken < waiting.length && taken < most.entries && (taken === 0 || size < most.bytes))
        size += sizeOf(waiting[taken++]!)
      return waiting.splice(0, taken)
    },
    putBack(entries: readonly Entry[]): void {
      waiting = [...entries, ...waiting]
    },
    putLast(entry: Entry): void {
      waiting.push(entry)
    },
    release(entries: readonly Entry[]): void {
      for (const entry of entries) release(entry)
    },
    isEmpty: () => waiting.length === 0,
  }
}

/** Of a second, what was not written one by one. */
export type OmittedReads = { partnerId: string; second: Date; reads: number }

export type ReadLimit = {
  /** Counts a read; whether it is one of those that are written. */
  admit(partnerId: string, at: Date): boolean
  /** What was omitted in the seconds that are over by then, told once. */
  take(at: Date): OmittedReads[]
}

/** Lets so many reads of each partner's every second through and counts the rest. */
export function readLimit(maxPerSecond: number): ReadLimit {
  let second = 0
  let reads = new Map<string, number>()
  let over: OmittedReads[] = []

  function turnTo(now: number): void {
    if (now === second) return
    for (const [partnerId, count] of reads)
      if (count > maxPerSecond) over.push({ partnerId, second: new Date(second * 1000), reads: count - maxPerSecond })
    second = now
    reads = new Map()
  }

  return {
    admit(partnerId, at) {
      turnTo(secondOf(at))
      const count = (reads.get(partnerId) ?? 0) + 1
      reads.set(partnerId, count)
      return count <= maxPerSecond
    },
    take(at) {
      turnTo(secondOf(at))
      const taken = over
      over = []
      return taken
    },
  }
}

const secondOf = (at: Date): number => Math.floor(at.getTime() / 1000)

/** Keeps what was used last, within a number of values and of what they count. Reads of one that meet are one. */
export function boundedCache<Value extends { count: number }>({ most, maxCount }: { most: number; maxCount: number }) {
  /** The oldest use first. */
  const kept = new Map<string, Value>()
  const reading = new Map<string, Promise<Value>>()
  let newest: string | null = null
  let count = 0

  function keep(key: string, value: Value): void {
    kept.set(key, value)
    newest = key
    count += value.count
    for (const [oldest, its] of kept) {
      if (kept.size <= most && count <= maxCount) break
      if (oldest === key) break
      kept.delete(oldest)
      count -= its.count
    }
  }

  return {
    /** What is kept under the key, if it is there. */
    get(key: string): Value | undefined {
      const value = kept.get(key)
      if (value !== undefined && newest !== key) {
        kept.delete(key)
        kept.set(key, value)
        newest = key
      }
      return value
    },

    /** Reads what is not there, and keeps it. */
    read(key: string, read: () => Promise<Value>): Promise<Value> {
      const already = reading.get(key)
      if (already) return already
      const begun = read()
        .then((value) => {
          keep(key, value)
          return value
        })
        .finally(() => reading.delete(key))
      reading.set(key, begun)
      return begun
    },

    keys: (): string[] => [...kept.keys()],
  }
}

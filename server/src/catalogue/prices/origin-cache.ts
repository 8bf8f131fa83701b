/** Keeps what was used last, within a number of cards' origins and of lines. Loads of one that meet are one load. */
export function originCache<Lines extends { count: number }>(
  load: (card: number, originCity: string) => Promise<Lines>,
  { maxOrigins, maxLines }: { maxOrigins: number; maxLines: number },
) {
  /** The oldest use first. */
  const kept = new Map<string, Lines>()
  const loading = new Map<string, Promise<Lines>>()
  let newest: string | null = null
  let lineCount = 0

  function keep(key: string, lines: Lines): void {
    kept.set(key, lines)
    newest = key
    lineCount += lines.count
    for (const [oldest, its] of kept) {
      if (kept.size <= maxOrigins && lineCount <= maxLines) break
      if (oldest === key) break
      kept.delete(oldest)
      lineCount -= its.count
    }
  }

  return {
    /** The origin's lines if they are there. */
    get(card: number, originCity: string): Lines | undefined {
      const key = keyOf(card, originCity)
      const lines = kept.get(key)
      if (lines !== undefined && newest !== key) {
        kept.delete(key)
        kept.set(key, lines)
        newest = key
      }
      return lines
    },

    load(card: number, originCity: string): Promise<Lines> {
      const key = keyOf(card, originCity)
      const already = loading.get(key)
      if (already) return already
      const begun = load(card, originCity)
        .then((lines) => {
          keep(key, lines)
          return lines
        })
        .finally(() => loading.delete(key))
      loading.set(key, begun)
      return begun
    },

    origins: (): string[] => [...kept.keys()],
  }
}

const keyOf = (card: number, originCity: string): string => `${card} ${originCity}`

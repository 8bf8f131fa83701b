/** Keeps what was used last, within a number of origins and of lines. Loads of one origin that meet are one load. */
export function originCache<Lines extends { count: number }>(
  load: (originCity: string) => Promise<Lines>,
  { mostOrigins, mostLines }: { mostOrigins: number; mostLines: number },
) {
  /** The oldest use first. */
  const kept = new Map<string, Lines>()
  const loading = new Map<string, Promise<Lines>>()
  let newest: string | null = null
  let lineCount = 0

  function keep(originCity: string, lines: Lines): void {
    kept.set(originCity, lines)
    newest = originCity
    lineCount += lines.count
    for (const [oldest, its] of kept) {
      if (kept.size <= mostOrigins && lineCount <= mostLines) break
      if (oldest === originCity) break
      kept.delete(oldest)
      lineCount -= its.count
    }
  }

  return {
    /** The origin's lines if they are there. */
    get(originCity: string): Lines | undefined {
      const lines = kept.get(originCity)
      if (lines !== undefined && newest !== originCity) {
        kept.delete(originCity)
        kept.set(originCity, lines)
        newest = originCity
      }
      return lines
    },

    load(originCity: string): Promise<Lines> {
      const already = loading.get(originCity)
      if (already) return already
      const begun = load(originCity)
        .then((lines) => {
          keep(originCity, lines)
          return lines
        })
        .finally(() => loading.delete(originCity))
      loading.set(originCity, begun)
      return begun
    },

    origins: (): string[] => [...kept.keys()],
  }
}

/**
 * The known name that the given one most likely meant: at most two letters or a third of it away, else one that it ends or
 * begins with, or that ends or begins with it (`refresh_token` and `token`), else null.
 */
export function closestName(given: string, known: readonly string[]): string | null {
  if (given.length > 64) return null
  const reach = Math.max(2, Math.floor(given.length / 3))
  const [best] = known
    .map((name) => ({ name, distance: editDistance(given.toLowerCase(), name.toLowerCase()) }))
    .filter(({ distance }) => distance <= reach)
    .toSorted((one, other) => one.distance - other.distance)
  return best?.name ?? known.find((name) => isPartOf(name, given) || isPartOf(given, name)) ?? null
}

const isPartOf = (part: string, whole: string): boolean => whole.endsWith(`_${part}`) || whole.startsWith(`${part}_`)

/** Levenshtein's distance, one row at a time. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let i = 1; i <= from.length; i++) {
    const next = [i]
    for (let j = 1; j <= to.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1)
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, replaced))
    }
    row = next
  }
  return row[to.length] ?? 0
}

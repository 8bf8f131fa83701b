import { mistakes } from './edit-distance.ts'

/**
 * The known name that the given one most likely meant: at most two mistakes or a third of its letters away, else one
 * that it ends or begins with, or that ends or begins with it (`refresh_token` and `token`), else null.
 */
export function closestName(given: string, known: readonly string[]): string | null {
  if (given.length > 64) return null
  const reach = Math.max(2, Math.floor(given.length / 3))
  const [best] = known
    .map((name) => ({ name, distance: mistakes(given.toLowerCase(), name.toLowerCase(), reach).whole }))
    .filter(({ distance }) => distance <= reach)
    .toSorted((one, other) => one.distance - other.distance)
  return best?.name ?? known.find((name) => isPartOf(name, given) || isPartOf(given, name)) ?? null
}

const isPartOf = (part: string, whole: string): boolean => whole.endsWith(`_${part}`) || whole.startsWith(`${part}_`)

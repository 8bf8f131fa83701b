import { closestName } from '@edis/contract/errors/closest-name'

/** The page that an unknown address most likely meant: one that differs by a few letters, else the one it lies beneath; null if there is none. */
export function nearestPage(path: string, pages: readonly string[]): string | null {
  const known = pages.filter((page) => page !== '/' && !page.includes('$'))
  const above = known.filter((page) => path.toLowerCase().startsWith(`${page}/`))
  return closestName(path, known) ?? above.toSorted((one, other) => other.length - one.length)[0] ?? null
}

/** The parts of Vite's manifest that say which files a screen loads. Keys are module ids, values name other keys. */
export type Manifest = Record<string, { file: string; css?: string[]; imports?: string[]; isDynamicEntry?: boolean }>

/** One line of the build's table. Figures are bytes after gzip. */
export type Figure = { name: string; bytes: number; budget: number }

const kilobyte = 1000
const firstScreenScript = 180 * kilobyte
const firstScreenStyle = 30 * kilobyte
const furtherScreen = 30 * kilobyte

const entryKey = 'index.html'
const dashboardKey = 'src/dashboard/dashboard.page.tsx'

/** Every file that loading `key` brings: its own, its style sheets and, transitively, those of its static imports. */
export function filesOf(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`the manifest has no ${key}`)
  const files = new Set([chunk.file, ...(chunk.css ?? [])])
  seen.add(key)
  for (const imported of chunk.imports ?? []) {
    if (!seen.has(imported)) for (const file of filesOf(manifest, imported, seen)) files.add(file)
  }
  return files
}

/**
 * What the first signed-in screen (entry and dashboard, and `always`: what index.html names itself) and each further
 * screen weigh, against the budgets of the design.
 */
export function measure(manifest: Manifest, sizeOf: (file: string) => number, always: string[] = []): Figure[] {
  const sum = (files: string[]) => files.reduce((total, file) => total + sizeOf(file), 0)
  const first = new Set([...always, ...filesOf(manifest, entryKey), ...filesOf(manifest, dashboardKey)])
  const styles = [...first].filter((file) => file.endsWith('.css'))
  const scripts = [...first].filter((file) => file.endsWith('.js'))
  const further = Object.entries(manifest)
    .filter(([key, chunk]) => chunk.isDynamicEntry && key !== dashboardKey)
    .map(([key]) => ({
      name: `${key}: script and style`,
      bytes: sum([...filesOf(manifest, key)].filter((file) => !first.has(file))),
      budget: furtherScreen,
    }))
  return [
    { name: 'first screen: script', bytes: sum(scripts), budget: firstScreenScript },
    { name: 'first screen: style', bytes: sum(styles), budget: firstScreenStyle },
    ...further,
  ]
}

export const overBudget = (figures: Figure[]): Figure[] => figures.filter(({ bytes, budget }) => bytes > budget)

const inKilobytes = (bytes: number) => `${(bytes / kilobyte).toFixed(1)} kB`

/** A line as `first screen: script  142.3 kB of 180.0 kB`. */
export const describeFigure = ({ name, bytes, budget }: Figure): string =>
  `${name.padEnd(62)} ${inKilobytes(bytes).padStart(9)} of ${inKilobytes(budget).padStart(9)}`

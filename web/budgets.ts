/** The parts of Vite's manifest that say which files a screen loads. Keys are module ids, values name other keys. */
export type Manifest = Record<string, { file: string; css?: string[]; imports?: string[]; isDynamicEntry?: boolean }>

/** One line of the build's table. Figures are bytes after gzip. */
export type Figure = { name: string; bytes: number; budget: number }

/** What an application's screens may weigh. `home`: the module of the first one; `further`: of each other one, in bytes. */
export type Budgets = { home: string; further: number }

const kilobyte = 1000
const firstScreenScript = 180 * kilobyte
const firstScreenStyle = 30 * kilobyte

const entryKey = 'index.html'
const referenceKey = 'src/reference/reference.page.tsx'

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

/** The key of a module that a plugin makes. How it begins depends on the folder that the build was started in. */
export const virtualKey = (manifest: Manifest, name: string): string =>
  Object.keys(manifest).find((key) => key.endsWith(`virtual:${name}`)) ?? `virtual:${name}`

/** A reference page is loaded in three parts: what all pages share, what the page is, its text. */
const partsOfPage = (manifest: Manifest, textKey: string): string[] => [
  referenceKey,
  virtualKey(manifest, textKey.replace(/^.*virtual:reference-text/, 'reference-page')),
  textKey,
]

/** The files that are there already when a part of a page is loaded, as a dialog is: those of the page whose folder it lies in. */
function filesBefore(manifest: Manifest, key: string): Set<string> {
  const page = Object.keys(manifest).find(
    (name) => name !== key && name.endsWith('.page.tsx') && key.startsWith(name.replace(/[^/]+$/, '')),
  )
  return page && !key.endsWith('.page.tsx') ? filesOf(manifest, page) : new Set()
}

/** What the first signed-in screen (entry and home) and each further one weigh, against the design's budgets. */
export function measure(manifest: Manifest, sizeOf: (file: string) => number, { home, further }: Budgets): Figure[] {
  const sum = (files: string[]) => files.reduce((total, file) => total + sizeOf(file), 0)
  const first = new Set([...filesOf(manifest, entryKey), ...filesOf(manifest, home)])
  const styles = [...first].filter((file) => file.endsWith('.css'))
  const scripts = [...first].filter((file) => file.endsWith('.js'))
  const others = Object.entries(manifest)
    .filter(([key, chunk]) => chunk.isDynamicEntry && key !== home && key !== referenceKey)
    .filter(([key]) => !key.includes('virtual:reference-page/'))
    .map(([key]) => {
      const parts = key.includes('virtual:reference-text/') ? partsOfPage(manifest, key) : [key]
      const before = new Set([...first, ...filesBefore(manifest, key)])
      const files = new Set(parts.flatMap((part) => [...filesOf(manifest, part)]).filter((file) => !before.has(file)))
      const name = key.replace(/^.*virtual:reference-text/, 'documentation')
      return { name: `${name}: script and style`, bytes: sum([...files]), budget: further }
    })
  return [
    { name: 'first screen: script', bytes: sum(scripts), budget: firstScreenScript },
    { name: 'first screen: style', bytes: sum(styles), budget: firstScreenStyle },
    ...others,
  ]
}

export const overBudget = (figures: Figure[]): Figure[] => figures.filter(({ bytes, budget }) => bytes > budget)

const inKilobytes = (bytes: number) => `${(bytes / kilobyte).toFixed(1)} kB`

/** A line as `first screen: script  142.3 kB of 180.0 kB`. */
export const describeFigure = ({ name, bytes, budget }: Figure): string =>
  `${name.padEnd(62)} ${inKilobytes(bytes).padStart(9)} of ${inKilobytes(budget).padStart(9)}`

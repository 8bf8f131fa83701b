import type { Language } from '@edis/contract/languages'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Budgets, describeFigure, type Manifest, measure, overBudget } from './budgets.ts'

/** What an application built into a folder loads for which module. */
export const manifestOf = (outDir: string): Manifest =>
  JSON.parse(readFileSync(join(outDir, '.vite', 'manifest.json'), 'utf8')) as Manifest

/** Prints what the screens of an application weigh. @throws {Error} naming those that weigh too much. */
export function checkBudgets(application: string, language: Language, outDir: string, budgets: Budgets): void {
  const sizes = new Map<string, number>()
  const gzipped = (file: string) => {
    const size = sizes.get(file) ?? gzipSync(readFileSync(join(outDir, file)), { level: 9 }).byteLength
    sizes.set(file, size)
    return size
  }
  const figures = measure(manifestOf(outDir), gzipped, budgets)
  const lines = (some: typeof figures) => some.map((figure) => `${application} ${language}  ${describeFigure(figure)}`)
  console.log(lines(figures).join('\n'))
  const over = lines(overBudget(figures))
  if (over.length > 0) throw new Error(`over budget: ${over.join('; ').replaceAll(/ +/g, ' ')}`)
}

/** What must run before the first paint stands in the page: no request has to be waited for. The door allows its hash. */
export function inlineFirstScript(outDir: string): void {
  const file = join(outDir, 'index.html')
  const script = readFileSync(join(outDir, 'before-paint.js'), 'utf8')
  const tag = '<script src="/before-paint.js"></script>'
  const page = readFileSync(file, 'utf8')
  if (!page.includes(tag)) throw new Error('index.html does not load before-paint.js')
  writeFileSync(
    file,
    page.replace(tag, () => `<script>${script}</script>`),
  )
  rmSync(join(outDir, 'before-paint.js'))
}

/** Which paths have a page: the door answers all others with 404. */
export const writeRoutes = (outDir: string, routes: readonly string[]): void =>
  writeFileSync(join(outDir, 'routes.json'), JSON.stringify(routes))

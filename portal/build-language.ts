import { type Language, languages } from '@edis/contract/languages'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, mergeConfig } from 'vite'
import { describeFigure, type Manifest, measure, overBudget } from './build-budgets.ts'
import { articleRenderer, drawReference } from './build-reference.ts'
import { referencePlugin } from './reference-plugin.ts'
import { portalConfig } from './vite.config.ts'

/** Builds the portal in `language` into `outDir`, its reference pages drawn. `scratch`: for what the build itself runs. */
export async function buildLanguage(language: Language, outDir: string, scratch: string): Promise<void> {
  const config = mergeConfig(portalConfig(language), { configFile: false, logLevel: 'warn' })
  const tools = { language, config, scratch }
  const renderArticle = await articleRenderer(tools)
  const plugins = [referencePlugin(renderArticle, language)]
  await build(mergeConfig(config, { plugins, build: { outDir, emptyOutDir: true } }))
  const manifest: Manifest = JSON.parse(readFileSync(join(outDir, '.vite', 'manifest.json'), 'utf8'))
  checkBudgets(language, outDir, manifest)
  inlineFirstScript(outDir)
  await drawReference(tools, renderArticle, outDir, manifest)
  rmSync(join(outDir, '.vite'), { recursive: true })
}

function checkBudgets(language: Language, outDir: string, manifest: Manifest): void {
  const gzipped = (file: string) => gzipSync(readFileSync(join(outDir, file)), { level: 9 }).byteLength
  const figures = measure(manifest, gzipped)
  const lines = (some: typeof figures) => some.map((figure) => `${language}  ${describeFigure(figure)}`)
  console.log(lines(figures).join('\n'))
  const over = lines(overBudget(figures))
  if (over.length > 0) throw new Error(`over budget: ${over.join('; ').replaceAll(/ +/g, ' ')}`)
}

/** What must run before the first paint stands in the page: no request has to be waited for. The door allows its hash. */
function inlineFirstScript(outDir: string): void {
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

/**
 * Makes one folder of the languages' own: pages go below `pages/<language>`, all else lies together. A file's name holds
 * the hash of its content, so what the languages share is there once.
 */
export function joinLanguages(outDir: string): void {
  for (const language of languages) {
    const own = join(outDir, language)
    for (const entry of readdirSync(own, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue
      const file = join(entry.parentPath, entry.name)
      const name = file.slice(own.length + 1)
      const target = join(outDir, /\.html$|^routes\.json$/.test(name) ? join('pages', language, name) : name)
      if (existsSync(target) && !readFileSync(target).equals(readFileSync(file)))
        throw new Error(`${name} is not the same in every language`)
      mkdirSync(dirname(target), { recursive: true })
      renameSync(file, target)
    }
    rmSync(own, { recursive: true })
  }
}

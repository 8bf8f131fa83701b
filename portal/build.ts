import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { describeFigure, type Manifest, measure, overBudget } from './build-budgets.ts'
import { hashInputs } from './build-inputs.ts'
import { articleRenderer, drawReference } from './build-reference.ts'
import { referencePlugin } from './reference-plugin.ts'

// `node portal/build.ts [--if-stale]` builds portal/dist; with --if-stale only when an input has changed since.

const portal = import.meta.dirname
const dist = join(portal, 'dist')
const scratch = join(portal, 'node_modules', '.build')
const hashFile = '.inputs.sha256'
const compressible = /\.(js|css|svg|json|txt)$/

const inputs = hashInputs()
if (!process.argv.includes('--if-stale') || builtFrom() !== inputs) await build()

function builtFrom(): string | null {
  const file = join(dist, hashFile)
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

async function build(): Promise<void> {
  mkdirSync(scratch, { recursive: true })
  const outDir = mkdtempSync(join(scratch, 'dist-'))
  try {
    const vite = await import('vite')
    const configFile = join(portal, 'vite.config.ts')
    const tools = { build: vite.build, configFile, scratch }
    const renderArticle = await articleRenderer(tools)
    await vite.build({
      configFile,
      logLevel: 'warn',
      plugins: [referencePlugin(renderArticle)],
      build: { outDir, emptyOutDir: true },
    })
    const manifest: Manifest = JSON.parse(readFileSync(join(outDir, '.vite', 'manifest.json'), 'utf8'))
    checkBudgets(outDir, manifest)
    inlineFirstScript(outDir)
    await drawReference(tools, renderArticle, outDir, manifest)
    rmSync(join(outDir, '.vite'), { recursive: true })
    compress(outDir)
    writeFileSync(join(outDir, hashFile), inputs)
    replaceDist(outDir)
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
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

function checkBudgets(outDir: string, manifest: Manifest): void {
  const gzipped = (file: string) => gzipSync(readFileSync(join(outDir, file)), { level: 9 }).byteLength
  const figures = measure(manifest, gzipped)
  for (const figure of figures) console.log(describeFigure(figure))
  const over = overBudget(figures)
  if (over.length > 0) throw new Error(`over budget: ${over.map(describeFigure).join('; ').replaceAll(/ +/g, ' ')}`)
}

/** Writes `.br` and `.gz` beside what shrinks. index.html stays bare: the door writes its settings into it. */
function compress(outDir: string): void {
  const parameters = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  for (const name of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
    if (!compressible.test(name)) continue
    const file = join(outDir, name)
    const content = readFileSync(file)
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params: parameters }))
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
  }
}

/** Renames whole folders only, so that whoever reads or builds at the same time never meets half of one. */
function replaceDist(outDir: string): void {
  for (let turn = 1; ; turn += 1) {
    const old = `${outDir}-old-${turn}`
    try {
      if (existsSync(dist)) renameSync(dist, old)
      renameSync(outDir, dist)
      return
    } catch (error) {
      // Another build took dist away, or put its own there, between the two renames: take another turn.
      const code = (error as NodeJS.ErrnoException).code ?? ''
      if (turn === 20 || !['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes(code)) throw error
    } finally {
      rmSync(old, { recursive: true, force: true })
    }
  }
}

import { type ReferencePageName, referencePages, referencePath } from '@edis/contract/reference-pages'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { filesOf, type Manifest } from './build-budgets.ts'
import { referencePlugin } from './reference-plugin.ts'

type Vite = typeof import('vite')
type Tools = { vite: Vite; configFile: string; scratch: string }
type RenderArticle = (name: ReferencePageName) => string
type DrawPage = (name: ReferencePageName) => Promise<string>

/** What `entry` exports, built for Node: its class names are those of the browser's style sheets. */
async function builtForNode<Exports>({ vite, configFile, scratch }: Tools, entry: string, plugins: Plugin[] = []) {
  const outDir = mkdtempSync(join(scratch, 'node-'))
  // To the end: it loads parts of itself while it runs
  process.once('exit', () => rmSync(outDir, { recursive: true, force: true }))
  await vite.build({ configFile, logLevel: 'warn', plugins, build: { outDir, ssr: entry, manifest: false } })
  return (await import(join(outDir, basename(entry).replace(/\.tsx$/, '.js')))) as Exports
}

/** Writes the text of a reference page as HTML. */
export async function articleRenderer(tools: Tools): Promise<RenderArticle> {
  const entry = 'src/reference/article/render-article.tsx'
  return (await builtForNode<{ renderArticle: RenderArticle }>(tools, entry)).renderArticle
}

/** The panel holds what only a browser knows: history, credentials, the language chosen. */
const withoutPanel: Plugin = {
  name: 'reference-panel-drawn',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id === './run/request-panel.tsx' && importer ? join(dirname(importer), 'panel-drawn.tsx') : null,
}

/** Writes each reference page, in its shell, beside index.html: text that can be read before any script has run. */
export async function drawReference(tools: Tools, render: RenderArticle, outDir: string, manifest: Manifest) {
  const plugins = [withoutPanel, referencePlugin(render)]
  const { drawPage } = await builtForNode<{ drawPage: DrawPage }>(tools, 'src/draw-pages.tsx', plugins)
  const bare = readFileSync(join(outDir, 'index.html'), 'utf8')
  for (const name of referencePages) {
    const drawn = await drawPage(name)
    if (!drawn.includes(`data-text-of="${referencePath(name)}"`)) throw new Error(`${name} was drawn without its text`)
    const file = join(outDir, `${referencePath(name)}.html`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, pageWith(bare, drawn, filesFor(manifest, name)))
  }
}

/** What the page alive needs besides the entry. */
const filesFor = (manifest: Manifest, name: ReferencePageName): string[] => [
  ...filesOf(manifest, 'src/reference/reference.page.tsx'),
  ...filesOf(manifest, `virtual:reference-page/${name}`),
]

function pageWith(bare: string, drawn: string, files: string[]): string {
  const links = [...new Set(files)]
    .filter((file) => !bare.includes(file))
    .map((file) =>
      file.endsWith('.css') ? `<link rel="stylesheet" href="/${file}">` : `<link rel="modulepreload" href="/${file}">`,
    )
  const root = '<div id="root"></div>'
  if (!bare.includes(root)) throw new Error('index.html has no place for the page')
  return bare
    .replace('</head>', `${links.join('')}</head>`)
    .replace(root, () => `${root}<div id="drawn">${drawn}</div>`)
}

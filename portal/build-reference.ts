import type { Language } from '@edis/contract/languages'
import { referencePage } from '@edis/contract/reference/reference'
import { type ReferencePageName, referencePages, referencePath } from '@edis/contract/reference/reference-pages'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { build, mergeConfig, type Plugin, type UserConfig } from 'vite'
import { filesOf, type Manifest, virtualKey } from '../web/budgets.ts'
import { writeRoutes } from '../web/built-language.ts'
import { referencePlugin } from './reference-plugin.ts'

/** How the portal is built in one language, and where what the build itself runs may lie. */
type Tools = { language: Language; config: UserConfig; scratch: string }
type RenderArticle = (name: ReferencePageName) => string
type DrawPage = (name: ReferencePageName) => Promise<{ title: string; html: string }>

/** What `entry` exports, built for Node: its class names are those of the browser's style sheets. */
async function builtForNode<Exports>({ config, scratch }: Tools, entry: string, plugins: Plugin[] = []) {
  const outDir = mkdtempSync(join(scratch, 'node-'))
  // To the end: it loads parts of itself while it runs
  process.once('exit', () => rmSync(outDir, { recursive: true, force: true }))
  await build(mergeConfig(config, { plugins, build: { outDir, ssr: entry, manifest: false } }))
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
    id === './run/request/request-panel.tsx' && importer ? join(dirname(importer), 'panel-drawn.tsx') : null,
}

/** Writes each reference page, in its shell, beside index.html: text that can be read before any script has run. */
export async function drawReference(tools: Tools, render: RenderArticle, outDir: string, manifest: Manifest) {
  const { language } = tools
  const plugins = [withoutPanel, referencePlugin(render, language)]
  const { drawPage, routes } = await builtForNode<{ drawPage: DrawPage; routes: string[] }>(
    tools,
    'src/draw-pages.tsx',
    plugins,
  )
  const bare = readFileSync(join(outDir, 'index.html'), 'utf8')
  const styles = [...new Set(stylesFor(manifest))].map((file) => readFileSync(join(outDir, file), 'utf8')).join('')
  writeRoutes(outDir, routes)
  for (const name of referencePages) {
    const { html, title } = await drawPage(name)
    if (!html.includes(`data-text-of="${referencePath(name)}"`)) throw new Error(`${name} was drawn without its text`)
    const file = join(outDir, `${referencePath(name)}.html`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(
      file,
      pageWith(entitled(bare, title, referencePage(name, language).summary), html, styles, scriptsFor(manifest, name)),
    )
  }
}

/** The style sheets of the page, in the order in which they are loaded otherwise. */
const stylesFor = (manifest: Manifest): string[] =>
  [...filesOf(manifest, 'index.html'), ...filesOf(manifest, 'src/reference/reference.page.tsx')].filter((file) =>
    file.endsWith('.css'),
  )

const scriptsFor = (manifest: Manifest, name: ReferencePageName): string[] =>
  [
    ...filesOf(manifest, 'index.html'),
    ...filesOf(manifest, 'src/reference/reference.page.tsx'),
    ...filesOf(manifest, virtualKey(manifest, `reference-page/${name}`)),
  ].filter((file) => file.endsWith('.js'))

/** index.html under the page's own name. */
function entitled(bare: string, title: string, summary: string): string {
  return bare
    .replace(/<title>[^<]*/, () => `<title>${title}`)
    .replace(
      /(<meta\s+name="description"\s+content=")[^"]*/,
      (_, start: string) => start + summary.replaceAll('"', '&quot;'),
    )
}

/**
 * The page with all that its first paint needs in one answer: styles within, scripts after it. `before-paint.js` loads
 * the entry.
 */
function pageWith(bare: string, drawn: string, styles: string, scripts: string[]): string {
  const [entry = ''] = scripts
  const preloads = scripts.map((file) => `<link rel="modulepreload" href="/${file}" fetchpriority="low">`)
  const root = '<div id="root"></div>'
  const page = bare
    .replaceAll(/ *<link rel="(?:stylesheet|modulepreload)"[^>]*>\n/g, '')
    .replace(/ *<script type="module"[^>]*><\/script>\n/, '')
    .replace('<script>', `<script data-entry="/${entry}">`)
    .replace('</head>', () => `<style nonce="%CSP_NONCE%">${styles}</style>\n${preloads.join('\n')}\n</head>`)
    .replace(root, () => `${root}<div id="drawn">${drawn}</div>`)
  if (!page.includes('data-entry') || !page.includes('id="drawn"')) throw new Error('index.html is not as expected')
  return page
}

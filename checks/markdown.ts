/** Folders whose backticked paths must exist. Others (`src/…` in prose, `node_modules/`) are left alone. */
const ownFolders = [
  'contract',
  'ui',
  'server',
  'portal',
  'console',
  'web',
  'testing',
  'tests',
  'checks',
  'docs',
  'deploy',
  '.ci',
]

const withoutFences = (markdown: string) => markdown.replaceAll(/^( *)(```|~~~)[^]*?^\1\2.*$/gm, '')
const withoutCode = (markdown: string) => withoutFences(markdown).replaceAll(/`[^`\n]*`/g, '')

/** The anchors of a page as GitHub makes them from its headings, and those written out. */
export function anchorsOf(markdown: string): Set<string> {
  const anchors = new Set<string>()
  for (const [, heading = ''] of withoutFences(markdown).matchAll(/^#{1,6} +(.+?) *#*$/gm)) {
    const text = heading.replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/<[^>]*>/g, '')
    const slug = text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\p{M}_ -]/gu, '')
      .replaceAll(' ', '-')
    let anchor = slug
    for (let again = 1; anchors.has(anchor); again++) anchor = `${slug}-${again}`
    anchors.add(anchor)
  }
  for (const [, id = ''] of withoutCode(markdown).matchAll(/<[^>]+ (?:id|name)="([^"]+)"/g)) anchors.add(id)
  return anchors
}

/** Where a page points to, pictures and raw HTML included, beyond the web. */
export function linksOf(markdown: string): string[] {
  const text = withoutCode(markdown)
  const found = [/\]\(<?([^)\s>]+)>?[^)]*\)/g, /^ *\[[^\]]+\]: *<?([^\s>]+)/gm, /<[^>]+ (?:href|src)="([^"]+)"/g]
  return found
    .flatMap((link) => [...text.matchAll(link)].map(([, target = '']) => target))
    .filter((target) => !/^[a-z][a-z+.-]*:/i.test(target))
}

/** Backticked paths that claim to be ours: `server/src/main.js`, `docs/decisions/`, `server/src/*.ts`. */
export const pathsOf = (markdown: string): string[] =>
  [...withoutFences(markdown).matchAll(/`((?:[\w.@*-]+\/)+[\w.@*-]*)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => ownFolders.includes(path.split('/')[0] ?? '') && (path.endsWith('/') || /\.\w+$/.test(path)))

/** Scripts that a page tells its reader to run, in prose and in code blocks. */
export const scriptsOf = (markdown: string): string[] => [
  ...[...markdown.matchAll(/\bnpm run ([\w:.-]*\w)/g)].map(([, script = '']) => script),
  ...[...markdown.matchAll(/\bnpm (test|start)\b/g)].map(([, script = '']) => script),
]

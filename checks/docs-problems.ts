import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { anchorsOf, linksOf, pathsOf, scriptsOf } from './markdown.ts'

type LockedPackage = { resolved?: string; integrity?: string; link?: boolean; inBundle?: boolean }

/** A lock file that works behind any registry: checksums for all, addresses for none. */
export function lockFileProblems(packages: Record<string, LockedPackage>): string[] {
  const installed = Object.entries(packages).filter(([path, entry]) => path.includes('node_modules/') && !entry.link)
  return [
    ...installed.filter(([, { resolved }]) => resolved?.startsWith('http')).map(([path]) => `${path} has an address`),
    ...installed
      .filter(([, { integrity, inBundle }]) => !integrity && !inBundle)
      .map(([path]) => `${path} has no integrity`),
  ]
}

/** What no committed file may say: where one machine keeps things, and which registry it asks. In parts, for this file. */
export const forbiddenWords: readonly string[] = [
  ['registry', 'npmjs', 'org'].join('.'),
  ['registry', 'yarnpkg', 'com'].join('.'),
  ['registry', 'npmmirror', 'com'].join('.'),
  ...['work', 'root'].map((folder) => `/${folder}/`),
]

function pageProblems(root: string, page: string): string[] {
  const markdown = readFileSync(join(root, page), 'utf8')
  const linkProblems = linksOf(markdown).flatMap((link) => {
    const [path = '', anchor] = decodeURI(link).split('#')
    const target = path === '' ? page : normalize(path.startsWith('/') ? path.slice(1) : join(dirname(page), path))
    if (!existsSync(join(root, target))) return [`the link ${link} leads nowhere`]
    const isAnchored =
      !anchor || !target.endsWith('.md') || anchorsOf(readFileSync(join(root, target), 'utf8')).has(anchor)
    return isAnchored ? [] : [`the link ${link} names no heading of ${target}`]
  })
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object }
  return [
    ...linkProblems,
    ...pathsOf(markdown)
      .filter((path) => globSync(path, { cwd: root }).length === 0)
      .map((path) => `\`${path}\` doesn't exist`),
    ...scriptsOf(markdown)
      .filter((script) => !Object.hasOwn(scripts, script))
      .map((script) => `\`npm run ${script}\` isn't a script`),
  ].map((problem) => `${page}: ${problem}`)
}

function wordProblems(root: string): string[] {
  // Whoever runs the check may not own the folder
  const git = ['-c', 'safe.directory=*', 'ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const listed = execFileSync('git', git, { cwd: root })
  const files = listed
    .toString()
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(root, file)))
  return files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'latin1')
    const isBinary = text.includes('\0')
    return isBinary ? [] : forbiddenWords.filter((word) => text.includes(word)).map((word) => `${file}: says ${word}`)
  })
}

/** Numbers that several decisions have. */
function decisionProblems(root: string): string[] {
  const pages = globSync('docs/decisions/*.md', { cwd: root }).toSorted()
  return [...Map.groupBy(pages, (page) => basename(page).slice(0, 4)).values()]
    .filter((same) => same.length > 1)
    .map((same) => `${same.join(', ')}: one number`)
}

/** Everything that the repository's documents say and that isn't so. */
export function docsProblems(root: string): string[] {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>
  }
  return [
    ...globSync(['*.md', 'docs/**/*.md'], { cwd: root }).flatMap((page) => pageProblems(root, page)),
    ...lockFileProblems(lock.packages).map((problem) => `package-lock.json: ${problem}`),
    ...wordProblems(root),
    ...decisionProblems(root),
  ]
}

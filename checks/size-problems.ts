import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join, matchesGlob } from 'node:path'

const maxLines = 250
const maxFiles = 30

/** What may be larger, as patterns of paths, each with its reason. */
export type Exceptions = Readonly<Record<string, string>>

const isCode = (path: string) => /\.(?:[cm]?[jt]sx?|css|sql)$/.test(path)
const linesOf = (text: string) => text.split('\n').length - (text.endsWith('\n') ? 1 : 0)

/** Files and folders of code that are too large to be read at once, and exceptions that nothing needs. */
export function sizeProblems(root: string, folders: readonly string[], exceptions: Exceptions): string[] {
  const tracked = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', ...folders], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const paths = tracked.split('\0').filter(isCode)
  const long = paths
    .map((path) => ({ path, lines: linesIn(join(root, path)) }))
    .filter(({ lines }) => lines > maxLines)
    .map(({ path, lines }) => ({ path, problem: `${path} has ${lines} lines, more than ${maxLines}` }))
  const full = [...Map.groupBy(paths, dirname)]
    .filter(([, files]) => files.length > maxFiles)
    .map(([path, files]) => ({ path, problem: `${path} holds ${files.length} files of code, more than ${maxFiles}` }))
  const broken = [...long, ...full]
  const patterns = Object.keys(exceptions)
  return [
    ...broken
      .filter(({ path }) => !patterns.some((pattern) => matchesGlob(path, pattern)))
      .map(({ problem }) => problem),
    ...patterns
      .filter((pattern) => !broken.some(({ path }) => matchesGlob(path, pattern)))
      .map((pattern) => `the exception ${pattern} is needed by nothing`),
  ]
}

/** 0 of a file that was just removed. */
function linesIn(path: string): number {
  try {
    return linesOf(readFileSync(path, 'utf8'))
  } catch {
    return 0
  }
}

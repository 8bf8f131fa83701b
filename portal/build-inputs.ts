import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const portal = import.meta.dirname
const repository = join(portal, '..')

const folders = [
  join(portal, 'src'),
  join(portal, 'public'),
  join(repository, 'contract', 'src'),
  join(repository, 'ui', 'src'),
]
const files = [
  ...[
    'build.ts',
    'build-budgets.ts',
    'build-inputs.ts',
    'build-language.ts',
    'build-reference.ts',
    'calls-plugin.ts',
    'index.html',
    'language-plugin.ts',
    'package.json',
    'reference-plugin.ts',
    'search-plugin.ts',
    'tsconfig.json',
    'value-flow-plugin.ts',
    'vite.config.ts',
  ].map((name) => join(portal, name)),
  join(repository, 'package-lock.json'),
]

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))

/** SHA-256 over the name and content of everything that the built portal depends on. */
export function hashInputs(): string {
  const hash = createHash('sha256')
  for (const file of [...files, ...folders.flatMap(filesBelow)].toSorted()) {
    const content = readFileSync(file)
    hash.update(`${relative(repository, file)}\0${content.byteLength}\0`).update(content)
  }
  return hash.digest('hex')
}

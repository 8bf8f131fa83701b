import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const repository = join(import.meta.dirname, '..')
/** What every application is made of, besides its own folder. */
const shared = ['web', 'contract/src', 'ui/src'].map((folder) => join(repository, folder))
const lockFile = join(repository, 'package-lock.json')
const madeFolders = new Set(['dist', 'node_modules'])

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return madeFolders.has(entry.name) ? [] : filesBelow(path)
    return entry.isFile() && !entry.name.includes('.test.') ? [path] : []
  })
}

/** SHA-256 over the name and content of everything that the built application in this folder depends on. */
export function hashInputs(root: string): string {
  const hash = createHash('sha256')
  for (const file of [lockFile, ...[root, ...shared].flatMap(filesBelow)].toSorted()) {
    const content = readFileSync(file)
    hash.update(`${relative(repository, file)}\0${content.byteLength}\0`).update(content)
  }
  return hash.digest('hex')
}

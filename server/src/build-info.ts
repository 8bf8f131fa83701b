import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** What runs: the version of package.json, the commit where that is known, and the Node under it. */
export type BuildInfo = { version: string; commit: string; node: string }

export const buildInfo = (folder = root): BuildInfo => ({
  version: versionIn(folder),
  commit: commitIn(folder) ?? 'unknown',
  node: process.versions.node,
})

function versionIn(folder: string): string {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
  return version
}

/** From the file `commit`, which an image is built with, or else from the checkout. */
function commitIn(folder: string): string | null {
  const head = read(join(folder, 'commit')) ?? read(join(folder, '.git/HEAD'))
  const [, branch] = /^ref: (.+)$/.exec(head ?? '') ?? []
  const commit = branch === undefined ? head : (read(join(folder, '.git', branch)) ?? packed(folder, branch))
  return commit && /^[0-9a-f]{7,64}$/.test(commit) ? commit : null
}

function packed(folder: string, branch: string): string | null {
  const line = read(join(folder, '.git/packed-refs'))
    ?.split('\n')
    .find((one) => one.endsWith(` ${branch}`))
  return line?.split(' ')[0] ?? null
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim() || null
  } catch {
    return null
  }
}

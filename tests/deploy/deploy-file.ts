import { readFileSync } from 'node:fs'

const folder = new URL('../../deploy/', import.meta.url)

/** A file of deploy/, with what is this machine's in place of what is the provider's. Each must be there to be replaced. */
export function deployFile(file: string, replacements: Readonly<Record<string, string>>): string {
  const text = readFileSync(new URL(file, folder), 'utf8')
  return Object.entries(replacements).reduce((taken, [from, to]) => {
    if (!taken.includes(from)) throw new Error(`${file} has no ${from}`)
    return taken.replaceAll(from, to)
  }, text)
}

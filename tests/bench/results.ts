import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'

const file = new URL('RESULTS.md', import.meta.url)
const head = '# Results of `npm run bench`'

/** Puts a part's figures in the place of those before them; the other parts' stay as they are. */
export async function writeSection(title: string, text: string): Promise<void> {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  const day = new Date().toISOString().slice(0, 10)
  const run = `${day}, commit ${commit}, ${cpus().length} cores of ${cpus()[0]?.model}.`
  const section = `${title}\n\n${run}\n\n${text.trim()}\n`
  const [, ...sections] = (await readFile(file, 'utf8')).split(/^## /m)
  const at = sections.findIndex((each) => each.startsWith(`${title}\n`))
  sections.splice(at === -1 ? sections.length : at, at === -1 ? 0 : 1, section)
  console.log(`## ${section}`)
  await writeFile(file, [head, ...sections.map((each) => `## ${each.trim()}`)].join('\n\n') + '\n')
}

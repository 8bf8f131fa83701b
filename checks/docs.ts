import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { settingsTable } from '../server/src/settings-table.ts'
import { docsProblems } from './docs-problems.ts'
import { exampleWith, readmeWith, settingsProblems } from './settings-pages.ts'

const root = join(import.meta.dirname, '..')
const readme = join(root, 'README.md')
const example = join(root, 'edis.env.example')
const read = (file: string) => readFileSync(file, 'utf8')

// `npm run docs`; without, it only says what is wrong.
if (process.argv.includes('--write')) {
  writeFileSync(readme, readmeWith(read(readme), settingsTable))
  writeFileSync(example, exampleWith(read(example), settingsTable))
}
const problems = [...docsProblems(root), ...settingsProblems(read(readme), read(example), settingsTable)]
for (const problem of problems) console.log(problem)
if (problems.length > 0) process.exitCode = 1

import { join } from 'node:path'
import { settingNames } from '../server/src/settings.ts'
import { docsProblems } from './docs-problems.ts'

const problems = docsProblems(join(import.meta.dirname, '..'), settingNames)
for (const problem of problems) console.log(problem)
if (problems.length > 0) process.exitCode = 1

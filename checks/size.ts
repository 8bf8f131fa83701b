import { join } from 'node:path'
import { sizeProblems } from './size-problems.ts'

const folders = ['contract', 'ui', 'server', 'portal', 'console', 'web', 'testing', 'tests', 'checks']

const exceptions = {
  'contract/src/errors/messages.en.ts': 'one closed table, data: an entry per error',
  'contract/src/errors/messages.id.ts': 'one closed table, data: an entry per error',
  'server/src/database/migrations/environment': 'a file for each change there ever was, in their order',
}

const problems = sizeProblems(join(import.meta.dirname, '..'), folders, exceptions)
for (const problem of problems) console.log(problem)
if (problems.length > 0) process.exitCode = 1

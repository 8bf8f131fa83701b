import { join } from 'node:path'
import { supplyProblems } from './supply-problems.ts'

const problems = supplyProblems(join(import.meta.dirname, '..'))
for (const problem of problems) console.log(problem)
if (problems.length > 0) process.exitCode = 1

#!/usr/bin/env -S MALLOC_ARENA_MAX=2 node --max-semi-space-size=8 --heap-growing-percent=60
// Megabytes for what is short-lived, and how far the rest may grow before it is tidied. Node lets both grow beyond: a door
// that starts kept 100 MB more, one under load 150. glibc keeps 15 for arenas that its threads hardly use.
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// Before anything else is loaded, and next to what it is made of. Loading takes half as long with it; where nobody may
// write there, as long as without. What is in it has lost its types. This file could not be in it, and were it TypeScript,
// Node would load for it alone what removes types: 17 MB as long as the process lives.
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/edis'))
const { runCommand } = await import('./run-command.ts')

process.exitCode = await runCommand(process.argv.slice(2), {
  environment: process.env,
  print: (line) => void process.stdout.write(`${line}\n`),
  output: process.stdout,
  complain: (text) => void process.stderr.write(text),
})

#!/usr/bin/env -S MALLOC_ARENA_MAX=2 node --max-semi-space-size=16 --heap-growing-percent=60
// Megabytes for what is short-lived, and how far the rest may grow before it is tidied. Node lets both grow beyond: a door
// that starts kept 100 MB more, one under load 150. glibc keeps 15 for arenas that its threads hardly use.
import { commandLine } from './cli.ts'
import { failedQuery } from './database/query-failure.ts'

try {
  const print = (line: string) => void process.stdout.write(`${line}\n`)
  await commandLine({ environment: process.env, print, output: process.stdout }).parseAsync()
} catch (error) {
  process.stderr.write(`${reason(error)}\n`)
  process.exitCode = 1
}

/** In words for the operator. */
function reason(error: unknown): string {
  const failed = failedQuery(error)
  if (failed) return `${failed.cause?.message ?? 'A query failed'}\n${failed.query}`
  return error instanceof Error ? error.message : String(error)
}

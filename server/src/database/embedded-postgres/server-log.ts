import { copyFile, readFile, rm, stat, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import type { Home } from './data-folder.ts'

const LIMIT_BYTES = 10 * 1024 * 1024

/** What the postmaster and its backends say. */
export function logFile(home: Home): string {
  return join(home.dataDir, 'postgres.log')
}

/** What was written after its first `from` bytes. */
export async function readLog(home: Home, from: number): Promise<string> {
  return (await readFile(logFile(home))).subarray(from).toString().trim()
}

/**
 * Keeps the log near 10 MB, with what came before in postgres.log.1, until the result is called. PostgreSQL's own
 * rotation caps a file's age only: one that it comes back to on reaching its size is not truncated.
 */
export function limitLog(home: Home): () => void {
  const timer = setInterval(() => void rotate(logFile(home)).catch(() => {}), 10_000)
  timer.unref()
  return () => clearInterval(timer)
}

/** PostgreSQL keeps the file open to append to, hence the copy. */
async function rotate(file: string): Promise<void> {
  if ((await stat(file)).size < LIMIT_BYTES) return
  await rm(`${file}.1`, { force: true })
  await copyFile(file, `${file}.1`)
  await truncate(file)
}

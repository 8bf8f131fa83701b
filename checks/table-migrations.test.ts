import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const server = join(root, 'server')

test.each(['accounts', 'environment'])('the tables of %s are what their migrations make', (set) => {
  const folder = mkdtempSync(join(tmpdir(), 'edis-migrations-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(join(server, 'src/database/migrations'), folder, { recursive: true })
  const before = readdirSync(join(folder, set))
  const said = execFileSync(join(root, 'node_modules/.bin/drizzle-kit'), ['generate'], {
    cwd: server,
    env: { ...process.env, TABLES: set, MIGRATIONS: relative(server, folder) },
    encoding: 'utf8',
  })
  expect(said).toContain('No schema changes')
  expect(readdirSync(join(folder, set))).toEqual(before)
})

import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { expect, onTestFinished, test, vi } from 'vitest'
import { credentialsAt } from '@edis/testing/credentials.ts'
import { createTestDatabase } from '@edis/testing/database.ts'
import { runEdis } from '@edis/testing/program.ts'
import { startTestApp } from '@edis/testing/test-app.ts'
import { startWorker } from '@edis/testing/worker.ts'
import { openMasterKeys } from './open-master-keys.ts'

// Some start the command line
vi.setConfig({ testTimeout: 60_000 })

const settings = (masterKey: Buffer | null, ...otherMasterKeys: Buffer[]) => ({
  masterKey,
  otherMasterKeys,
  dataDir: 'no-such-folder',
})
const refusal = "does not contain the key that encrypts this database's secrets"

async function place() {
  const { url } = await createTestDatabase()
  const sql = postgres(url, { max: 1 })
  onTestFinished(() => sql.end())
  return { url, sql, opens: (...keys: Buffer[]) => openMasterKeys(settings(keys[0] ?? null, ...keys.slice(1)), url) }
}

/** A partner's key and tokens, sealed with the master key. */
async function sealSome(url: string, masterKey: Buffer): Promise<void> {
  const app = await startTestApp({ DATABASE_URL: url, MASTER_KEY: masterKey.toString('base64') }, { url })
  const { session } = await app.signedInPartner()
  await credentialsAt(app.url.development, session)
  await app.close()
}

test('the first start makes its key the database’s: another one is refused, and as the first of several until it was announced', async () => {
  const { opens } = await place()
  const [own, foreign] = [randomBytes(32), randomBytes(32)]
  expect((await opens(own)).masterKey).toEqual(own)
  await expect(opens(foreign)).rejects.toThrow(`MASTER_KEY ${refusal}`)
  await expect(opens(foreign, own)).rejects.toThrow('The first key in MASTER_KEY is new to this database')
  expect((await opens(own, foreign)).otherMasterKeys).toEqual([foreign])
  expect((await opens(foreign, own)).masterKey).toEqual(foreign)
  await expect(opens(randomBytes(32), own)).rejects.toThrow('is new to this database')
})

test('of many first starts at once with two keys, those with one of them go on', async () => {
  const { opens } = await place()
  const keys = [randomBytes(32), randomBytes(32)]
  const starts = await Promise.allSettled(
    Array.from({ length: 12 }, async (_, number) => {
      await opens(keys[number % 2]!)
      return number % 2
    }),
  )
  const went = starts.filter((start) => start.status === 'fulfilled').map(({ value }) => value)
  expect(went).toHaveLength(6)
  expect(new Set(went).size).toBe(1)
})

test('a database from before belongs to the key that opens what is in it, whatever a wrong one has sealed since', async () => {
  const { url, sql, opens } = await place()
  const [own, foreign] = [randomBytes(32), randomBytes(32)]
  for (const key of [own, own, foreign]) await sealSome(url, key)
  await expect(opens(foreign)).rejects.toThrow(refusal)
  expect(await sql`select * from accounts.master_key_fingerprints`).toHaveLength(0)
  await opens(own)
  await expect(opens(foreign)).rejects.toThrow(refusal)
})

test('a lost key file is not made anew: its database could not be read with it', async () => {
  const { url } = await place()
  const dataDir = await mkdtemp(join(tmpdir(), 'edis-key-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const { masterKey } = await openMasterKeys({ ...settings(null), dataDir }, url)
  expect((await openMasterKeys({ ...settings(null), dataDir }, url)).masterKey).toEqual(masterKey)
  await rm(join(dataDir, 'master-key'))
  await expect(openMasterKeys({ ...settings(null), dataDir }, url)).rejects.toThrow('master-key is missing')
  expect(await readdir(dataDir)).toEqual([])
})

test('a door and a worker with a wrong key beside one with the right key end, and change nothing', async () => {
  const { url, sql } = await place()
  const [own, foreign] = [randomBytes(32), randomBytes(32)]
  const worker = await startWorker({ databaseUrl: url, masterKey: own })
  onTestFinished(() => worker.stop())
  await sealSome(url, own)
  const sealed = () => sql`
    select (select json_agg(partner_keys) from development.partner_keys) as keys,
      (select json_agg(tokens) from development.tokens) as tokens,
      (select json_agg(prints) from accounts.master_key_fingerprints prints) as prints`
  const before = await sealed()

  const environment = { ...process.env, DATABASE_URL: url, MASTER_KEY: foreign.toString('base64') }
  const commands = ['serve development', 'worker', 'migrate', 'rotate-master-key', 'rotate-master-key --discard']
  const runs = commands.map(async (command) => ({ command, ...(await runEdis(command.split(' '), environment)) }))
  for (const { errors, ...ended } of await Promise.all(runs)) {
    expect(ended).toEqual({ command: ended.command, status: 1, output: '' })
    expect(errors).toContain(refusal)
    expect(errors).not.toContain(environment.MASTER_KEY)
  }
  expect(await sealed()).toEqual(before)
  expect(worker.process.exitCode).toBeNull()
})

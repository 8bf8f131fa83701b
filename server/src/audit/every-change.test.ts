import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import type { Command } from 'commander'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { auditActionNames } from '@edis/contract/audit/audit-actions'
import { consoleCalls } from '@edis/contract/calls/console-calls'
import { openApiCalls } from '@edis/contract/calls/open-api-calls'
import { operationsCalls } from '@edis/contract/calls/operations-calls'
import { portalCalls } from '@edis/contract/calls/portal-calls'
import { auditedCalls } from '@edis/testing/audit/audited-calls.ts'
import { auditedCommands, unauditedCommands } from '@edis/testing/audit/audited-commands.ts'
import { unauditedCalls } from '@edis/testing/audit/unaudited-calls.ts'
import { openOperationsDesk } from '@edis/testing/operations-desk.ts'
import { commandLine } from '../cli.ts'

const opened = await openOperationsDesk({
  AUTO_GRANT_PRODUCTION: 'true',
  DELIVER_WEBHOOKS: 'false',
  MASTER_KEY: Buffer.alloc(32).toString('base64'),
  ORDER_KEEP_DAYS: '400',
  ORDER_ARCHIVE: await mkdtemp(join(tmpdir(), 'edis-archive-')),
})
/** The doors read a catalogue that other changes have only just changed: an order may be refused until they have. */
const desk = { ...opened, sent: (changes?: object) => vi.waitFor(() => opened.sent(changes), { timeout: 10_000 }) }
const { edis, sql } = desk
afterAll(desk.close)

type Row = {
  id: string
  action: string
  actor_kind: string
  actor_id: string | null
  address: string | null
  environment: string | null
  reason: string | null
}
const rows = () => sql<Row[]>`select * from accounts.audit_log order by at, id`
let seen = new Set<string>()
async function written(act: () => Promise<unknown>): Promise<Row[]> {
  await act()
  const all = await rows()
  const fresh = all.filter(({ id }) => !seen.has(id))
  seen = new Set(all.map(({ id }) => id))
  return fresh
}
const actionsOf = (fresh: readonly Row[]) => fresh.map(({ action }) => action)

const calls = [...new Set([...portalCalls, ...openApiCalls, ...operationsCalls, ...consoleCalls])]
const writing = calls.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`)

const leaves = (command: Command, before = ''): string[] =>
  command.commands.length === 0
    ? [before + command.name()]
    : command.commands.flatMap((child) => leaves(child, `${before}${command.name()} `))
const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
const program = commandLine({ environment: {}, print: () => {}, output: nowhere })
const commands = program.commands.flatMap((command) => leaves(command))

test('every call but a GET, and every command, either leaves a row or stands with the reason why not', () => {
  expect([...Object.keys(auditedCalls), ...Object.keys(unauditedCalls)].toSorted()).toEqual(writing.toSorted())
  expect([...Object.keys(auditedCommands), ...Object.keys(unauditedCommands)].toSorted()).toEqual(commands.toSorted())
})

describe('a call leaves its row, with who made it and from where', () => {
  test.each(Object.entries(auditedCalls))('%s', async (_call, { writes, make }) => {
    const before = await rows()
    seen = new Set(before.map(({ id }) => id))
    const fresh = await written(() => make(desk))
    expect(actionsOf(fresh)).toEqual(expect.arrayContaining(writes))
    const own = fresh.filter(({ action }) => writes.some((name) => name === action))
    expect(own.filter(({ action }) => action === writes[0]).length).toBeGreaterThan(0)
    for (const { actor_kind, actor_id, address } of own.filter((row) => row.actor_kind !== 'edis')) {
      expect(['member', 'program', 'operations_key', 'staff']).toContain(actor_kind)
      expect(address).toBe('127.0.0.1')
      expect(actor_id).toMatch(/^(prt|mbr|opk|stf)_/)
    }
  })
})

describe('a command leaves its row, with who ran it, where and why', () => {
  test.each(Object.entries(auditedCommands))('%s', async (_command, { writes, words }) => {
    const given = await words(desk)
    seen = new Set((await rows()).map(({ id }) => id))
    const fresh = await written(async () => expect(await edis(...given)).toMatchObject({ status: 0, errors: '' }))
    expect(actionsOf(fresh)).toEqual(writes)
    const reason = given.includes('--reason') ? given.at(-1) : null
    for (const row of fresh) {
      expect(row).toMatchObject({ actor_kind: 'command_line', reason })
      expect(row.actor_id).not.toBe('')
      expect(row.address).not.toBe('')
    }
  })
})

test('a change that fails leaves no row', async () => {
  seen = new Set((await rows()).map(({ id }) => id))
  const refused = await written(async () =>
    expect(await edis('courier', 'switch-off', 'NONE')).toMatchObject({ status: 1 }),
  )
  expect(refused).toEqual([])
})

test('no secret, no person’s data and no action beyond the list is in the log', async () => {
  const all = await sql<
    { row: string; action: string }[]
  >`select audit_log::text as row, action from accounts.audit_log`
  expect(all.length).toBeGreaterThan(40)
  expect(all.filter(({ action }) => !auditActionNames.some((name) => name === action))).toEqual([])
  const secrets = [/edis_(?:key|token|refresh|session|ops)_/, /whsec_/, /secret-in-a-url/, /\$argon2/]
  const people = [/@edis\.test/, /@tokosenja/, /Dewi/, /81255550001/, /Jalan Rahasia/, /Siti/]
  for (const pattern of [...secrets, ...people]) expect(all.filter(({ row }) => pattern.test(row))).toEqual([])
})

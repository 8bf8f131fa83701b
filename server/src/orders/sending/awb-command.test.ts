import { Command } from 'commander'
import postgres from 'postgres'
import { expect, inject, onTestFinished, test } from 'vitest'
import { closeDatabase, openDatabase } from '../../database/connection.ts'
import { openOrderTaking } from '@edis/testing/order-taking.ts'
import { awbCommands } from './awb-command.ts'
import type { OrderParts } from './order-parts.ts'
import { takeReport } from '../reports/take-report.ts'

async function edis(url: string, ...words: string[]): Promise<string[]> {
  const lines: string[] = []
  const program = new Command().exitOverride().configureOutput({ writeErr: () => {} })
  awbCommands(program, {
    print: (line) => lines.push(line),
    change: async (environment, act) => {
      const database = openDatabase(url, environment, { connections: 1 })
      const changed = await act(database, async () => {})
      await closeDatabase(database)
      return changed
    },
  })
  for (const command of program.commands.flatMap((child) => [child, ...child.commands]))
    command.exitOverride().configureOutput({ writeErr: () => {} })
  await program.parseAsync(['awb', ...words], { from: 'user' })
  return lines
}

/** A copy of a database that nobody is connected to, file by file: its backup, and the backup restored. */
async function copyOf(url: string, suffix: string): Promise<string> {
  const from = new URL(url).pathname.slice(1)
  const sql = postgres(inject('clusterUrl'), { max: 1 })
  await sql`create database ${sql(from + suffix)} template ${sql(from)}`
  await sql.end()
  return Object.assign(new URL(url), { pathname: `/${from}${suffix}` }).href
}

const wms = { kind: 'operations_key', id: 'opk_wms', address: '127.0.0.1' } as const

/** Brings orders to where their AWB is printed. Gives the AWBs. */
async function print(url: string, parts: OrderParts, orders: readonly string[]): Promise<string[]> {
  const database = openDatabase(url, 'development', { connections: 1 })
  for (const order_id of orders)
    await takeReport(database, parts, { external_id: `print-${order_id}`, order_id, status: 'awaiting_pickup' }, wms)
  const rows = await database.$client<{ awb: string }[]>`
    select awb from orders where id in ${database.$client(orders)} and awb is not null`
  await closeDatabase(database)
  expect(rows).toHaveLength(orders.length)
  return rows.map(({ awb }) => awb).toSorted()
}

test('after a restore no AWB that was printed is issued again, once the numbers are advanced', async () => {
  const { url, parts, send, close } = await openOrderTaking()
  const orders: string[] = []
  while (orders.length < 12) orders.push(await send())
  await close()
  const before = await print(url, parts, orders.slice(0, 4))
  const backup = await copyOf(url, '_backup')
  const since = await print(url, parts, orders.slice(4, 8))

  // Left as it is restored, the database issues the same numbers to other parcels.
  expect(await print(await copyOf(backup, '_careless'), parts, orders.slice(8))).toEqual(since)

  const restored = await copyOf(backup, '_restored')
  expect(await edis(restored, 'advance', '--by', '100000')).toEqual([
    expect.stringMatching(/^development: the next AWB is EDT1001000\d\d\d$/),
    expect.stringMatching(/^production: the next AWB is EDS1001000\d\d\d$/),
  ])
  const printed = [...before, ...since, ...(await print(restored, parts, orders.slice(4)))]
  expect(new Set(printed).size).toBe(16)
})

test('one environment is advanced alone', async () => {
  const { url, close } = await openOrderTaking()
  onTestFinished(close)
  expect(await edis(url, 'advance', '--by', '1', '--environment', 'production')).toEqual([
    'production: the next AWB is EDS1000000021',
  ])
})

test.each(['0', '-5', '1.5', '1e9', 'many', '100000001'])('numbers are not advanced by %s', async (by) => {
  await expect(edis('postgres://nobody', 'advance', '--by', by)).rejects.toThrow('whole number')
})

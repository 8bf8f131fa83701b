import { expect, test } from 'vitest'
import { pino } from 'pino'
import { newFolder, openArchiving } from './archive-fixtures.ts'
import { orderArchiving } from './order-archiving.ts'

/** What the job tells, line by line. */
function told() {
  const lines: Record<string, unknown>[] = []
  const counted: (number | null)[] = []
  const log = pino({ base: null }, { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) })
  return {
    lines,
    counted,
    log,
    metrics: { archived: (_environment: string, orders: number | null) => void counted.push(orders) },
  }
}

test('a run archives all that is due, counts it and says so', async () => {
  const { database, options, left } = await openArchiving(3, 1)
  const { lines, counted, ...parts } = told()
  const folder = await newFolder()
  const job = orderArchiving(database, { ...options, ...parts, orderKeepDays: options.days, orderArchive: { folder } })
  await job.run()
  expect(counted).toEqual([3])
  expect(lines).toMatchObject([{ msg: 'orders archived', environment: 'development', orders: 3, events: 3 }])
  expect(await left()).toHaveLength(1)
  await job.stop()
})

test('a run that fails is counted and says where, and the next one does what it left', async () => {
  const { database, options, left } = await openArchiving(2, 0)
  const { lines, counted, ...parts } = told()
  const folder = await newFolder()
  const given = { ...options, ...parts, orderKeepDays: options.days }
  await orderArchiving(database, { ...given, orderArchive: { folder: `${folder}/volume` } }).run()
  expect(counted).toEqual([null])
  expect(lines).toMatchObject([
    { msg: 'orders could not be archived', place: `${folder}/volume`, err: { code: 'ENOENT' } },
  ])
  expect(await left()).toHaveLength(2)
  await orderArchiving(database, { ...given, orderArchive: { folder } }).run()
  expect(counted).toEqual([null, 2])
})

test('without the setting nothing is archived, and a stopped job archives nothing', async () => {
  const { database, options, left } = await openArchiving(1, 0)
  const { lines, counted, ...parts } = told()
  const given = { ...options, ...parts }
  await orderArchiving(database, { ...given, orderKeepDays: null, orderArchive: { folder: await newFolder() } }).run()
  const stopped = orderArchiving(database, {
    ...given,
    orderKeepDays: options.days,
    orderArchive: { folder: await newFolder() },
  })
  await stopped.stop()
  await stopped.run()
  expect([...lines, ...counted]).toEqual([])
  expect(await left()).toHaveLength(1)
})

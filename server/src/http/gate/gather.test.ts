import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Failure } from '../doors/failure.ts'
import { gather } from './gather.ts'

test('what comes while two runs are under way is done together in the next one, an owner’s apart from others’', async () => {
  const runs: string[] = []
  const together = gather({
    most: 3,
    async run(owner, items: string[]) {
      runs.push(`${owner} ${items.join('')}`)
      await sleep(20)
      return items.map((item) => item.toUpperCase())
    },
  })
  const first = [together('one', 'a'), together('one', 'b'), together('two', 'x')]
  await sleep(5)
  const second = together('one', 'c')
  await sleep(5)
  const later = ['d', 'e', 'f', 'g'].map((item) => together('one', item))
  expect(await Promise.all([...first, second, ...later])).toEqual(['A', 'B', 'X', 'C', 'D', 'E', 'F', 'G'])
  expect(runs).toEqual(['one ab', 'two x', 'one c', 'one def', 'one g'])
  expect(await together('one', 'h')).toBe('H')
})

test('a Failure is its own item’s; one that is thrown is found by doing each by itself', async () => {
  const runs: string[] = []
  const together = gather({
    most: 10,
    async run(_owner, items: string[]) {
      runs.push(items.join(''))
      if (items.includes('d')) throw new Failure('ORDER_DUPLICATE')
      return items.map((item) => (item === 'r' ? new Failure('WAREHOUSE_NOT_FOUND') : item))
    },
  })
  const code = (promise: Promise<string>) => promise.catch(({ code: refused }: Failure) => refused)
  expect(await Promise.all(['a', 'r'].map((item) => code(together('one', item))))).toEqual(['a', 'WAREHOUSE_NOT_FOUND'])
  expect(await Promise.all(['a', 'd', 'b'].map((item) => code(together('one', item))))).toEqual([
    'a',
    'ORDER_DUPLICATE',
    'b',
  ])
  expect(runs).toEqual(['ar', 'adb', 'a', 'd', 'b'])
})

test('what is wrong with the database is not tried again for each', async () => {
  let runs = 0
  const together = gather({
    most: 10,
    async run(): Promise<string[]> {
      runs++
      throw new Error('away')
    },
  })
  const settled = await Promise.allSettled([together('one', 'a'), together('one', 'b')])
  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(runs).toBe(1)
})

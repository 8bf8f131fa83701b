import { expect, test } from 'vitest'
import { completionWriter } from './completions.ts'
import type { Completion } from '../completions.store.ts'

const completion = (id: string): Completion => ({
  id,
  number: 1,
  webhookId: 'whk_1',
  state: 'delivered',
  retryInMs: null,
  disables: false,
  attempt: {
    fault: null,
    detail: null,
    httpStatus: 200,
    responseHeaders: { server: 'x' },
    responseBody: 'ok',
    durationMs: 1,
    startedAt: new Date(0),
    url: 'https://partner.example/',
    signedAt: 0,
    signature: 'v1,x',
  },
})
const refusal = new Error('refused')

/** A writer over a database that is as it is told. */
function writerOver(write: (batch: Completion[]) => Promise<void>) {
  const giveUp = new AbortController()
  const errors: unknown[] = []
  const complete = completionWriter({
    write,
    isRefusal: (error) => error === refusal,
    onError: (error) => errors.push(error),
    giveUp: giveUp.signal,
  })
  return { complete, giveUp, errors }
}
const ids = (batch: readonly Completion[]) => batch.map(({ id }) => id)

test('those that end while a write is under way go together with the next', async () => {
  const batches: string[][] = []
  const release: (() => void)[] = []
  const { complete } = writerOver(async (batch) => {
    batches.push(ids(batch))
    if (batches.length === 1) await new Promise<void>((resolve) => release.push(resolve))
  })
  const all = ['a', 'b', 'c'].map((id) => complete(completion(id)))
  expect(batches).toEqual([['a']])
  release[0]?.()
  await Promise.all(all)
  expect(batches).toEqual([['a'], ['b', 'c']])
})

test('what can’t be written while the database is away is written when it is back', async () => {
  let tries = 0
  const { complete, errors } = writerOver(async () => {
    if (++tries < 3) throw new Error('away')
  })
  await complete(completion('a'))
  expect(tries).toBe(3)
  expect(errors).toHaveLength(2)
})

test('one that the database refuses goes without its answer and holds up no other', async () => {
  const written: Completion[] = []
  let first = () => {}
  const { complete } = writerOver(async (batch) => {
    if (batch[0]?.id === 'first') return new Promise<void>((resolve) => (first = resolve))
    if (batch.some(({ id, attempt }) => id === 'bad' && attempt.responseBody !== null)) throw refusal
    written.push(...batch)
  })
  const names = ['first', 'a', 'b', 'bad', 'c', 'd']
  const all = names.map((id) => complete(completion(id)))
  first()
  await Promise.all(all)
  expect(ids(written)).toEqual(['a', 'b', 'bad', 'c', 'd'])
  expect(written.find(({ id }) => id === 'bad')).toMatchObject({
    state: 'delivered',
    attempt: { httpStatus: 200, responseHeaders: null, responseBody: null },
  })
})

test('one that is refused even so is given up, and the next is written', async () => {
  const written: string[] = []
  const { complete, errors } = writerOver(async (batch) => {
    if (batch.some(({ id }) => id === 'bad')) throw refusal
    written.push(...ids(batch))
  })
  await Promise.all([complete(completion('bad')), complete(completion('good'))])
  expect(written).toEqual(['good'])
  expect(errors).toEqual([refusal, refusal])
})

test('at a stop that takes too long, what can’t be written is given up', async () => {
  const { complete, giveUp } = writerOver(() => Promise.reject(new Error('away')))
  const done = Promise.all([complete(completion('a')), complete(completion('b'))])
  giveUp.abort()
  await expect(done).resolves.toHaveLength(2)
})

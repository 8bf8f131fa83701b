import { expect, test } from 'vitest'
import { newId } from '../database/id.ts'
import { type Receiver, status } from '@edis/testing/receiver.ts'
import { clockOff } from '@edis/testing/worker.ts'
import { openCrashes } from './crash-fixtures.ts'

const { url, prepare, worker, linked, until, faults, holdFirst, twice } = await openCrashes()

test('killed after the claim and before the send: it is sent once, by another', async () => {
  const prepared = await prepare()
  const { link, holder } = await linked()
  // The first makes the statements known, so that a claim is one message.
  await prepared.write()
  await prepared.allDelivered()
  // The claim is committed, and what it claimed reaches nobody.
  const orderId = newId('ord')
  const claimed = link.muteFrom(orderId)
  const [eventId = ''] = await prepared.write(1, orderId)
  await claimed
  await until(async () => (await prepared.rows()).some(({ leased }) => leased))
  await holder.kill()
  expect(prepared.receiver.received).toHaveLength(1)

  await prepared.endLeases()
  await worker()
  await prepared.allDelivered()
  expect(prepared.receiver.received.map(({ id }) => id).filter((id) => id === eventId)).toHaveLength(1)
  expect(faults(await prepared.attemptsOf(eventId))).toEqual(['INTERRUPTED', null])
})

test('killed in mid-send: it is sent again by another, under the same webhook-id', async () => {
  const prepared = await prepare()
  holdFirst(prepared)
  const holder = await worker()
  const [eventId = ''] = await prepared.write()
  await prepared.receiver.until((received) => received.length === 1)
  await holder.kill()
  await prepared.endLeases()
  await worker()
  await prepared.allDelivered()
  twice(prepared.receiver.received)
  expect(faults(await prepared.attemptsOf(eventId))).toEqual(['INTERRUPTED', null])
})

test('killed after the receiver’s 2xx and before the commit: it is sent again, under the same webhook-id', async () => {
  const prepared = await prepare()
  const { link, holder } = await linked()
  const { release } = holdFirst(prepared)
  const [eventId = ''] = await prepared.write()
  await prepared.receiver.until((received) => received.length === 1)
  const unheard = link.hangFrom('"httpStatus"')
  release(status(200))
  await unheard
  await holder.kill()
  expect((await prepared.rows())[0]).toMatchObject({ state: 'pending', leased: true, attempts: 1 })
  await prepared.endLeases()
  await worker()
  await prepared.allDelivered()
  twice(prepared.receiver.received)
  expect(faults(await prepared.attemptsOf(eventId))).toEqual(['INTERRUPTED', null])
})

test('stopped until its lease ran out: the late outcome does not end the attempt of another', async () => {
  const prepared = await prepare()
  const { receiver } = prepared
  const release: ((how: Parameters<Receiver['answer']>[0]) => void)[] = []
  receiver.answer((received, response) => void release.push((how) => how(received, response)))
  const late = await worker()
  const [eventId = ''] = await prepared.write()
  await receiver.until((received) => received.length === 1)
  late.process.kill('SIGSTOP')
  await prepared.endLeases()
  await worker()
  await receiver.until((received) => received.length === 2)
  expect(faults(await prepared.attemptsOf(eventId))).toEqual(['INTERRUPTED'])

  release[0]?.(status(500))
  late.process.kill('SIGCONT')
  // What it was answered is written down for the partner to see, and no more.
  await until(async () => (await prepared.attemptsOf(eventId))[0]?.fault === 'STATUS')
  expect((await prepared.rows())[0]).toMatchObject({ state: 'pending', attempts: 2, leased: true, http_status: null })
  release[1]?.(status(200))
  await prepared.allDelivered()
  expect((await prepared.rows())[0]).toMatchObject({ attempts: 2, http_status: 200 })
  expect(faults(await prepared.attemptsOf(eventId))).toEqual(['STATUS', null])
  twice(receiver.received)
})

test('a worker whose clock is ten minutes off stamps the right time and takes no lease early', async () => {
  for (const off of [600_000, -600_000]) {
    const prepared = await prepare()
    const { release } = holdFirst(prepared)
    const right = await worker()
    await prepared.write()
    await prepared.receiver.until((received) => received.length === 1)
    right.process.kill('SIGSTOP')
    const wrong = await worker(url, clockOff(off))
    const [eventId = ''] = await prepared.write()
    await prepared.receiver.until((received) => received.length === 2)
    const [held, taken] = prepared.receiver.received
    expect(taken?.id).toBe(eventId)
    expect(Math.abs((taken?.timestamp ?? 0) - Date.now() / 1_000)).toBeLessThan(30)
    await until(async () => (await prepared.attemptsOf(eventId)).length === 1)
    const [attempt] = await prepared.attemptsOf(eventId)
    expect(Math.abs((attempt?.started_at.getTime() ?? 0) - Date.now())).toBeLessThan(30_000)
    // It has looked at what is due for this webhook, and left the one that is held.
    release(status(200))
    right.process.kill('SIGCONT')
    await prepared.allDelivered()
    expect(prepared.receiver.received.filter(({ id }) => id === held?.id)).toHaveLength(1)
    await Promise.all([right.kill(), wrong.kill()])
  }
})

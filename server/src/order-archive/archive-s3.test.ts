import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { openArchiving } from './archive-fixtures.ts'
import { archiveBucket } from './archive-s3.ts'
import { openStorage, storageKey } from './storage-fixtures.ts'

test('orders go into a bucket, signed, and come back as they were', async () => {
  const { archive, due, left, sql } = await openArchiving(2, 0)
  const { objects, ...place } = await openStorage()
  const { id } = (await archive(archiveBucket({ ...place, ...storageKey })))!
  expect([...objects.keys()]).toEqual(
    ['orders.csv.gz', 'order_events.csv.gz', 'manifest.json'].map((name) => `/edis/orders/development/${id}/${name}`),
  )
  const csv = gunzipSync(objects.get(`/edis/orders/development/${id}/orders.csv.gz`)!).toString()
  for (const order of due) expect(csv).toContain(order)
  expect(await left()).toEqual([])
  const [kept] = await sql`select place from order_archives`
  expect(kept).toEqual({ place: `s3://${new URL(place.origin).host}/edis/orders` })
})

test('storage that refuses the key or is full keeps every order where it is, and is named without the secret', async () => {
  const { archive, left } = await openArchiving(1, 0)
  const { objects: _objects, ...place } = await openStorage({ room: 1 })
  const wrong = archiveBucket({ ...place, ...storageKey, secret: 'another' })
  await expect(archive(wrong)).rejects.toThrow(/^PUT 127\.0\.0\.1:\d+\/edis\/\S+ returned 403 SignatureDoesNotMatch$/)
  await expect(archive(archiveBucket({ ...place, ...storageKey }))).rejects.toThrow('returned 507 InsufficientStorage')
  expect(await left()).toHaveLength(1)
})

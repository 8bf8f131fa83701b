import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { openArchiving } from './archive-fixtures.ts'
import { archiveBucket } from './archive-s3.ts'
import { signedForS3 } from './sign-s3.ts'

const key = { keyId: 'KEYID', secret: 'secret/+', region: 'ap-southeast-3' }

/** Storage that takes what is signed with the key, as S3 does, while it has room. */
async function openStorage(room = Infinity) {
  const objects = new Map<string, Buffer>()
  async function answer(request: IncomingMessage, response: ServerResponse) {
    const body = await buffer(request)
    const { host = '', authorization, 'x-amz-date': moment } = request.headers
    const at = new Date(String(moment).replace(/(.{4})(..)(..T..)(..)(..Z)/, '$1-$2-$3:$4:$5'))
    const url = new URL(request.url ?? '', `http://${host}`)
    const method = request.method === 'PUT' ? 'PUT' : 'GET'
    const refuse = (status: number, code: string) =>
      response.writeHead(status).end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`)
    if (signedForS3({ method, url, body, at }, key)['authorization'] !== authorization)
      return refuse(403, 'SignatureDoesNotMatch')
    if (method === 'PUT' && objects.size >= room) return refuse(507, 'InsufficientStorage')
    if (method === 'PUT') objects.set(url.pathname, body)
    const content = objects.get(url.pathname)
    return content ? response.end(method === 'PUT' ? '' : content) : refuse(404, 'NoSuchKey')
  }
  const server = createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { objects, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, path: '/edis/orders' }
}

test('orders go into a bucket, signed, and come back as they were', async () => {
  const { archive, due, left, sql } = await openArchiving(2, 0)
  const { objects, ...place } = await openStorage()
  const { id } = (await archive(archiveBucket({ ...place, ...key })))!
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
  const { objects: _objects, ...place } = await openStorage(1)
  const wrong = archiveBucket({ ...place, ...key, secret: 'another' })
  await expect(archive(wrong)).rejects.toThrow(/^PUT 127\.0\.0\.1:\d+\/edis\/\S+ returned 403 SignatureDoesNotMatch$/)
  await expect(archive(archiveBucket({ ...place, ...key }))).rejects.toThrow('returned 507 InsufficientStorage')
  expect(await left()).toHaveLength(1)
})

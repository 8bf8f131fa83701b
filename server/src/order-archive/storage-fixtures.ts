import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { signedForS3 } from './sign-s3.ts'

export const storageKey = { keyId: 'KEYID', secret: 'secret/+', region: 'ap-southeast-3' }

/** Storage that takes what is signed with the key, as S3 does, while it has room. `held`: what a request waits for. */
export async function openStorage({ room = Infinity, held = async (_path: string) => {} } = {}) {
  const objects = new Map<string, Buffer>()
  async function answer(request: IncomingMessage, response: ServerResponse) {
    const body = await buffer(request)
    const { host = '', authorization, 'x-amz-date': moment } = request.headers
    const at = new Date(String(moment).replace(/(.{4})(..)(..T..)(..)(..Z)/, '$1-$2-$3:$4:$5'))
    const url = new URL(request.url ?? '', `http://${host}`)
    const method = request.method === 'PUT' ? 'PUT' : 'GET'
    const refuse = (status: number, code: string) =>
      response.writeHead(status).end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`)
    if (signedForS3({ method, url, body, at }, storageKey)['authorization'] !== authorization)
      return refuse(403, 'SignatureDoesNotMatch')
    await held(url.pathname)
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

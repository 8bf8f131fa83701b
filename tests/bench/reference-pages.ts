import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { folderOf, type Peer } from './peers.ts'

/** Serves one peer with the document, compressed as any host would. */
export async function servePeer(peer: Peer, document: string): Promise<{ url: string; server: Server }> {
  const folder = await folderOf(peer)
  const file = async (name: string | undefined) => (name ? readFile(join(folder, name)) : Buffer.alloc(0))
  const page = `<!doctype html><meta charset=utf-8><title>${peer.name}</title>${peer.style ? '<link rel=stylesheet href=/style>' : ''}<body>${peer.body}`
  const answers: Record<string, [type: string, body: Buffer]> = {
    '/': ['text/html', gzipSync(page)],
    '/script': ['text/javascript', gzipSync(await file(peer.script))],
    '/style': ['text/css', gzipSync(await file(peer.style))],
    '/openapi.json': ['application/json', gzipSync(document)],
  }
  const server = createServer((request, response) => {
    const [type, body] = answers[request.url ?? ''] ?? []
    if (!type) return void response.writeHead(404).end()
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'content-encoding': 'gzip' }).end(body)
  })
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return { url: `http://localhost:${address.port}/${peer.place}`, server }
}

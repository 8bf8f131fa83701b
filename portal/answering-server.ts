import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** A server that answers what its path says: `/502/` and the body in hex, whatever follows. */
    answeringServer: string
  }
}

/** For tests of the portal's calls: an HTTP server that answers as badly as it is asked to. */
export async function setup(project: TestProject): Promise<() => void> {
  const server = createServer((request, response) => {
    const [, status = '', body = ''] = request.url?.split('/') ?? []
    response.writeHead(Number(status)).end(Buffer.from(body, 'hex'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  project.provide('answeringServer', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  return () => {
    server.close()
    server.closeAllConnections()
  }
}

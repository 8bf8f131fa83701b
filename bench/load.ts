import { connect } from 'node:net'
import { once } from 'node:events'

type LoadOptions = { connections: number; seconds: number; request: () => Buffer; awake?: boolean }
export type LoadResult = { perSecond: number; p50: number; p99: number; failed: number }

/**
 * Sends requests over `connections` sockets for `seconds`, one in flight on each. Speaks just enough HTTP to keep the
 * load's own cost far below the server's: answers must have a Content-Length. Times in milliseconds. `awake`: never sleeps,
 * so that the server is not charged for waking it, which takes longer the slower the server is.
 */
export async function load(
  url: string,
  { connections, seconds, request, awake = false }: LoadOptions,
): Promise<LoadResult> {
  const { hostname, port } = new URL(url)
  const end = performance.now() + seconds * 1000
  const times: number[] = []
  let failed = 0
  if (awake) stayAwake()

  function stayAwake(): void {
    if (performance.now() < end) setImmediate(stayAwake)
  }

  async function drive(): Promise<void> {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true })
    await once(socket, 'connect')
    let held = Buffer.alloc(0)
    let began = 0
    await new Promise<void>((resolve, reject) => {
      const next = () => {
        if (performance.now() > end) return void socket.end(resolve)
        began = performance.now()
        socket.write(request())
      }
      socket.on('error', reject)
      socket.on('data', (chunk) => {
        held = held.length === 0 ? chunk : Buffer.concat([held, chunk])
        const head = held.indexOf('\r\n\r\n')
        if (head < 0) return
        const text = held.toString('latin1', 0, head)
        const length = Number(/content-length: (\d+)/i.exec(text)?.[1])
        if (held.length < head + 4 + length) return
        if (!text.startsWith('HTTP/1.1 200')) failed++
        times.push(performance.now() - began)
        held = Buffer.alloc(0)
        next()
      })
      next()
    })
  }

  const began = performance.now()
  await Promise.all(Array.from({ length: connections }, drive))
  const elapsed = (performance.now() - began) / 1000
  times.sort((one, other) => one - other)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
  return { perSecond: times.length / elapsed, p50: at(0.5), p99: at(0.99), failed }
}

/** A request as bytes. */
export function httpRequest(method: string, path: string, headers: Record<string, string>, body = ''): Buffer {
  const all = { host: 'bench', 'content-length': String(Buffer.byteLength(body)), ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`)
}

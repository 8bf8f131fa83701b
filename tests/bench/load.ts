import { connect } from 'node:net'
import { once } from 'node:events'
import { quantile } from './figures.ts'

/** `request`: the next one; null ends the load of its connection. `answered` is given the bodies of 200. */
type LoadOptions = {
  connections: number
  seconds: number
  request: () => Buffer | null
  awake?: boolean
  answered?: ((body: string) => void) | undefined
}
/** Of the answers of 200; `refused`: of 503. Times in milliseconds. */
export type LoadResult = {
  perSecond: number
  p50: number
  p95: number
  p99: number
  refused: { perSecond: number; p99: number }
  /** Neither 200 nor 503. */
  failed: number
}

/**
 * Sends requests over `connections` sockets for `seconds`, one in flight on each. Speaks just enough HTTP to keep the
 * load's own cost far below the server's: answers must have a Content-Length. Times in milliseconds. `awake`: never sleeps,
 * so that the server is not charged for waking it, which takes longer the slower the server is.
 */
export async function load(
  url: string,
  { connections, seconds, request, awake = false, answered }: LoadOptions,
): Promise<LoadResult> {
  const { hostname, port } = new URL(url)
  const end = performance.now() + seconds * 1000
  const times: number[] = []
  const refusals: number[] = []
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
        const bytes = performance.now() > end ? null : request()
        if (bytes === null) return void socket.end(resolve)
        began = performance.now()
        socket.write(bytes)
      }
      socket.on('error', reject)
      socket.on('data', (chunk) => {
        held = held.length === 0 ? chunk : Buffer.concat([held, chunk])
        const head = held.indexOf('\r\n\r\n')
        if (head < 0) return
        const text = held.toString('latin1', 0, head)
        const length = Number(/content-length: (\d+)/i.exec(text)?.[1])
        if (held.length < head + 4 + length) return
        const status = text.slice(9, 12)
        if (status !== '200' && status !== '503') failed++
        ;(status === '503' ? refusals : times).push(performance.now() - began)
        if (status === '200') answered?.(held.toString('utf8', head + 4))
        held = Buffer.alloc(0)
        next()
      })
      next()
    })
  }

  const began = performance.now()
  await Promise.all(Array.from({ length: connections }, drive))
  const elapsed = (performance.now() - began) / 1000
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => quantile(times, share)) as [number, number, number]
  const refused = { perSecond: refusals.length / elapsed, p99: quantile(refusals, 0.99) }
  return { perSecond: times.length / elapsed, p50, p95, p99, refused, failed }
}

/** A request as bytes. */
export function httpRequest(method: string, path: string, headers: Record<string, string>, body = ''): Buffer {
  const all = { host: 'bench', 'content-length': String(Buffer.byteLength(body)), ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`)
}

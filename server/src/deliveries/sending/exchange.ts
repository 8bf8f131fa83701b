import type { Dispatcher } from 'undici'
import type { Exchange } from '../deliveries.ts'
import { faultOf } from './exchange-faults.ts'

/** The most of an answer that is read, in bytes. */
const maxRead = 64 * 1024

export type Post = { origin: string; path: string; headers: Record<string, string>; body: string }
/** `keep`: how many bytes of the answer. `patience`: for the whole exchange, in milliseconds. */
type Bounds = { keep: number; patience: number }

/**
 * Posts once, by undici's handler itself: its `request` makes a stream, a signal and their listeners for every answer,
 * which take as long as the rest of a post. Never rejects.
 */
export const exchangeOnce = (dispatcher: Dispatcher, post: Post, bounds: Bounds): Promise<Exchange> =>
  new Promise((resolve) => {
    const handler = new AnswerReader(bounds, resolve)
    try {
      dispatcher.dispatch({ ...post, method: 'POST' }, handler)
    } catch (error) {
      handler.fail(error)
    }
  })

class AnswerReader implements Dispatcher.DispatchHandler {
  readonly #keep: number
  readonly #resolve: (exchange: Exchange) => void
  readonly #began = performance.now()
  readonly #timer: NodeJS.Timeout
  #controller: Dispatcher.DispatchController | null = null
  #ended = false
  #httpStatus: number | null = null
  #responseHeaders: Record<string, string> | null = null
  readonly #kept: Buffer[] = []
  #read = 0

  constructor({ keep, patience }: Bounds, resolve: (exchange: Exchange) => void) {
    this.#keep = keep
    this.#resolve = resolve
    this.#timer = setTimeout(() => this.#hangUp({ fault: 'TIMEOUT', detail: null }), patience)
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller
    // It waited for its connection for too long.
    if (this.#ended) controller.abort(new Error('The exchange has ended'))
  }

  onResponseStart(_controller: unknown, status: number, headers: Record<string, string | string[] | undefined>): void {
    // It goes on saying that it will answer.
    if (status < 200) return
    this.#httpStatus = status
    this.#responseHeaders = plainHeaders(headers)
  }

  onResponseData(_controller: unknown, chunk: Buffer): void {
    if (this.#ended) return
    if (this.#read < this.#keep) this.#kept.push(chunk.subarray(0, this.#keep - this.#read))
    this.#read += chunk.length
    // What is beyond the bound is dropped with its connection.
    if (this.#read > maxRead) this.#hangUp(this.#judged())
  }

  onResponseEnd(): void {
    this.#end(this.#judged())
  }

  onResponseError(_controller: unknown, error: Error): void {
    this.fail(error)
  }

  fail(error: unknown): void {
    this.#end(faultOf(error))
  }

  #hangUp(judgement: Judgement): void {
    this.#end(judgement)
    this.#controller?.abort(new Error('The exchange has ended'))
  }

  #judged(): Judgement {
    const [first, ...others] = this.#kept
    const kept = first && others.length === 0 ? first : Buffer.concat(this.#kept)
    // PostgreSQL keeps no NUL
    const responseBody = kept.toString('utf8').replaceAll('\0', '\uFFFD')
    return { ...judgeStatus(this.#httpStatus ?? 0), responseBody }
  }

  #end({ fault, detail, responseBody = null }: Judgement): void {
    if (this.#ended) return
    this.#ended = true
    clearTimeout(this.#timer)
    const durationMs = Math.round(performance.now() - this.#began)
    this.#resolve({
      fault,
      detail,
      httpStatus: this.#httpStatus,
      responseHeaders: this.#responseHeaders,
      responseBody,
      durationMs,
    })
  }
}
type Judgement = Pick<Exchange, 'fault' | 'detail'> & { responseBody?: string | null }

function judgeStatus(status: number): Pick<Exchange, 'fault' | 'detail'> {
  if (status >= 200 && status < 300) return { fault: null, detail: null }
  if (status === 410) return { fault: 'GONE', detail: null }
  if (status >= 300 && status < 400) return { fault: 'REDIRECT', detail: null }
  return { fault: 'STATUS', detail: null }
}

/** Without a prototype: a header may be called __proto__. */
function plainHeaders(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  const plain = Object.create(null) as Record<string, string>
  let left = 100
  for (const name in headers) {
    const value = headers[name]
    if (value === undefined) continue
    if (left-- === 0) break
    plain[name] = String(value).slice(0, 1_000).replaceAll('\0', '\uFFFD')
  }
  return plain
}

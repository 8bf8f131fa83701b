import { fileName } from '@edis/contract/snippets/file-name'
import { messages } from './messages.en.ts'

/** `size` in bytes. `content`: only in the tab that received it; the history doesn't keep files. */
export type AnsweredFile = { name: string; mediaType: string; size: number; content?: Blob }

/** What came back. `ms`: from sending to the last byte. With a `file`, the body is empty. */
export type Answer = {
  status: number
  ms: number
  headers: [name: string, value: string][]
  body: string
  file?: AnsweredFile
}

/** How a run ended. */
export type Ending =
  | { kind: 'answered'; answer: Answer }
  | { kind: 'cancelled' }
  | { kind: 'unreachable'; host: string; reason: string; ms: number }

/** `fileTypes`: the media types of responses that are files. */
export type HttpRequest = {
  method: 'GET' | 'POST'
  url: string
  headers: [string, string][]
  body: string | null
  fileTypes: readonly string[]
}

const maxWaitMs = 30_000

/** Sends the request from this browser. `signal` cancels it. */
export async function send(
  { method, url, headers, body, fileTypes }: HttpRequest,
  signal: AbortSignal,
): Promise<Ending> {
  const began = performance.now()
  try {
    const response = await fetch(url, {
      method,
      headers,
      body,
      signal: AbortSignal.any([signal, AbortSignal.timeout(maxWaitMs)]),
    })
    const [mediaType = ''] = (response.headers.get('content-type') ?? '').split(';')
    const content = fileTypes.includes(mediaType) ? await response.blob() : null
    const text = content ? '' : await response.text()
    const answer = {
      status: response.status,
      ms: performance.now() - began,
      headers: [...response.headers],
      body: text,
    }
    if (!content) return { kind: 'answered', answer }
    const name = fileName(new URL(url).pathname, mediaType)
    return { kind: 'answered', answer: { ...answer, file: { name, mediaType, size: content.size, content } } }
  } catch (error) {
    if (signal.aborted) return { kind: 'cancelled' }
    return { kind: 'unreachable', host: new URL(url).origin, reason: reasonOf(error), ms: performance.now() - began }
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof DOMException && error.name === 'TimeoutError') return messages.timedOut
  return messages.unreachable
}

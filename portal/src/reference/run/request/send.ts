/** What came back. `ms`: from sending to the last byte. */
export type Answer = { status: number; ms: number; headers: [name: string, value: string][]; body: string }

/** How a run ended. */
export type Ending =
  | { kind: 'answered'; answer: Answer }
  | { kind: 'cancelled' }
  | { kind: 'unreachable'; host: string; reason: string; ms: number }

export type HttpRequest = { method: 'GET' | 'POST'; url: string; headers: [string, string][]; body: string | null }

const longestWait = 30_000

/** Sends the request from this browser. `signal` cancels it. */
export async function send({ method, url, headers, body }: HttpRequest, signal: AbortSignal): Promise<Ending> {
  const began = performance.now()
  try {
    const response = await fetch(url, {
      method,
      headers,
      body,
      signal: AbortSignal.any([signal, AbortSignal.timeout(longestWait)]),
    })
    const text = await response.text()
    return {
      kind: 'answered',
      answer: { status: response.status, ms: performance.now() - began, headers: [...response.headers], body: text },
    }
  } catch (error) {
    if (signal.aborted) return { kind: 'cancelled' }
    return { kind: 'unreachable', host: new URL(url).origin, reason: reasonOf(error), ms: performance.now() - began }
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'No answer came within 30 seconds.'
  return 'The host cannot be reached: it is down, the network is, or something between blocks the request.'
}

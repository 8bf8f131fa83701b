import { readFileSync } from 'node:fs'
import { Agent, request } from 'undici'
import type { Place } from './place.ts'

export type Ask = (url: string, body?: object) => Promise<{ status: number; text: string }>

const maxAnswerMs = 2_000
/** A planned switchover is answered when it is done. */
const maxChangeMs = 60_000

/** Asks as one of the machines, whose certificate may change things: GET, or POST of a body. */
export function askWith({ tls }: Place): Ask {
  const certificates = { ca: readFileSync(tls.root), cert: readFileSync(tls.cert), key: readFileSync(tls.key) }
  const agent = new Agent({ connect: { ...certificates, timeout: maxAnswerMs }, keepAliveTimeout: 1, pipelining: 0 })
  return async (url, body) => {
    const answer = await request(url, {
      dispatcher: agent,
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json' },
      signal: AbortSignal.timeout(body ? maxChangeMs : maxAnswerMs),
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: answer.statusCode, text: await answer.body.text() }
  }
}

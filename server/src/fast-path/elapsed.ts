import type { IncomingMessage } from 'node:http'

const began = new WeakMap<IncomingMessage, number>()

/** Says that work on a request began at that time of `performance`, before Fastify was given it. */
export const beganBefore = (request: IncomingMessage, time: number): void => void began.set(request, time)

/** Milliseconds that the request has taken, those before Fastify had it among them. */
export function elapsedOf({ raw }: { raw: IncomingMessage }, { elapsedTime }: { elapsedTime: number }): number {
  const time = began.get(raw)
  return time === undefined ? elapsedTime : performance.now() - time
}

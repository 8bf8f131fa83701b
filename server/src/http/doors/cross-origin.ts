import type { FastifyInstance } from 'fastify'

/** CORS headers of every response: pages of one origin may read it, including these headers. */
export const crossOriginHeaders = (origin: string): Record<string, string> => ({
  'access-control-allow-origin': origin,
  'access-control-expose-headers': [
    'x-request-id',
    'retry-after',
    'ratelimit',
    'ratelimit-policy',
    'idempotency-replayed',
    'deprecation',
    'sunset',
    'link',
  ].join(', '),
})

const preflight = {
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'accept, accept-language, authorization, content-type, idempotency-key',
  'access-control-max-age': '600',
}

/** Answers every OPTIONS. One that is no preflight is not worth a refusal, which would not be in our form. */
export function answerPreflights(server: FastifyInstance): void {
  server.options('*', (_request, reply) => {
    reply.code(204).headers(preflight).send()
  })
}

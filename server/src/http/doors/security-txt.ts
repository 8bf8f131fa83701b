import type { FastifyInstance } from 'fastify'

const path = '/.well-known/security.txt'
const validFor = 180 * 86_400_000

/** Says where a hole is to be reported, as RFC 9116 has it. It never runs out: each answer is valid for half a year. */
export function answerSecurityTxt(door: FastifyInstance, { contact, url }: { contact: string; url: string }): void {
  door.get(path, (_request, reply) =>
    reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=86400' })
      .send(
        [
          `Contact: ${contact}`,
          `Expires: ${new Date(Date.now() + validFor).toISOString().slice(0, 10)}T00:00:00.000Z`,
          'Preferred-Languages: en, id',
          `Canonical: ${url}${path}`,
          '',
        ].join('\n'),
      ),
  )
}

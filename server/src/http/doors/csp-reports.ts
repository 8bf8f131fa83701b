import type { FastifyInstance } from 'fastify'
import type { ReadBodies } from '../bodies/body-refusals.ts'
import { withoutSecrets } from '../gate/own-secrets.ts'
import { rateLimited } from '../gate/rate-limit.ts'

export const cspReportsPath = '/csp-reports'

const bodies: ReadBodies = {
  types: ['application/csp-report', 'application/reports+json', 'application/json'],
  largest: 16 * 1024,
}
const minute = 60_000
/** Anyone may send them, so they are few: of all that come, and of those that become lines of the log. */
const maxPerMinute = 600
const maxLoggedPerMinute = 10

type Report = { directive: string; blocked: string; page: string; source: string }

/** Takes what browsers report that a page's policy refused, as `report-uri` and `report-to` send it. */
export function answerCspReports(door: FastifyInstance, now: () => number = Date.now): void {
  let began = 0
  let come = 0
  let logged = 0

  void door.register(async (scope) => {
    scope.decorate('readBodies', bodies)
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      [...bodies.types],
      { parseAs: 'string', bodyLimit: bodies.largest },
      (_request, body, done) => done(null, String(body)),
    )
    scope.addHook('onRequest', (_request, _reply, done) => {
      if (now() - began >= minute) {
        began = now()
        come = 0
        logged = 0
      }
      come += 1
      if (come > maxPerMinute)
        return done(rateLimited({ limit: maxPerMinute, window: minute, wait: began + minute - now() }))
      done()
    })
    scope.post(cspReportsPath, (request, reply) => {
      for (const report of reportsIn(request.body)) {
        if (logged >= maxLoggedPerMinute) break
        logged += 1
        request.log.warn({ request_id: request.id, csp: report }, 'content security policy violation')
      }
      reply.code(204).send()
    })
  })
}

/** Of either form; what is neither is none. */
function reportsIn(body: unknown): Report[] {
  const parsed = parse(body)
  const entries = Array.isArray(parsed)
    ? parsed.map((entry) => fieldOf(entry, 'body'))
    : [fieldOf(parsed, 'csp-report')]
  return entries.filter(isObject).map((entry) => ({
    directive: words(entry['effectiveDirective'] ?? entry['effective-directive'] ?? entry['violated-directive']),
    blocked: address(entry['blockedURL'] ?? entry['blocked-uri']),
    page: address(entry['documentURL'] ?? entry['document-uri']),
    source: address(entry['sourceFile'] ?? entry['source-file']),
  }))
}

function parse(body: unknown): unknown {
  try {
    return JSON.parse(String(body))
  } catch {
    return null
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const fieldOf = (value: unknown, name: string): unknown => (isObject(value) ? value[name] : undefined)
const words = (value: unknown): string => (typeof value === 'string' ? withoutSecrets(value.slice(0, 200)) : '')
/** Without what a search was for, or a secret that was pasted. */
const address = (value: unknown): string => words(typeof value === 'string' ? value.split(/[?#]/)[0] : '')

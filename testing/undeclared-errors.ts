import type { FastifyInstance } from 'fastify'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { errorsOf, type FailureBody, fieldErrorsOf, staffErrors } from '@edis/contract/calls/call'
import { consoleCalls } from '@edis/contract/calls/console-calls'
import { detailsOf } from '@edis/contract/errors/error-details'
import { openApiCalls } from '@edis/contract/calls/open-api-calls'
import { operationsCalls } from '@edis/contract/calls/operations-calls'
import { portalCalls } from '@edis/contract/calls/portal-calls'

type Declared = { whole: ReadonlySet<string>; fields: ReadonlySet<string> }

const calls = [...portalCalls, ...openApiCalls, ...operationsCalls, ...consoleCalls].map((call) => ({
  route: `${call.method} ${call.path}`,
  declares: {
    // Staff make the calls of systems, too.
    whole: new Set<string>([...errorsOf(call), ...(call.access === 'operations-key' ? staffErrors : [])]),
    fields: new Set<string>(fieldErrorsOf(call)),
  },
}))

/** What each call declares, by method and path. */
const declared = new Map<string, Declared>(calls.map(({ route, declares }) => [route, declares]))
const withIds = calls
  .filter(({ route }) => route.includes('{'))
  .map(({ route, declares }) => ({ asked: new RegExp(`^${route.replaceAll(/\{\w+\}/g, '[^/]+')}$`), declares }))

function declaredBy(route: string): Declared | undefined {
  return declared.get(route) ?? withIds.find(({ asked }) => asked.test(route))?.declares
}

/** The codes of a failure that the call does not declare. A field may have the code of the whole answer, too. */
export function undeclaredErrors(method: string, path: string, { error, errors = [] }: FailureBody): string[] {
  const of = declaredBy(`${method} ${path}`)
  if (!of) return []
  return [
    ...(of.whole.has(error) ? [] : [error]),
    ...errors.flatMap((fault) => (of.fields.has(fault.error) || fault.error === error ? [] : [fault.error])),
  ]
}

const kinds: Record<ReturnType<typeof detailsOf>[number][1]['kind'], (value: unknown) => boolean> = {
  integer: Number.isInteger,
  number: Number.isFinite,
  string: (value) => typeof value === 'string',
  scalar: (value) => typeof value === 'string' || Number.isFinite(value),
  strings: (value) => Array.isArray(value) && value.every((item) => kinds.scalar(item)),
}

/** The details of a failure and of its fields that are not documented for their error, or are of another kind. */
export function undocumentedDetails({ error, details, errors = [] }: FailureBody): string[] {
  return [{ error, details }, ...errors].flatMap(({ error: code, details: said = {} }) => {
    const documented = new Map(detailsOf(code))
    return Object.entries(said).flatMap(([name, value]) => {
      const entry = documented.get(name)
      return entry && kinds[entry.kind](value) ? [] : [`${code}.details.${name}`]
    })
  })
}

/** Watches all that a door answers to its calls; what it answered and should not have is told to `report`. */
export function watchAnswers(door: FastifyInstance, report: (what: string) => void): void {
  door.server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const end = response.end.bind(response)
    response.end = ((...given: unknown[]) => {
      const [body] = given
      if (response.statusCode >= 400 && (typeof body === 'string' || Buffer.isBuffer(body))) {
        const { method = '', url = '' } = request
        const path = url.split('?')[0] ?? ''
        const isServed = door.findRoute({ method, url: path }) !== null
        const failure = JSON.parse(String(body)) as FailureBody
        const codes = [...(isServed ? undeclaredErrors(method, path, failure) : []), ...undocumentedDetails(failure)]
        if (codes.length > 0) report(`${method} ${path} answered ${codes.join(', ')}`)
      }
      return end(...(given as Parameters<typeof end>))
    }) as typeof response.end
  })
}

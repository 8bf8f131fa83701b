import { openApiCalls } from '@edis/contract/calls/open-api-calls'
import { type ErrorCode, errorCatalogue } from '@edis/contract/errors/error-catalogue'
import { errorTexts } from '@edis/contract/errors/error-texts'
import type { Plugin } from 'vite'

const calls = openApiCalls.map(({ method, path, access, title, page, idempotency }) => ({
  method,
  path,
  access,
  title,
  page,
  idempotency,
}))

const errors = Object.fromEntries(
  Object.entries(errorCatalogue).map(([code, { status }]) => [
    code,
    { status, ...errorTexts(code as ErrorCode, 'en') },
  ]),
)

const statuses = Object.fromEntries(Object.entries(errors).map(([code, { status }]) => [code, status]))

const modules: Record<string, string> = {
  'virtual:open-api-calls': `export const knownCalls = ${JSON.stringify(calls)}
export const errorStatuses = ${JSON.stringify(statuses)}`,
  'virtual:open-api-errors': `export const knownErrors = ${JSON.stringify(errors)}`,
}

/**
 * The partner's calls and all errors as tables of a few words each, instead of the contract with its schemas, prose and
 * second language. What errors mean is a table of its own: it is loaded for a request that failed.
 */
export const callsPlugin = (): Plugin => ({
  name: 'open-api-calls',
  resolveId: (id) => (id in modules ? `\0${id}` : null),
  load: (id) => (id.startsWith('\0') ? (modules[id.slice(1)] ?? null) : null),
})

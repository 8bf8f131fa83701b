import { openApiCalls } from '@edis/contract/calls/open-api-calls'
import { type ErrorCode, errorCatalogue } from '@edis/contract/errors/error-catalogue'
import { errorTexts } from '@edis/contract/errors/error-texts'
import type { Language } from '@edis/contract/languages'
import type { Plugin } from 'vite'

const calls = openApiCalls.map(({ method, path, access, title, page, idempotency }) => ({
  method,
  path,
  access,
  title,
  page,
  idempotency,
}))

const statuses = Object.fromEntries(Object.entries(errorCatalogue).map(([code, { status }]) => [code, status]))

const errorsIn = (language: Language) =>
  Object.fromEntries(
    Object.entries(statuses).map(([code, status]) => [code, { status, ...errorTexts(code as ErrorCode, language) }]),
  )

const modules: Record<string, (language: Language) => string> = {
  'virtual:open-api-calls': () =>
    `export const knownCalls = ${JSON.stringify(calls)}\nexport const errorStatuses = ${JSON.stringify(statuses)}`,
  'virtual:open-api-errors': (language) => `export const knownErrors = ${JSON.stringify(errorsIn(language))}`,
}

/**
 * The partner's calls and all errors as tables of a few words each, instead of the contract with its schemas, prose and
 * second language. What errors mean is a table of its own: it is loaded for a request that failed.
 */
export const callsPlugin = (language: Language = 'en'): Plugin => ({
  name: 'open-api-calls',
  resolveId: (id) => (id in modules ? `\0${id}` : null),
  load: (id) => (id.startsWith('\0') ? (modules[id.slice(1)]?.(language) ?? null) : null),
})

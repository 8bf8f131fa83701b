import { openApiCalls } from '@edis/contract/calls/open-api-calls'
import { type ErrorCode, errorCatalogue } from '@edis/contract/errors/error-catalogue'
import { errorTexts } from '@edis/contract/errors/error-texts'
import type { Plugin } from 'vite'

const name = 'virtual:open-api-calls'

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

const code = `export const knownCalls = ${JSON.stringify(calls)}
export const knownErrors = ${JSON.stringify(errors)}`

/**
 * The partner's calls and all errors as tables of a few words each, instead of the contract with its schemas, prose and
 * second language.
 */
export const callsPlugin = (): Plugin => ({
  name: 'open-api-calls',
  resolveId: (id) => (id === name ? `\0${name}` : null),
  load: (id) => (id === `\0${name}` ? code : null),
})

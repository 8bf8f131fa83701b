import { openApiCalls } from '@edis/contract/calls/open-api-calls'
import type { Plugin } from 'vite'

const name = 'virtual:open-api-calls'

const calls = openApiCalls
  .filter(({ access }) => access !== 'operator')
  .map(({ method, path, access, title, page, idempotency }) => ({ method, path, access, title, page, idempotency }))

/** The partner's calls as a table of a few words each, instead of the contract with its schemas and prose. */
export const callsPlugin = (): Plugin => ({
  name: 'open-api-calls',
  resolveId: (id) => (id === name ? `\0${name}` : null),
  load: (id) => (id === `\0${name}` ? `export const knownCalls = ${JSON.stringify(calls)}` : null),
})

import { openApiCalls } from '@edis/contract/calls/open-api-calls'
import { referenceCall } from '@edis/contract/reference/reference-call'
import { snippetLanguages } from '@edis/contract/snippets/snippet-languages'
import { snippet } from '@edis/contract/snippets/snippets'
import { expect, test } from 'vitest'
import { shownSnippet } from './shown-snippet.ts'
import { startingRequest } from './starting-request.ts'

const own = {
  id: 'prt_1',
  key: 'edis_key_dev_Zk3v9QxL2mT7bR1n',
  token: 'edis_token_dev_Qm8d5JpA0zTgU3kE',
  refreshToken: 'edis_refresh_dev_H2nF8uZaC5eJ1iV7',
}
const cases = openApiCalls
  .filter(({ page }) => page !== null)
  .flatMap((call) => snippetLanguages.map((language) => [language, call.path, call] as const))

test.each(cases)('the %s of %s shows no secret and copies it, once it is filled in', (language, _path, called) => {
  const call = referenceCall(called)
  const { draft } = startingRequest(call, { known: [], digits: null, now: 0 })
  const options = { host: 'http://localhost:4001', idempotencyKey: 'key-1', revealed: false }
  const write = (request: Parameters<typeof snippet>[1]) => snippet(language, request)
  const filled = shownSnippet(write, call, draft, { ...options, own })
  const secrets = call.access === 'bearer' ? [own.token] : [own.key, ...(call.example.token ? [own.refreshToken] : [])]
  for (const secret of secrets) {
    expect(filled.text).toContain(secret)
    expect(filled.shown).not.toContain(secret)
    expect(filled.shown).toContain(`…${secret.slice(-4)}`)
  }
  expect(shownSnippet(write, call, draft, { ...options, own, revealed: true }).shown).toBe(filled.text)
  const bare = shownSnippet(write, call, draft, { ...options, own: null })
  expect(bare.text).toContain(call.access === 'bearer' ? 'EDIS_TOKEN' : 'EDIS_PARTNER_KEY')
  expect(bare.text).not.toContain('{{')
  expect(bare.text.includes('key-1')).toBe(call.idempotency !== 'none')
})

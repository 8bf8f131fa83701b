import { expect, inject, test } from 'vitest'
import { openApiCalls } from '../../contract/src/calls/open-api-calls.ts'
import { run } from './tools.ts'

test('newman runs the whole collection against the sandbox, and every request succeeds but the label of the order that was cancelled', async () => {
  const { EDIS_PARTNER_ID, EDIS_PARTNER_KEY } = inject('sandbox')
  const variables = [`partnerId=${EDIS_PARTNER_ID}`, `partnerKey=${EDIS_PARTNER_KEY}`]
  const printed = await run('newman', ['run', 'postman.json', ...variables.flatMap((set) => ['--env-var', set])])
  expect(printed.match(/\[200 OK/g)).toHaveLength(openApiCalls.length - 1)
  expect(printed.match(/\[409 Conflict/g)).toHaveLength(1)
  expect(printed).toMatch(/assertions\W+\d+\W+0\W/)
})

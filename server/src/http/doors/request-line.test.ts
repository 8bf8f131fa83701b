import { afterAll, expect, test } from 'vitest'
import { encodeBase64 } from '@edis/contract/calls/base64'
import { createCustomerService } from '@edis/contract/open-api/create-customer-service'
import { generateToken } from '@edis/contract/open-api/generate-token'
import { listWebhooks } from '@edis/contract/portal-calls/webhooks'
import { revokeTokens } from '@edis/contract/portal-calls/tokens'
import { credentialsAt } from '@edis/testing/credentials.ts'
import { startTestApp } from '@edis/testing/test-app.ts'

const app = await startTestApp()
afterAll(() => app.close())
const { id, session } = await app.signedInPartner()
const { token, auth } = await credentialsAt(app.url.development, session)

/** What the process has written of a request. */
async function lineOf({ headers }: { headers: Headers }): Promise<Record<string, unknown>> {
  const ofIt = `"request_id":"${headers.get('x-request-id')}"`
  const find = () => app.logged.find((line) => line.includes(ofIt) && line.includes('"msg":"request"'))
  await expect.poll(find).toBeDefined()
  return JSON.parse(find() ?? '') as Record<string, unknown>
}
const bearer = (of: string, path = '/warehouse/list', init: { method?: string; body?: string } = {}) =>
  fetch(app.url.development + path, {
    ...init,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${of}` },
  })

test('the line of a request says which partner called, by token, key or session, whatever was answered', async () => {
  expect(await lineOf(await bearer(token))).toMatchObject({ status: 200, partner_id: id })
  const refused = await bearer(token, createCustomerService.path, { method: 'POST', body: '{}' })
  expect(await lineOf(refused)).toMatchObject({ status: 422, error: 'VALIDATION_FAILED', partner_id: id })
  const generated = await app.call('development', generateToken, { auth })
  expect(await lineOf(generated)).toMatchObject({ status: 200, partner_id: id })
  const listed = await app.call('development', listWebhooks, { token: session })
  expect(await lineOf(listed)).toMatchObject({ path: listWebhooks.path, status: 200, partner_id: id })
})

test('of a token that works no more it says whose it was; of one that is nobody’s, nothing', async () => {
  await app.call('development', revokeTokens, { token: session, all: true })
  await expect.poll(async () => (await bearer(token)).status).toBe(401)
  expect(await lineOf(await bearer(token))).toMatchObject({ error: 'AUTH_TOKEN_REVOKED', partner_id: id })
  for (const stranger of ['edis_token_dev_nobodys', encodeBase64('x')])
    expect(await lineOf(await bearer(stranger))).not.toHaveProperty('partner_id')
  expect(await lineOf(await fetch(`${app.url.development}/healthz`))).not.toHaveProperty('partner_id')
})

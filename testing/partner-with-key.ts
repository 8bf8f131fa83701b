import { encodeBase64 } from '@edis/contract/calls/base64'
import type { Environment } from '@edis/contract/environment'
import { credentials } from '@edis/contract/portal-calls/credentials'
import type { TestApp } from './test-app.ts'

export const basic = (id: string, key: string) => `Basic ${encodeBase64(`${id}:${key}`)}`

/** For tests: a partner of its own, signed in, with its key of the environment. */
export async function partnerWithKey(app: TestApp, environment: Environment = 'development') {
  const partner = await app.signedInPartner()
  const { data } = await app.call(environment, credentials, { token: partner.session })
  const key = data.partner_key!
  return { ...partner, key, auth: basic(partner.id, key) }
}

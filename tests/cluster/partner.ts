import { createWebhook } from '@edis/contract/portal-calls/webhooks'
import { credentialsAt, signInDemo } from '@edis/testing/credentials.ts'
import { makeCall } from '@edis/testing/form-call.ts'

export type Partner = { token: Record<'development' | 'production', string>; secret: string }

/** The demo partner, who gets a token for each environment and a webhook for every event of development. */
export async function integratePartner(
  url: Record<'development' | 'production', string>,
  receiver: string,
): Promise<Partner> {
  const session = await signInDemo(url.development)
  const { secret } = await makeCall(url.development, createWebhook, { token: session, event: '*', url: receiver })
  const { token: development } = await credentialsAt(url.development, session)
  const { token: production } = await credentialsAt(url.production, session)
  return { token: { development, production }, secret }
}

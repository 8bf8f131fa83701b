import { encodeBase64 } from '@edis/contract/base64'
import type { Call, DataOf, FieldsOf } from '@edis/contract/call'
import { credentials, generate, login } from '@edis/contract/portal-calls/auth'
import { createWebhook } from '@edis/contract/portal-calls/webhooks'
import { demoPartner } from '../server/src/partners/demo-partner.ts'
import { formOf } from '../server/src/testing/form-call.ts'

export type Partner = { token: Record<'development' | 'production', string>; secret: string }

/** The demo partner, who gets a token for each environment and a webhook for every event of development. */
export async function integratePartner(
  url: Record<'development' | 'production', string>,
  receiver: string,
): Promise<Partner> {
  const session = await call(url.development, login, { user: demoPartner.email, pass: demoPartner.password })
  async function tokenOf(environment: 'development' | 'production'): Promise<string> {
    const { partner_id, partner_key } = await call(url[environment], credentials, { token: session })
    return (await call(url[environment], generate, { auth: `Basic ${encodeBase64(`${partner_id}:${partner_key}`)}` }))
      .token
  }
  const { secret } = await call(url.development, createWebhook, { token: session, event: '*', url: receiver })
  return { token: { development: await tokenOf('development'), production: await tokenOf('production') }, secret }
}

async function call<C extends Call>(
  url: string,
  made: C,
  fields: FieldsOf<C> & { token?: string },
): Promise<DataOf<C>> {
  const response = await fetch(url + made.path, { method: 'POST', body: formOf(made, fields) })
  const answer = (await response.json()) as { data: DataOf<C>; message: string }
  if (!response.ok) throw new Error(`${made.path}: ${answer.message}`)
  return answer.data
}

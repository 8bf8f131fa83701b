import { encodeBase64 } from '@edis/contract/base64'
import { credentials, generate, login } from '@edis/contract/portal-calls/auth'
import { demoPartner } from '../partners/demo-partner.ts'
import { makeCall } from './form-call.ts'

/** A session of the demo partner. */
export const signInDemo = (development: string): Promise<string> =>
  makeCall(development, login, { user: demoPartner.email, pass: demoPartner.password })

/** The key and a bearer token of a door's environment, got as a partner gets them. */
export async function credentialsAt(
  door: string,
  session: string,
): Promise<{ partnerId: string; key: string; token: string }> {
  const { partner_id: partnerId, partner_key: key } = await makeCall(door, credentials, { token: session })
  const { token } = await makeCall(door, generate, { auth: `Basic ${encodeBase64(`${partnerId}:${key}`)}` })
  return { partnerId, key, token }
}

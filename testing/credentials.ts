import { encodeBase64 } from '@edis/contract/calls/base64'
import { generateToken } from '@edis/contract/open-api/generate-token'
import { credentials } from '@edis/contract/portal-calls/credentials'
import { login } from '@edis/contract/portal-calls/sign-in'
import { demoPartner } from '../server/src/partners/demo-partner.ts'
import { makeCall } from './form-call.ts'

/** A session of the demo partner. */
export const signInDemo = (development: string): Promise<string> =>
  makeCall(development, login, { user: demoPartner.email, pass: demoPartner.password })

/** The key and a token pair of a door's environment, got as a partner gets them. `auth`: the key as a header. */
export async function credentialsAt(door: string, session: string) {
  const { partner_id: partnerId, partner_key } = await makeCall(door, credentials, { token: session })
  const key = partner_key!
  const auth = `Basic ${encodeBase64(`${partnerId}:${key}`)}`
  return { partnerId, key, auth, ...(await makeCall(door, generateToken, { auth })) }
}

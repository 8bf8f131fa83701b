import { encodeBase64 } from '@edis/contract/base64'
import type { DataOf } from '@edis/contract/call'
import type { Environment } from '@edis/contract/environment'
import { credentials } from '@edis/contract/portal-calls/auth'
import type { Api } from './partner.ts'

/** The credential set as the server has it. */
export async function credentialsOf(api: Api, environment: Environment): Promise<DataOf<typeof credentials>> {
  const { data, failure } = await api(environment, credentials, {})
  if (data === undefined) throw new Error(failure?.message)
  return data
}

export const basicAuth = (id: string, key: string): string => `Basic ${encodeBase64(`${id}:${key}`)}`

export async function basicAuthOf(api: Api, environment: Environment): Promise<string> {
  const { partner_id, partner_key } = await credentialsOf(api, environment)
  return basicAuth(partner_id, partner_key)
}

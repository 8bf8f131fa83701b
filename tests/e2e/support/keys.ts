import { encodeBase64 } from '@edis/contract/calls/base64'
import type { DataOf } from '@edis/contract/calls/call'
import type { Environment } from '@edis/contract/environment'
import { credentials } from '@edis/contract/portal-calls/credentials'
import type { Api } from './partner.ts'

/** The credential set as the server has it, with a key to show. */
export async function credentialsOf(
  api: Api,
  environment: Environment,
): Promise<DataOf<typeof credentials> & { partner_key: string }> {
  const { data, failure } = await api(environment, credentials, {})
  if (!data?.partner_key) throw new Error(failure?.message ?? 'There is no key')
  return { ...data, partner_key: data.partner_key }
}

export const basicAuth = (id: string, key: string): string => `Basic ${encodeBase64(`${id}:${key}`)}`

export async function basicAuthOf(api: Api, environment: Environment): Promise<string> {
  const { partner_id, partner_key } = await credentialsOf(api, environment)
  return basicAuth(partner_id, partner_key)
}

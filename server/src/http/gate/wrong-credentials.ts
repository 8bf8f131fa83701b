import { hints } from '@edis/contract/errors/hints'
import { type Environment, environmentTag, environments, otherEnvironment } from '@edis/contract/environment'
import { Failure } from '../doors/failure.ts'

type SecretKind = Parameters<typeof hints.otherEnvironment>[0]

/** Says that what was sent opens the other environment, and which this is. */
export const wrongEnvironment = (kind: SecretKind, host: Environment): Failure => {
  const credentials = otherEnvironment(host)
  return new Failure('AUTH_WRONG_ENVIRONMENT', {
    text: hints.otherEnvironment(kind, credentials, host),
    details: { credentials, host },
  })
}

const ofOurs = /^edis_(token|key|refresh|session)_(?:(dev|live)_)?/

/** Why what was sent as a bearer cannot be an access token of the host's environment, told by its prefix; null: it may be. */
export function wrongBearer(token: string, host: Environment): Failure | null {
  const [, kind, tag] = ofOurs.exec(token) ?? []
  if (kind === undefined) return new Failure('AUTH_INVALID_CREDENTIALS')
  const of = environments.find((environment) => environmentTag[environment] === tag)
  if (kind !== 'session' && of === otherEnvironment(host)) return wrongEnvironment(kind as SecretKind, host)
  if (kind === 'token') return of === host ? null : new Failure('AUTH_INVALID_CREDENTIALS')
  return new Failure('AUTH_INVALID_CREDENTIALS', mistaken[kind as keyof typeof mistaken])
}

const mistaken = {
  key: {
    text: hints.sentPartnerKey,
    details: { sent: 'partner_key' },
  },
  refresh: {
    text: hints.sentRefreshToken,
    details: { sent: 'refresh_token' },
  },
  session: {
    text: hints.sentSession,
    details: { sent: 'session' },
  },
} as const

import { hints } from '@edis/contract/errors/hints'
import { type Environment, environmentTag, environments, otherEnvironment } from '@edis/contract/environment'
import { Failure } from '../doors/failure.ts'

/** What our secrets are, by the word in their prefix. */
const kinds = {
  token: { en: 'token', id: 'token' },
  key: { en: 'partner key', id: 'partner key' },
  refresh: { en: 'refresh token', id: 'refresh token' },
} as const

/** Says that what was sent opens the other environment, and which this is. */
export const wrongEnvironment = (kind: keyof typeof kinds, host: Environment): Failure => {
  const credentials = otherEnvironment(host)
  return new Failure('AUTH_WRONG_ENVIRONMENT', {
    text: {
      en: `This is a ${credentials} ${kinds[kind].en}; this host is ${host}.`,
      id: `Ini ${kinds[kind].id} ${credentials}; host ini ${host}.`,
    },
    details: { credentials, host },
  })
}

const ofOurs = /^edis_(token|key|refresh|session)_(?:(dev|live)_)?/

/** Why what was sent as a bearer cannot be an access token of the host's environment, told by its prefix; null: it may be. */
export function wrongBearer(token: string, host: Environment): Failure | null {
  const [, kind, tag] = ofOurs.exec(token) ?? []
  if (kind === undefined) return new Failure('AUTH_INVALID_CREDENTIALS')
  const of = environments.find((environment) => environmentTag[environment] === tag)
  if (kind !== 'session' && of === otherEnvironment(host)) return wrongEnvironment(kind as keyof typeof kinds, host)
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

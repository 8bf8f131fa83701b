import { hashSecret, randomSecret } from '../database/vault.ts'
import { preferredLanguage } from '../http/doors/failure.ts'
import type { SessionStore } from './sessions.store.ts'
import { deviceOf, type OpenSession, sessionLifetime } from './sign-in.ts'

export const sessionOpener =
  ({ sessions, now }: { sessions: SessionStore; now: () => Date }): OpenSession =>
  async ({ id, partnerId, passwordHash }, { address, headers, remember = false }) => {
    const token = randomSecret('edis_session_')
    const createdAt = now()
    const expiresAt = new Date(createdAt.getTime() + sessionLifetime(remember))
    const session = { tokenHash: hashSecret(token), memberId: id, partnerId, createdAt, expiresAt }
    const language = preferredLanguage(headers['accept-language'])
    const from = { device: deviceOf(headers['user-agent']), address, language }
    return (await sessions.open(session, passwordHash, from)) ? token : null
  }

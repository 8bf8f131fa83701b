import type { IncomingHttpHeaders } from 'node:http'
import { hashSecret, randomSecret } from '../database/vault.ts'
import { preferredLanguage } from '../http/doors/failure.ts'
import type { SessionStore } from './sessions.store.ts'
import { deviceOf, sessionLifetime } from './sign-in.ts'

type SignedIn = { id: string; partnerId: string; passwordHash: string }
type From = { address: string; headers: IncomingHttpHeaders; remember?: boolean }

/** Opens a session and gives its token; null when the member's password or access has changed since it was judged. */
export type OpenSession = (member: SignedIn, from: From) => Promise<string | null>

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

import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'

export const companyClient = { id: 'edis-console', secret: 'a secret of the company' }

/** A real provider of OpenID Connect, where everybody signs in with an email and any password. */
export async function startCompanyProvider(redirectUri: string) {
  let answer: RequestListener = () => {}
  let verified: boolean | undefined = true
  const server = createServer((request, response) => answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, {
    clients: [{ client_id: companyClient.id, client_secret: companyClient.secret, redirect_uris: [redirectUri] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    findAccount: (_context, email) => ({
      accountId: email,
      claims: () => ({ sub: email, email, ...(verified !== undefined && { email_verified: verified }) }),
    }),
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    pkce: { required: () => true },
    cookies: { keys: ['a key of the provider'] },
  })
  answer = provider.callback()
  return {
    issuer,
    /** Whether it says that it knows the emails to be their owners'; undefined: it says nothing. */
    vouch: (does: boolean | undefined) => void (verified = does),
    close: () => void server.close(),
  }
}

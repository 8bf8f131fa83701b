import * as oidc from 'openid-client'
import type { Vault } from '../database/vault.ts'

/** The provider of the company's own sign-in. */
export type OidcClient = {
  issuer: string
  clientId: string
  clientSecret: string
  /** Emails of which it says nothing are its staff's all the same. */
  trustsEmails: boolean
}

/** What a sign-in that has begun is finished with; sealed, it waits in a cookie. */
type Begun = { state: string; nonce: string; verifier: string; to: string; at: number }

/** For how long somebody may be on their way, in milliseconds. */
export const oidcLifetime = 10 * 60_000
const context = 'sign-in by OIDC'

type Parts = { client: OidcClient; ownOrigin: string; vault: Vault; now: () => Date }

/** Sign-in at the company's own provider: the code flow with PKCE, state and nonce (OpenID Connect Core, RFC 7636). */
export function companySignIn({ client, ownOrigin, vault, now }: Parts) {
  let known: Promise<oidc.Configuration> | null = null

  /** Asked for once; again after a failure. */
  function configuration(): Promise<oidc.Configuration> {
    const issuer = new URL(client.issuer)
    const isPlain = issuer.protocol === 'http:'
    known ??= oidc.discovery(issuer, client.clientId, client.clientSecret, undefined, {
      ...(isPlain && { execute: [oidc.allowInsecureRequests] }),
    })
    known.catch(() => (known = null))
    return known
  }

  const isOwn = (verified: unknown): boolean => verified === true || (verified === undefined && client.trustsEmails)

  return {
    /** Where the browser goes, and what it keeps meanwhile. */
    async begin(to: string): Promise<{ url: string; kept: string }> {
      const begun: Begun = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        verifier: oidc.randomPKCECodeVerifier(),
        to,
        at: now().getTime(),
      }
      const url = oidc.buildAuthorizationUrl(await configuration(), {
        redirect_uri: `${ownOrigin}/console/oidc/callback`,
        scope: 'openid email',
        state: begun.state,
        nonce: begun.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(begun.verifier),
        code_challenge_method: 'S256',
      })
      return { url: url.href, kept: vault.seal(JSON.stringify(begun), context).toString('base64url') }
    },

    /** Whose email the provider vouches for; null: nobody's. `asked`: the path and query that the browser came back with. */
    async finish(asked: string, kept: string): Promise<{ email: string; to: string } | null> {
      const opened = vault.tryOpen(Buffer.from(kept, 'base64url'), context)
      const begun = opened === null ? null : (JSON.parse(opened) as Begun)
      if (!begun || begun.at + oidcLifetime <= now().getTime()) return null
      const found = await configuration()
      const tokens = await oidc.authorizationCodeGrant(found, new URL(asked, ownOrigin), {
        pkceCodeVerifier: begun.verifier,
        expectedState: begun.state,
        expectedNonce: begun.nonce,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (!claims) return null
      // Some providers tell the email here, others at the other place alone.
      const told = claims['email'] ? claims : await oidc.fetchUserInfo(found, tokens.access_token, claims.sub)
      const { email, email_verified: isVerified } = told
      return typeof email === 'string' && isOwn(isVerified) ? { email, to: begun.to } : null
    },
  }
}
export type CompanySignIn = ReturnType<typeof companySignIn>

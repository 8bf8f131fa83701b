/** What tests use of it; it brings no types. */
declare module 'oidc-provider' {
  import type { RequestListener } from 'node:http'

  type Claims = { sub: string; email: string; email_verified?: boolean }
  export default class Provider {
    constructor(
      issuer: string,
      configuration: {
        clients: { client_id: string; client_secret: string; redirect_uris: string[] }[]
        claims: Record<string, string[]>
        findAccount: (context: unknown, id: string) => { accountId: string; claims: () => Claims }
        ttl: Record<string, number>
        pkce: { required: () => boolean }
        cookies: { keys: string[] }
      },
    )
    callback(): RequestListener
  }
}

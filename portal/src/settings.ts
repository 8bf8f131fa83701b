import type { Environment } from '@edis/contract/environment'

const contentOf = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''

/** The API host of each environment, without a slash at its end. The portal's door writes them into index.html. */
export const hosts: Record<Environment, string> = {
  development: contentOf('edis-development-url').replace(/\/+$/, ''),
  production: contentOf('edis-production-url').replace(/\/+$/, ''),
}

/** The nonce that the content security policy of this page load allows for style elements. */
export const styleNonce = (): string =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''

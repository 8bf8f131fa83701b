import type { Environment } from '@edis/contract/environment'

/** Where pages are drawn before there is a document, nothing is known. */
const page = globalThis.document as Document | undefined

const contentOf = (name: string): string => page?.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''

/** The API host of each environment, without a slash at its end. The portal's door writes them into index.html. */
export const hosts: Record<Environment, string> = {
  development: contentOf('edis-development-url').replace(/\/+$/, ''),
  production: contentOf('edis-production-url').replace(/\/+$/, ''),
}

import type { Text } from '@edis/contract/languages'
import { hints } from '@edis/contract/errors/hints'
import ipaddr from 'ipaddr.js'
import { randomBytes } from 'node:crypto'
import type { Environment } from '@edis/contract/environment'
import type { ErrorCode } from '@edis/contract/errors/error-catalogue'
import { maxWebhookUrlLength, secretOverlapHours } from '@edis/contract/portal-calls/webhooks'

/** The most webhooks that a partner has in one environment. */
export const maxWebhooks = 100

/** Of these, to one host: room for a webhook for each event, and no hundred copies of each event for one server. */
export const maxWebhooksPerHost = 30

/** A signing secret by Standard Webhooks: `whsec_` and base64 of 24 to 64 bytes; ours are 32. */
export const newWebhookSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`

export const previousSecretEnd = (now: Date): Date => new Date(now.getTime() + secretOverlapHours * 3_600_000)

export const webhookSealContext = (environment: Environment, webhookId: string): string =>
  `${environment} webhook ${webhookId}`

type UrlRules = {
  environment: Environment
  allowPrivate: boolean
  /** One of the provider's own may lead into its own network, where http is its choice. */
  toProvider?: boolean
}

/**
 * The URL in its normal form, or why it is refused. Names are judged again when they are resolved, at every attempt;
 * here only what can be told from the text is.
 */
export function judgeWebhookUrl(
  text: string,
  { environment, allowPrivate, toProvider = false }: UrlRules,
): { url: string } | { error: ErrorCode } {
  const trimmed = text.trim()
  // The parser drops tabs and line breaks in silence; a receiver's address has none.
  // oxlint-disable-next-line no-control-regex
  const url = /[\s\u0000-\u001f\u007f]/.test(trimmed) ? null : URL.parse(trimmed)
  if (!url || !['http:', 'https:'].includes(url.protocol)) return { error: 'WEBHOOK_URL_INVALID' }
  if (url.username || url.password || url.hash || url.href.length > maxWebhookUrlLength)
    return { error: 'WEBHOOK_URL_INVALID' }
  if (toProvider) return { url: url.href }
  const inDevelopment = environment === 'development'
  if (url.protocol === 'http:' && !inDevelopment) return { error: 'WEBHOOK_URL_FORBIDDEN' }
  if (!(inDevelopment && allowPrivate) && isPrivateHost(url.hostname)) return { error: 'WEBHOOK_URL_FORBIDDEN' }
  return { url: url.href }
}

/** Says why a URL is refused, with the host that was sent; undefined: the error's own message is enough. */
export function urlMessage(text: string, error: ErrorCode): Text | undefined {
  const url = URL.parse(text.trim())
  if (error !== 'WEBHOOK_URL_FORBIDDEN' || !url) return undefined
  const { hostname } = url
  return isPrivateHost(hostname) ? hints.privateAddress(hostname) : hints.httpsRequired
}

/** Whether the host, as the URL parser writes it, is an address or a name that only our own network has. */
function isPrivateHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/(?<!\.)\.+$/, '')
  if (ipaddr.isValid(host)) return isPrivateAddress(host)
  return !host.includes('.') || /(^|\.)(localhost|local|internal|localdomain|home\.arpa)$/.test(host)
}

/** All of IPv6 that is given out for use in public (RFC 4291): ::127.0.0.1 and what nobody has a name for are outside. */
const publicIpv6 = ipaddr.IPv6.parseCIDR('2000::/3')

/** Whether an address, v4 or v6, is any but a public one: private, loopback, link-local, mapped, translated, reserved. */
export function isPrivateAddress(text: string): boolean {
  const address = ipaddr.process(text)
  return address.range() !== 'unicast' || (address instanceof ipaddr.IPv6 && !address.match(publicIpv6))
}

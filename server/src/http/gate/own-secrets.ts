/** Our keys, tokens and secrets, as `randomSecret` and Standard Webhooks write them; those of webhooks also in URLs and as PHP writes JSON. */
const secrets = /edis_(?:key|token|refresh|session|ops)_[\w-]{20,}|whsec_(?:[A-Za-z0-9+/=]|%2[bf]|%3d|\\\/){20,}/gi

/** The text without secrets of ours in it, wherever somebody has put them. */
export const withoutSecrets = (text: string): string =>
  text.includes('edis_') || text.includes('whsec_') ? text.replaceAll(secrets, '•••') : text

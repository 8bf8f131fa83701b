/** Our keys, tokens and secrets, as `randomSecret` and Standard Webhooks write them; those of webhooks also in URLs and as PHP writes JSON. */
const secrets = /edis_(?:key|token|refresh|session|ops)_[\w-]{20,}|whsec_(?:[A-Za-z0-9+/=]|%2[bf]|%3d|\\\/){20,}/gi

/** The text without secrets of ours in it, wherever somebody has put them. */
export const withoutSecrets = (text: string): string =>
  text.includes('edis_') || text.includes('whsec_') ? text.replaceAll(secrets, '•••') : text

/** A telephone number wherever it stands, if it is not a part of something longer. */
const phone = /(?<![\w+])(?:\+?62|0)[ -]?\d(?:[ -]?\d){7,12}(?!\w)/g

/** The text with the last three digits of each telephone number alone: of paths that somebody asked for by one. */
export const withoutPhones = (text: string): string => text.replaceAll(phone, (digits) => `•••${digits.slice(-3)}`)

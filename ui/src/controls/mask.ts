/** What a secret's kind and environment are told by; the rest of it is random. */
const kind = /^(?:edis_[a-z]+_(?:dev|live)_|whsec_)/

/** A secret as it may stand on a screen: its kind, and the last four characters to tell one from another. */
export function maskSecret(secret: string): { kind: string; tail: string } {
  const prefix = kind.exec(secret)?.[0] ?? ''
  const random = secret.slice(prefix.length)
  return { kind: prefix, tail: random.length >= 12 ? random.slice(-4) : '' }
}

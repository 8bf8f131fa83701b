import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

// RFC 6238 over RFC 4226: SHA-1, 30 seconds, six digits, as every authenticator app has it.

const stepMs = 30_000
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** 160 random bits, as base32 (RFC 4648) without padding. */
export const newTotpSecret = (): string => toBase32(randomBytes(20))

export function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

export function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

export const stepAt = (now: Date): number => Math.floor(now.getTime() / stepMs)

export function totpAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 15
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/**
 * The step that the code is of, or null: this one or a neighbour, for clocks that differ and people who type, and none that
 * was used before (`lastStep`).
 */
export function totpStep(secret: string, code: string, now: Date, lastStep: number): number | null {
  const present = stepAt(now)
  for (const step of [present, present - 1, present + 1])
    if (step > lastStep && isSame(totpAt(secret, step), code)) return step
  return null
}

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** What authenticator apps read from the QR code. */
export function totpUri(secret: string, account: string, issuer = 'EDIS'): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?${new URLSearchParams({ secret, issuer, algorithm: 'SHA1', digits: '6', period: '30' })}`
}

import { hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'

/** Recognises a master key and gives nothing of it away: 32 bytes derived from the key's 32 random ones and a salt. */
export type Fingerprint = { salt: Buffer; fingerprint: Buffer }

export function fingerprintOf(masterKey: Buffer, salt: Buffer = randomBytes(16)): Fingerprint {
  return { salt, fingerprint: Buffer.from(hkdfSync('sha256', masterKey, salt, 'edis master key fingerprint', 32)) }
}

export const fits = (masterKey: Buffer, { salt, fingerprint }: Fingerprint): boolean =>
  timingSafeEqual(fingerprintOf(masterKey, salt).fingerprint, fingerprint)

/**
 * Returns the key that a database without a fingerprint belongs to: the one that opens at least half of its sealed
 * values, so that a few sealed with a wrong key decide nothing; the first when there are none. null: none does.
 */
export function keyOfDatabase(keys: readonly Buffer[], opened: readonly number[], sealed: number): Buffer | null {
  const most = opened.indexOf(Math.max(...opened))
  return (opened[most] ?? 0) * 2 >= sealed ? (keys[most] ?? null) : null
}

import { hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { hmacSha256 } from '../fast-path/hmac.ts'

export type CertificateIds = ReturnType<typeof certificateIds>

const macLength = 16
const stored = /^crt_[\w-]{32}$/
const signed = /^(crt_[\w-]{32})\.([\w-]{22})$/
/** Of certificates from before there were signatures: 256 random bits. */
const unsigned = /^crt_[\w-]{43}$/

/**
 * A certificate's id as its address carries it: the stored one, then 16 bytes of HMAC-SHA-256 under a key of HKDF's of the
 * master key. Written when it is read, so that a new master key signs anew; old ones verify what they signed.
 */
export function certificateIds(masterKey: Buffer, otherKeys: readonly Buffer[]) {
  const macWith = (key: Buffer): ((id: string) => Buffer) => {
    const hmac = hmacSha256(Buffer.from(hkdfSync('sha256', key, '', 'edis certificate 1', 32)))
    return (id) => Buffer.from(hmac(Buffer.from(id)).slice(0, macLength), 'latin1')
  }
  const macOf = macWith(masterKey)
  const macs = [macOf, ...otherKeys.map(macWith)]

  return {
    create: (): string => `crt_${randomBytes(24).toString('base64url')}`,

    sign: (id: string): string => (stored.test(id) ? `${id}.${macOf(id).toString('base64url')}` : id),

    /** The stored id; null: EDIS has written no such id, whatever is in the database. */
    verify(shown: string): string | null {
      if (unsigned.test(shown)) return shown
      const [, id, mac] = signed.exec(shown) ?? []
      if (!id || !mac) return null
      const given = Buffer.from(mac, 'base64url')
      // Bits that base64url leaves over would let one signature be written in several ways
      if (given.toString('base64url') !== mac) return null
      return macs.some((by) => timingSafeEqual(by(id), given)) ? id : null
    },
  }
}

import { hash } from 'node:crypto'

const blockLength = 64

/**
 * HMAC-SHA-256 (RFC 2104) under a key of at most 64 bytes, as 32 characters of a byte each. Out of one-shot hashes:
 * Node's createHmac makes an object with native memory behind it, which cost a call 20 µs with what it takes to free it.
 */
export function hmacSha256(key: Uint8Array): (message: Uint8Array) => string {
  if (key.length > blockLength) throw new RangeError(`A key of ${key.length} bytes is longer than a block`)
  const block = Buffer.concat([key], blockLength)
  let inner = Buffer.from(block.map((byte) => byte ^ 0x36))
  const outer = Buffer.concat([block.map((byte) => byte ^ 0x5c)], blockLength + 32)
  return (message) => {
    const length = blockLength + message.length
    if (inner.length < length) inner = Buffer.concat([inner], length * 2)
    inner.set(message, blockLength)
    outer.write(hash('sha256', inner.subarray(0, length), 'binary'), blockLength, 'latin1')
    return hash('sha256', outer, 'binary')
  }
}

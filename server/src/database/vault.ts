import { createCipheriv, createDecipheriv, createHash, createSecretKey, hkdfSync, randomBytes } from 'node:crypto'

/** Seals what must be readable again. `context` (whose it is, what for) is bound in: a row's value opens nowhere else. */
export type Vault = {
  seal(text: string, context: string): Buffer
  /** @throws when the master key or the context is another, or a byte has changed. */
  open(sealed: Buffer, context: string): string
}

const version = 1
const keyIdLength = 4
const ivLength = 12
const tagLength = 16

/** AES-256-GCM. Layout: version, key id (4 bytes), IV (12), tag (16), ciphertext. `masterKey` is 32 bytes. */
export function createVault(masterKey: Buffer): Vault {
  const bytes = Buffer.from(hkdfSync('sha256', masterKey, '', 'edis vault', 32))
  const keyId = hashSecret(bytes).subarray(0, keyIdLength)
  // Made once: making it anew takes five times as long as opening a secret does
  const key = createSecretKey(bytes)
  const head = Buffer.concat([Buffer.of(version), keyId])

  return {
    seal(text, context) {
      const iv = randomBytes(ivLength)
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context))
      const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([head, iv, cipher.getAuthTag(), ciphertext])
    },
    open(sealed, context) {
      if (!sealed.subarray(0, head.length).equals(head)) throw new Error('Sealed with another master key')
      const tagAt = head.length + ivLength
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(head.length, tagAt), {
        authTagLength: tagLength,
      })
        .setAAD(Buffer.from(context))
        .setAuthTag(sealed.subarray(tagAt, tagAt + tagLength))
      return Buffer.concat([decipher.update(sealed.subarray(tagAt + tagLength)), decipher.final()]).toString('utf8')
    },
  }
}

/** SHA-256. Enough to look up secrets of 256 random bits; passwords need argon2id. */
export const hashSecret = (secret: string | Buffer): Buffer => createHash('sha256').update(secret).digest()

/** 256 random bits behind a prefix that says what they open: `edis_key_dev_…`. 43 characters of base64url. */
export const randomSecret = (prefix: string): string => prefix + randomBytes(32).toString('base64url')

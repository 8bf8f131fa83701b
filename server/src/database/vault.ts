import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'

/** Seals what must be readable again. `context` (whose it is, what for) is bound in: a row's value opens nowhere else. */
export type Vault = {
  seal(text: string, context: string): Buffer
  /** @throws when the master key or the context is another, or a byte has changed. */
  open(sealed: Buffer, context: string): string
  /** null: it can't be opened, which is reported, or is empty. */
  tryOpen(sealed: Buffer, context: string): string | null
  /** With which all begins that it seals. */
  head: Buffer
}

const version = 1
const keyIdLength = 4
const ivLength = 12
const tagLength = 16

/**
 * AES-256-GCM. Layout: version, key id (4 bytes), IV (12), tag (16), ciphertext. A master key is 32 bytes. What was sealed
 * with one of the other keys is opened too: those that were before, or will be next. `onUnreadable` is told the context
 * of what none opens.
 */
export function createVault(
  masterKey: Buffer,
  others: readonly Buffer[] = [],
  onUnreadable: (context: string) => void = () => {},
): Vault {
  const present = vaultKey(masterKey)
  const keys = [present, ...others.map(vaultKey)]

  const vault: Vault = {
    head: present.head,
    seal(text, context) {
      const iv = randomBytes(ivLength)
      const cipher = createCipheriv('aes-256-gcm', present.key, iv).setAAD(Buffer.from(context))
      const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([present.head, iv, cipher.getAuthTag(), ciphertext])
    },
    open(sealed, context) {
      const found = keys.find(({ head }) => sealed.subarray(0, head.length).equals(head))
      if (!found) throw new Error('Sealed with another master key')
      const { key, head } = found
      const tagAt = head.length + ivLength
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(head.length, tagAt), {
        authTagLength: tagLength,
      })
        .setAAD(Buffer.from(context))
        .setAuthTag(sealed.subarray(tagAt, tagAt + tagLength))
      return Buffer.concat([decipher.update(sealed.subarray(tagAt + tagLength)), decipher.final()]).toString('utf8')
    },
    tryOpen(sealed, context) {
      if (sealed.length === 0) return null
      try {
        return vault.open(sealed, context)
      } catch {
        onUnreadable(context)
        return null
      }
    },
  }
  return vault
}

function vaultKey(masterKey: Buffer): { key: KeyObject; head: Buffer } {
  const bytes = Buffer.from(hkdfSync('sha256', masterKey, '', 'edis vault', 32))
  const head = Buffer.concat([Buffer.of(version), hashSecret(bytes).subarray(0, keyIdLength)])
  // Made once: making it anew takes five times as long as opening a secret does
  return { key: createSecretKey(bytes), head }
}

/** SHA-256. Enough to look up secrets of 256 random bits; passwords need argon2id. */
export const hashSecret = (secret: string | Buffer): Buffer => createHash('sha256').update(secret).digest()

/** 256 random bits behind a prefix that says what they open: `edis_key_dev_…`. 43 characters of base64url. */
export const randomSecret = (prefix: string): string => prefix + randomBytes(32).toString('base64url')

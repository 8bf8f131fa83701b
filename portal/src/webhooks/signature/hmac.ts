type Key = Uint8Array<ArrayBuffer>

/** Browsers offer it on https and on localhost alone. */
export const canSign = (): boolean => (globalThis.crypto as Crypto | undefined)?.subtle !== undefined

/** HMAC-SHA256 of the text's UTF-8. */
export async function hmac(key: Key, text: string): Promise<Key> {
  const hash = { name: 'HMAC', hash: 'SHA-256' }
  const imported = await crypto.subtle.importKey('raw', key, hash, false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, new TextEncoder().encode(text)))
}

export const base64Of = (bytes: Key): string => btoa(String.fromCharCode(...bytes))

export const hexOf = (bytes: Key): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

const alphabet = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/

/** Base64 (RFC 4648 section 4, padded) of the text's UTF-8 bytes. */
export function encodeBase64(text: string): string {
  let bytes = ''
  for (const byte of new TextEncoder().encode(text)) bytes += String.fromCharCode(byte)
  return btoa(bytes)
}

/** The text behind padded base64 of UTF-8, or null when it is not that: wrong alphabet, padding or UTF-8. */
export function decodeBase64(encoded: string): string | null {
  if (!alphabet.test(encoded)) return null
  try {
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return null
  }
}

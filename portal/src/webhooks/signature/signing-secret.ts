/** A secret that was understood, with what is odd about how it was written; or what is wrong with it. */
export type ReadSecret = { key: Uint8Array<ArrayBuffer>; text: string; oddities: string[] } | { problem: string }

/** The shortest key that Standard Webhooks allows, in bytes. */
const shortestKey = 24

export function readSecret(pasted: string): ReadSecret {
  const oddities: string[] = []
  const bare = pasted.trim().replace(/^(['"])(.*)\1$/, '$2')
  if (bare === '') return { problem: 'Enter the webhook’s signing secret: whsec_ and base64.' }
  if (bare !== pasted)
    oddities.push('The secret stands between spaces, line breaks or quotes. They are not part of it: strip them.')
  if (/^edis_(?:key|token|session)/.test(bare))
    return { problem: 'This is a credential for our API, not a webhook’s signing secret, which begins with whsec_.' }
  if (/[•*…]/.test(bare))
    return { problem: 'This is a masked secret. Paste the whole of it, or rotate it for a new one.' }

  const encoded = bare.replace(/^whsec_/, '')
  if (encoded === bare)
    oddities.push(
      'The secret lacks its prefix whsec_. We read it as if it were there; some libraries take the text for the key itself.',
    )
  if (/[-_]/.test(encoded)) oddities.push('The secret is in URL-safe base64, which many decoders get wrong.')
  const key = bytesOf(encoded.replaceAll('-', '+').replaceAll('_', '/'))
  if (!key) return { problem: 'What follows whsec_ is not base64: characters are missing or were changed.' }
  if (key.length < shortestKey) return { problem: `Only ${key.length} bytes follow whsec_: the secret was cut off.` }
  return { key, text: bare, oddities }
}

function bytesOf(encoded: string): Uint8Array<ArrayBuffer> | null {
  const padded = encoded.replace(/=+$/, '')
  if (!/^[A-Za-z0-9+/]*$/.test(padded) || padded.length % 4 === 1) return null
  return Uint8Array.from(atob(padded), (character) => character.charCodeAt(0))
}

import { messages } from './messages.en.tsx'

const { unusableSecret: unusable, oddSecret: odd } = messages

/** A secret that was understood, with what is odd about how it was written; or what is wrong with it. */
export type ReadSecret = { key: Uint8Array<ArrayBuffer>; text: string; oddities: string[] } | { problem: string }

/** The shortest key that Standard Webhooks allows, in bytes. */
const shortestKey = 24

export function readSecret(pasted: string): ReadSecret {
  const oddities: string[] = []
  const bare = pasted.trim().replace(/^(['"])(.*)\1$/, '$2')
  if (bare === '') return { problem: unusable.empty }
  if (bare !== pasted) oddities.push(odd.surrounded)
  if (/^edis_(?:key|token|session)/.test(bare)) return { problem: unusable.credential }
  if (/[•*…]/.test(bare)) return { problem: unusable.masked }

  const encoded = bare.replace(/^whsec_/, '')
  if (encoded === bare) oddities.push(odd.noPrefix)
  if (/[-_]/.test(encoded)) oddities.push(odd.urlSafe)
  const key = bytesOf(encoded.replaceAll('-', '+').replaceAll('_', '/'))
  if (!key) return { problem: unusable.notBase64 }
  if (key.length < shortestKey) return { problem: unusable.short(key.length) }
  return { key, text: bare, oddities }
}

function bytesOf(encoded: string): Uint8Array<ArrayBuffer> | null {
  const padded = encoded.replace(/=+$/, '')
  if (!/^[A-Za-z0-9+/]*$/.test(padded) || padded.length % 4 === 1) return null
  return Uint8Array.from(atob(padded), (character) => character.charCodeAt(0))
}

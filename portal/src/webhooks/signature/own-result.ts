import { signedContent } from '@edis/contract/webhooks/deliveries'
import { base64Of, hexOf, hmac } from './hmac.ts'

type Message = { id: string; timestamp: string; body: string }

/** What can be wrong with the content that was signed; the right one first. */
const contents = ({ id, timestamp, body }: Message): [text: string, mistake: string | null][] => [
  [`${id}.${timestamp}.${body}`, null],
  [body, 'You signed the body alone. Sign webhook-id, webhook-timestamp and body, joined by full stops.'],
  [`${timestamp}.${body}`, 'You left webhook-id out of what you signed.'],
  [`${id}.${body}`, 'You left webhook-timestamp out of what you signed.'],
  [`${timestamp}.${id}.${body}`, 'You put webhook-timestamp before webhook-id.'],
  [`${id}${timestamp}${body}`, 'You joined id, timestamp and body without the full stops between them.'],
  [`${id}.${timestamp}.${body}\n`, 'You signed a line break after the body.'],
  [signedContent(id, Number(timestamp) * 1_000, body), 'You signed the timestamp in milliseconds; it is in seconds.'],
]

/** What can be wrong with the key; the right one first. */
const keys = (secret: { key: Uint8Array<ArrayBuffer>; text: string }): [Uint8Array<ArrayBuffer>, string | null][] => {
  const bytes = (text: string) => new TextEncoder().encode(text)
  return [
    [secret.key, null],
    [bytes(secret.text), 'Your key is the secret’s text. Take whsec_ off, and decode the rest from base64.'],
    [
      bytes(secret.text.replace(/^whsec_/, '')),
      'Your key is the text after whsec_. Decode it from base64: the key is those bytes.',
    ],
  ]
}

/**
 * What a receiver's own code got wrong, told by the signature that it computed. Empty: it computed the right one. null:
 * no mistake that we know gives this.
 */
export async function mistakesBehind(
  result: string,
  secret: { key: Uint8Array<ArrayBuffer>; text: string },
  message: Message,
): Promise<string[] | null> {
  const bare = result.trim().replace(/^(?:v1,|sha256=)/, '')
  for (const [key, keyMistake] of keys(secret)) {
    for (const [content, contentMistake] of contents(message)) {
      const bytes = await hmac(key, content)
      const isHex = hexOf(bytes) === bare.toLowerCase()
      const base64 = base64Of(bytes)
      const isUrlSafe = base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') === bare.replace(/=+$/, '')
      if (!isHex && !isUrlSafe && base64 !== bare) continue
      const formMistake = isHex
        ? 'Your result is in hexadecimal; ours is in base64.'
        : base64 !== bare
          ? 'Your result is in URL-safe base64 or lacks its padding; ours is in plain base64.'
          : null
      return [keyMistake, contentMistake, formMistake].filter((mistake) => mistake !== null)
    }
  }
  return null
}

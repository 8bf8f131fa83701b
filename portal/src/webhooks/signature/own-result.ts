import { signedContent } from '@edis/contract/webhooks/deliveries'
import { base64Of, hexOf, hmac } from './hmac.ts'
import { messages } from './messages.en.tsx'

const { mistakes } = messages

type Message = { id: string; timestamp: string; body: string }

/** What can be wrong with the content that was signed; the right one first. */
const contents = ({ id, timestamp, body }: Message): [text: string, mistake: string | null][] => [
  [`${id}.${timestamp}.${body}`, null],
  [body, mistakes.bodyOnly],
  [`${timestamp}.${body}`, mistakes.noId],
  [`${id}.${body}`, mistakes.noTimestamp],
  [`${timestamp}.${id}.${body}`, mistakes.order],
  [`${id}${timestamp}${body}`, mistakes.noDots],
  [`${id}.${timestamp}.${body}\n`, mistakes.lineBreak],
  [signedContent(id, Number(timestamp) * 1_000, body), mistakes.milliseconds],
]

/** What can be wrong with the key; the right one first. */
const keys = (secret: { key: Uint8Array<ArrayBuffer>; text: string }): [Uint8Array<ArrayBuffer>, string | null][] => {
  const bytes = (text: string) => new TextEncoder().encode(text)
  return [
    [secret.key, null],
    [bytes(secret.text), mistakes.textAsKey],
    [bytes(secret.text.replace(/^whsec_/, '')), mistakes.base64AsKey],
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
      const formMistake = isHex ? mistakes.hex : base64 !== bare ? mistakes.urlSafe : null
      return [keyMistake, contentMistake, formMistake].filter((mistake) => mistake !== null)
    }
  }
  return null
}

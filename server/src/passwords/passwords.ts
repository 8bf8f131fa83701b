/** How long the link of a reset works, in milliseconds. */
export const resetLifetime = 30 * 60_000
/** Links that a member is sent in a day for the asking of strangers; as many more from where the member signs in. */
export const maxResetMails = 10

/** Of zxcvbn's 0 to 4: more than 10^8 guesses. */
export const leastScore = 3

/** What guessers try first against this person: names and the parts of their addresses. */
export function ownWords({ email, name, partner }: { email: string; name: string; partner: string }): string[] {
  const texts = [email, name, partner].map((text) => text.toLowerCase())
  const parts = texts.flatMap((text) => {
    const words = text.split(/[^\p{L}\p{N}]+/u)
    return [text, words.join(''), ...words]
  })
  return [...new Set([...parts, 'edis', 'openapi'])].filter((word) => word !== '')
}

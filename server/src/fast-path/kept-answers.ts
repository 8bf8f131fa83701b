/** An answer as text, and the fields of the request that it answers. */
export type KeptAnswer = { text: string; fields: unknown }

type Kept = KeptAnswer & { of: object }

/** Of all that one door keeps, in letters: of answers, and of what they were asked with. */
const maxLetters = 2_000_000
/** Requests that were made once, of late. */
const maxAskedOnce = 1_000

export type KeptAnswers = ReturnType<typeof keptAnswers>

/**
 * Keeps answers that are the same for everybody, by their requests: those asked for last, as long as what they are made of is there. One
 * that is asked for once is not kept: it would only crowd out the others.
 */
export function keptAnswers(most = maxLetters) {
  const kept = new Map<string, Kept>()
  const askedOnce = new Set<string>()
  let letters = 0

  function forget(key: string, { text }: Kept): void {
    kept.delete(key)
    letters -= key.length + text.length
  }

  return {
    /** `of`: what the answer is made of now. */
    find(key: string, of: object): KeptAnswer | null {
      const found = kept.get(key)
      if (!found) return null
      if (found.of !== of) {
        forget(key, found)
        return null
      }
      // Asked for last, it goes last.
      kept.delete(key)
      kept.set(key, found)
      return found
    },
    /** From the second time on. */
    keep(key: string, of: object, answer: KeptAnswer): void {
      if (!askedOnce.delete(key)) {
        if (askedOnce.size >= maxAskedOnce) askedOnce.clear()
        askedOnce.add(key)
        return
      }
      const before = kept.get(key)
      if (before) forget(key, before)
      kept.set(key, { ...answer, of })
      letters += key.length + answer.text.length
      for (const [oldest, found] of kept) {
        if (letters <= most) return
        forget(oldest, found)
      }
    },
    letters: () => letters,
  }
}

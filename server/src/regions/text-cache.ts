export type TextCache = {
  get(key: string): string | undefined
  /** Gives the text back. */
  keep(key: string, text: string): string
}

/** Keeps the texts that were used last, up to a sum of characters, keys included. */
export function textCache(mostCharacters: number): TextCache {
  /** The oldest use first. */
  const texts = new Map<string, string>()
  let characters = 0

  return {
    get(key) {
      const text = texts.get(key)
      if (text !== undefined) {
        texts.delete(key)
        texts.set(key, text)
      }
      return text
    },

    keep(key, text) {
      texts.set(key, text)
      characters += key.length + text.length
      for (const [oldKey, oldText] of texts) {
        if (characters <= mostCharacters) break
        texts.delete(oldKey)
        characters -= oldKey.length + oldText.length
      }
      return text
    },
  }
}

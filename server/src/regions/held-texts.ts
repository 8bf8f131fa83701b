/** Short texts by their place in a list. */
export type HeldTexts = { readonly count: number; at(place: number): string }

/**
 * Keeps many short texts as one and where each begins. As strings of their own, codes and names of all regions took 14 MB, which
 * V8 also reckons with when it lets its heap grow; so they take 3.
 */
export function holdTexts(texts: readonly string[]): HeldTexts {
  const starts = new Uint32Array(texts.length + 1)
  texts.forEach((text, place) => (starts[place + 1] = starts[place]! + text.length))
  const joined = texts.join('')
  // A byte a letter, though some of them were cut from texts of two
  const narrow = Buffer.from(joined, 'latin1').toString('latin1')
  const held = narrow === joined ? narrow : joined
  return { count: texts.length, at: (place) => held.slice(starts[place], starts[place + 1]) }
}

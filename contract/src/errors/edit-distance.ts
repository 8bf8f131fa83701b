/** How many mistakes make `typed` of a word: of all of it, and of its best beginning. */
export type Mistakes = { whole: number; beginning: number }

const tooMany: Mistakes = { whole: Infinity, beginning: Infinity }

/**
 * A mistake is a letter too many, missing or wrong, or two neighbours that changed places (optimal string alignment).
 * Infinity: more than `most`.
 */
export function mistakes(typed: string, word: string, most: number): Mistakes {
  if (typed.length > word.length + most) return tooMany
  const width = Math.min(word.length, typed.length + most)
  let beforeLast: number[] = []
  let last = Array.from({ length: width + 1 }, (_, place) => place)
  for (let row = 1; row <= typed.length; row += 1) {
    const present = [row]
    for (let place = 1; place <= width; place += 1) {
      const isSame = typed[row - 1] === word[place - 1]
      let fewest = Math.min(last[place]! + 1, present[place - 1]! + 1, last[place - 1]! + (isSame ? 0 : 1))
      if (row > 1 && place > 1 && typed[row - 1] === word[place - 2] && typed[row - 2] === word[place - 1])
        fewest = Math.min(fewest, beforeLast[place - 2]! + 1)
      present.push(fewest)
    }
    if (Math.min(...present) > most && Math.min(...last) > most) return tooMany
    beforeLast = last
    last = present
  }
  const within = (count: number) => (count > most ? Infinity : count)
  return { whole: width === word.length ? within(last[width]!) : Infinity, beginning: within(Math.min(...last)) }
}

/** How many mistakes a word of this length may have and still be meant. */
export const forgiven = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2)

import { letterBits, nameStart, spell } from './name-letters.ts'

/** What the postings are built from: the names' letters one after another, and where each id's begin. */
export type WrittenNames = { letters: Uint8Array; starts: Uint32Array }

/** For every run of one to three letters the ids that have it, ascending. */
export type Postings = {
  /** The ids that have the word's first letters, up to three of them. */
  beginning(word: readonly number[]): Uint32Array
  /** The shortest list of ids among which all are that have the word. */
  rarestIn(word: readonly number[]): Uint32Array
}

const base = 37
const runs = base ** 3

/** `mark`: only runs begun by a letter with that mark; 0 for all. */
export function buildPostings(names: WrittenNames, mark: number): Postings {
  const ends = new Uint32Array(runs)
  walkRuns(names, mark, ends, null)
  let total = 0
  for (let run = 0; run < runs; run += 1) {
    const begin = total
    total += ends[run]!
    ends[run] = begin
  }
  const ids = new Uint32Array(total)
  // Moves each run's begin to its end, which is the next one's begin
  walkRuns(names, mark, ends, ids)

  return { beginning, rarestIn }

  function beginning(word: readonly number[]): Uint32Array {
    return listOf(word, 0)
  }

  function rarestIn(word: readonly number[]): Uint32Array {
    let rarest = listOf(word, 0)
    for (let at = 1; at + 3 <= word.length; at += 1) {
      const list = listOf(word, at)
      if (list.length < rarest.length) rarest = list
    }
    return rarest
  }

  function listOf(word: readonly number[], at: number): Uint32Array {
    const run = (word[at]! * base + (word[at + 1] ?? 0)) * base + (word[at + 2] ?? 0)
    return ids.subarray(run === 0 ? 0 : ends[run - 1], ends[run])
  }
}

/** Counts each run up once for each id that has it, and writes the id at where the count stood if there is room for it. */
function walkRuns({ letters, starts }: WrittenNames, mark: number, counts: Uint32Array, ids: Uint32Array | null) {
  const lastId = new Int32Array(runs).fill(-1)
  for (let id = 0; id + 1 < starts.length; id += 1) {
    const to = starts[id + 1]!
    for (let at = starts[id]!; at < to; at += 1) {
      const first = letters[at]!
      if ((first & mark) !== mark) continue
      let run = 0
      let unit = base * base
      for (let next = at; next < at + 3; next += 1) {
        const letter = letters[next]! & letterBits
        if (letter === 0) break
        run += letter * unit
        unit = unit === base ? 1 : base
        if (lastId[run] === id) continue
        lastId[run] = id
        const count = counts[run]!++
        if (ids) ids[count] = id
      }
    }
  }
}

/** The names in bytes: each id's own, then its others. */
export function writeDown(names: readonly string[], others: readonly (readonly string[])[]): WrittenNames {
  const size = [names, ...others].flat().reduce((sum, name) => sum + name.length + 1, 0)
  const starts = new Uint32Array(names.length + 1)
  const letters = new Uint8Array(size)
  let end = 0
  names.forEach((name, id) => {
    starts[id] = end
    write(name)
    others[id]!.forEach(write)
  })
  starts[names.length] = end
  return { letters: letters.slice(0, end), starts }

  function write(name: string) {
    const spelt = spell(name)
    if (!spelt || spelt.length === 0) throw new Error(`Name ${name} is not of a–z and 0–9`)
    spelt[0]! |= nameStart
    for (const letter of spelt) letters[end++] = letter
    letters[end++] = 0
  }
}

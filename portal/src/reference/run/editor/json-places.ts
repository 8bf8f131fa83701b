import { type Path, writePath } from './json-path.ts'

export type Range = { from: number; to: number }

/** A name or a value of a JSON text that may be unfinished. `start`: where its name begins, else where it does. */
type Part = Range & { role: 'name' | 'value'; path: Path; start: number }

type Token = Range & { type: string; closed: boolean }
type Holder = {
  part: Part
  isList: boolean
  index: number
  name: Part | null
  expects: 'name' | 'colon' | 'value' | 'comma'
}

const tokenPattern = /[{}[\]:,]|"(?:[^"\\\n]|\\.)*("?)|[^\s{}[\]:,"]+/g

const tokensOf = (text: string): Token[] =>
  [...text.matchAll(tokenPattern)].map(({ 0: token, 1: end, index }) => ({
    type: token.startsWith('"') ? 'string' : /^[{}[\]:,]$/.test(token) ? token : 'word',
    from: index,
    to: index + token.length,
    closed: end === '"' && token.length > 1,
  }))

/** Reads as much of the text as there is. Stops before the first token that `until` says yes to. */
function read(
  text: string,
  until: (token: Token) => boolean = () => false,
): { parts: Part[]; holder: Holder | null; token: Token | null } {
  const parts: Part[] = []
  const holders: Holder[] = []
  for (const token of tokensOf(text)) {
    if (until(token)) return { parts, holder: holders.at(-1) ?? null, token }
    take(token)
  }
  return { parts, holder: holders.at(-1) ?? null, token: null }

  function take(token: Token): void {
    const holder = holders.at(-1)
    const { type, from, to } = token
    if (type === '}' || type === ']') {
      const closed = holders.pop()
      if (closed) closed.part.to = to
    } else if (type === ':') {
      if (holder?.expects === 'colon') holder.expects = 'value'
    } else if (type === ',') {
      if (!holder) return
      if (holder.isList) holder.index += 1
      holder.name = null
      holder.expects = holder.isList ? 'value' : 'name'
    } else if (holder?.expects === 'name') {
      holder.name = { role: 'name', path: [...holder.part.path, nameIn(text, token)], from, to, start: from }
      holder.expects = 'colon'
      parts.push(holder.name)
    } else {
      const part: Part = { role: 'value', path: pathOfNext(holder), from, to, start: holder?.name?.from ?? from }
      parts.push(part)
      if (holder) holder.expects = 'comma'
      if (type === '{' || type === '[')
        holders.push({ part, isList: type === '[', index: 0, name: null, expects: type === '[' ? 'value' : 'name' })
    }
  }
}

const nameIn = (text: string, { from, to, type, closed }: Token): string =>
  type === 'string' ? text.slice(from + 1, closed ? to - 1 : to) : text.slice(from, to)

const pathOfNext = (holder: Holder | undefined | null): Path =>
  !holder ? [] : holder.isList ? [...holder.part.path, holder.index] : (holder.name?.path ?? holder.part.path)

/** Where each path is: a field with its name, and of one that is missing the opening of what it is missing from. */
export function rangesOf(text: string): (path: Path) => Range {
  const values = new Map<string, Part>()
  for (const part of read(text).parts) if (part.role === 'value') values.set(writePath(part.path), part)
  return (path) => {
    for (let length = path.length; length >= 0; length--) {
      const part = values.get(writePath(path.slice(0, length)))
      if (part)
        return length === path.length ? { from: part.start, to: part.to } : { from: part.from, to: part.from + 1 }
    }
    return { from: 0, to: Math.min(1, text.length) }
  }
}

/**
 * What may be written at a position: a field's name in the object at `path`, or the value at `path`. `from` and `to` are
 * what there is of it, `typed` what is typed of it up to the position, without the quote.
 */
export type Place = Range & { typed: string; path: Path } & (
    | { kind: 'name'; taken: string[]; hasValue: boolean }
    | { kind: 'value' }
  )

export function placeAt(text: string, position: number): Place | null {
  const isAt = ({ from, to, type, closed }: Token): boolean =>
    from >= position ||
    (position < to && to - from > 1) ||
    (position === to && (type === 'word' || (type === 'string' && !closed)))
  const { holder, token } = read(text, isAt)
  if (!holder) return null
  const inside = token !== null && token.from < position
  const range = inside ? { from: token.from, to: token.to } : { from: position, to: position }
  const typed = text.slice(range.from, position).replace(/^"/, '')
  if (holder.expects === 'value') return { kind: 'value', ...range, typed, path: pathOfNext(holder) }
  if (holder.expects !== 'name') return null
  const path = holder.part.path
  const taken = read(text)
    .parts.filter((part) => part.role === 'name' && part.path.length === path.length + 1 && part.from !== range.from)
    .filter((part) => writePath(part.path.slice(0, -1)) === writePath(path))
    .map((part) => String(part.path.at(-1)))
  return { kind: 'name', ...range, typed, path, taken, hasValue: text.slice(range.to).trimStart().startsWith(':') }
}

/** Line and column of a position, from 1. */
export function lineOf(text: string, position: number): number {
  return text.slice(0, position).split('\n').length
}

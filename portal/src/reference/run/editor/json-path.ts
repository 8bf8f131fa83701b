/** A place in a JSON document: names and positions, from the outside in. */
export type Path = readonly (string | number)[]

/** A path as failures name a field: `items[0].weight_g`. */
export const writePath = (path: Path): string =>
  path.reduce<string>(
    (text, part) => (typeof part === 'number' ? `${text}[${part}]` : text === '' ? part : `${text}.${part}`),
    '',
  )

export const valueAt = (json: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, part) => {
    if (typeof value !== 'object' || value === null) return undefined
    return Object.hasOwn(value, part) ? (value as Record<string | number, unknown>)[part] : undefined
  }, json)

/** The document with the value there; what leads to it is made where it is missing. */
export function withValue(json: unknown, path: Path, value: unknown): unknown {
  const [part, ...rest] = path
  if (part === undefined) return value
  if (typeof part === 'number') {
    const list: unknown[] = Array.isArray(json) ? [...(json as unknown[])] : []
    list[part] = withValue(list[part], rest, value)
    return list
  }
  const known = isObject(json) ? json : {}
  return { ...known, [part]: withValue(known[part], rest, value) }
}

export function without(json: unknown, path: Path): unknown {
  const [part, ...rest] = path
  if (part === undefined) return undefined
  if (rest.length > 0)
    return valueAt(json, [part]) === undefined ? json : withValue(json, [part], without(valueAt(json, [part]), rest))
  if (Array.isArray(json)) return json.filter((_, index) => index !== part)
  return isObject(json) ? Object.fromEntries(Object.entries(json).filter(([name]) => name !== part)) : json
}

export const isObject = (json: unknown): json is Record<string, unknown> =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

export function parseJson(text: string): { ok: true; value: unknown } | { ok: false } {
  try {
    return { ok: true, value: JSON.parse(text) as unknown }
  } catch {
    return { ok: false }
  }
}

export const formatJson = (value: unknown): string => JSON.stringify(value, null, 2)

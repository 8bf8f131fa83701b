import { isObject, type Path, valueAt, withValue } from './json-path.ts'

/** `items[0].weight_g`, as failures name a field, as a path. '' is the whole document. */
export const parsePath = (field: string): Path =>
  [...field.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, name = '']) =>
    index === undefined ? name : Number(index),
  )

/** The document with the field under another name, at its old place. */
export function renamed(json: unknown, path: Path, name: string): unknown {
  const last = path.at(-1)
  const parent = valueAt(json, path.slice(0, -1))
  if (!isObject(parent)) return json
  const entries = Object.entries(parent).map(([key, value]) => [key === last ? name : key, value] as const)
  return withValue(json, path.slice(0, -1), Object.fromEntries(entries))
}

import type { FieldFault } from '../doors/failure.ts'

/** What of a request is left without the fields at fault: anything may be missing. */
export type Sound<T> = T extends readonly (infer Item)[]
  ? (Sound<Item> | undefined)[]
  : T extends object
    ? { [Name in keyof T]?: Sound<T[Name]> | undefined }
    : T

/** A request that its schema refused. Rules beyond the schema judge what is sound of it. */
export type RefusedRequest<Request> = {
  fields: Sound<Request>
  /** Whether nothing is wrong with any of these fields, or with a field within them. */
  isSound(...names: string[]): boolean
}

/** Leaves the fields at fault out of a request. */
export function refusedRequest<Request>(request: unknown, faults: readonly FieldFault[]): RefusedRequest<Request> {
  const faulty = new Set(faults.map(({ field }) => field))
  return {
    fields: soundParts(request as object, '', faulty) as Sound<Request>,
    isSound: (...names) =>
      names.every((name) => ![...faulty].some((field) => isWithin(field, name) || isWithin(name, field))),
  }
}

/** `items[0].sku` is within `items`, and within itself. */
const isWithin = (path: string, whole: string): boolean =>
  path === whole || path.startsWith(`${whole}.`) || path.startsWith(`${whole}[`)

function soundPart(value: unknown, path: string, faulty: ReadonlySet<string>): unknown {
  if (faulty.has(path)) return undefined
  if (Array.isArray(value)) return value.map((item, index) => soundPart(item, `${path}[${index}]`, faulty))
  return typeof value === 'object' && value !== null ? soundParts(value, path, faulty) : value
}

function soundParts(value: object, path: string, faulty: ReadonlySet<string>): object {
  const parts = Object.entries(value).map(([name, part]): [string, unknown] => [
    name,
    soundPart(part, path === '' ? name : `${path}.${name}`, faulty),
  ])
  return Object.fromEntries(parts.filter(([, part]) => part !== undefined))
}

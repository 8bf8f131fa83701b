import type { TSchema } from 'typebox'
import { schemaNodes, type SchemaNode } from '@edis/contract/calls/schema-nodes'

/** Every field of a request, nested ones too, as answers name it: `items[0].qty`. */
export function fieldsOf(request: TSchema): [path: string, node: SchemaNode][] {
  return [...schemaNodes(request)]
    .filter(([path]) => path !== '')
    .map(([path, node]) => [path.replaceAll('[]', '[0]'), node])
}

const steps = (path: string): string[] => path.split(/[.[\]]+/).filter((step) => step !== '')

type Container = Record<string, unknown>

/** A copy of the request with the field set; whatever it is to stand in is made where it is not there. */
export function withField(request: object, path: string, value: unknown): object {
  const copy = structuredClone(request) as Container
  const names = steps(path)
  const last = names.pop() ?? ''
  let at = copy
  for (const name of names) at = (at[name] ??= {}) as Container
  at[last] = value
  return copy
}

/** A copy of the request without the field. */
export function withoutField(request: object, path: string): object {
  const copy = structuredClone(request) as Container
  const names = steps(path)
  const last = names.pop() ?? ''
  const at = names.reduce<Container | undefined>((into, name) => into?.[name] as Container | undefined, copy)
  delete at?.[last]
  return copy
}

/** The field's value; undefined: there is none. */
export const valueIn = (request: object, path: string): unknown =>
  steps(path).reduce<unknown>((at, name) => (at as Container | null | undefined)?.[name], request)

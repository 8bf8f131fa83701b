import type { TSchema } from 'typebox'

export type SchemaNode = {
  type?: string | string[]
  description?: string
  examples?: unknown[]
  properties?: Record<string, TSchema>
  items?: TSchema
  required?: string[]
  pattern?: string
  [keyword: string]: unknown
}

/** The schema and every field in it, by path: `items[].weight_g`; of a list, its rows. The schema itself has the path ''. */
export function* schemaNodes(schema: TSchema, path = ''): Generator<[path: string, node: SchemaNode]> {
  const node = schema as SchemaNode
  yield [path, node]
  for (const [name, property] of Object.entries(node.properties ?? {}))
    yield* schemaNodes(property, path === '' ? name : `${path}.${name}`)
  if (node.items) yield* schemaNodes(node.items, `${path}[]`)
}

/** Whether a field has no further fields. */
export const isLeaf = (node: SchemaNode): boolean => !node.properties && !node.items

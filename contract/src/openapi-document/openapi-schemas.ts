import type { TSchema } from 'typebox'

export type Json = { [name: string]: unknown }

/** Collects the shapes that have a `title` as named components, and writes references where they stood. */
export type SchemaWriter = {
  /** The schema as the document says it. */
  write(schema: TSchema): Json
  /** The components met so far. */
  components: Json
  /** Responses that several calls share, by name. */
  responses: Record<string, Json>
}

export function schemaWriter(): SchemaWriter {
  const components: Json = {}
  return { components, responses: {}, write: (schema) => asJson(schema as unknown as Json) }

  function asJson(schema: Json): Json {
    if (typeof schema.title !== 'string') return inner(schema)
    if (schema.properties) return reference(schema, schema.title)
    return schema.enum ? namedValues(schema, schema.title) : inner(schema)
  }

  /** Named values become components; the field's own description stands beside the reference. */
  function namedValues(schema: Json, title: string): Json {
    const { title: _, type, enum: values, ...words } = schema
    const shape = { type: 'string', enum: (values as unknown[]).filter((value) => value !== null) }
    components[title] ??= shape
    if (JSON.stringify(components[title]) !== JSON.stringify(shape)) throw new Error(`two enums are ${title}`)
    const $ref = `#/components/schemas/${title}`
    return Array.isArray(type) ? { ...words, anyOf: [{ $ref }, { type: 'null' }] } : { ...words, $ref }
  }

  /** A description that stands beside the reference is that of the field; the component keeps its own. */
  function reference(schema: Json, title: string): Json {
    const { description, type, ...rest } = schema
    const nullable = Array.isArray(type) && type.includes('null')
    const shape = inner({ ...rest, type: 'object' })
    const known = components[title] as Json | undefined
    if (!known) components[title] = description === undefined ? shape : { description, ...shape }
    else if (JSON.stringify(shape) !== JSON.stringify({ ...known, description: undefined }))
      throw new Error(`two shapes have the title ${title}`)
    const $ref = `#/components/schemas/${title}`
    const field =
      description === undefined || description === (components[title] as Json).description ? {} : { description }
    return nullable ? { ...field, anyOf: [{ $ref }, { type: 'null' }] } : { ...field, $ref }
  }

  function inner(schema: Json): Json {
    const { title: _, properties, items, additionalProperties, ...rest } = schema
    return {
      ...rest,
      ...(properties ? { properties: mapped(properties as Record<string, Json>) } : {}),
      ...(items ? { items: asJson(items as Json) } : {}),
      ...(additionalProperties === undefined ? {} : { additionalProperties }),
    }
  }

  function mapped(properties: Record<string, Json>): Json {
    return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, asJson(schema)]))
  }
}

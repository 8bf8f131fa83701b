import { closestName } from '@edis/contract/errors/closest-name'
import type { FieldErrorCode } from '@edis/contract/errors/error-catalogue'
import type { SchemaNode } from '@edis/contract/calls/schema-nodes'
import { isObject, type Path } from './json-path.ts'
import { messages } from './messages.en.ts'

/** What is wrong at a place of a request, in words for who is writing it. */
export type SchemaFault = { path: Path; error: FieldErrorCode; message: string }

/** A field of a JSON Schema as it is in the browser: plain JSON. */
export type Field = SchemaNode & { required?: string[]; enum?: unknown[] }

const fieldIn = (schema: Field, part: string | number): Field | undefined =>
  (typeof part === 'number' ? schema.items : schema.properties?.[part]) as Field | undefined

export const fieldAt = (schema: Field, path: Path): Field | undefined =>
  path.reduce<Field | undefined>((node, part) => node && fieldIn(node, part), schema)

/** Whether the document is what the schema asks for. The keywords are those that the contract's requests use. */
export function schemaFaults(schema: Field, value: unknown, path: Path = []): SchemaFault[] {
  const own = faultOf(schema, value)
  if (own) {
    const [keyword, message] = own
    const ofKeyword = (schema['x-error-of'] as Record<string, FieldErrorCode> | undefined)?.[keyword]
    return [{ path, error: ofKeyword ?? (schema['x-error'] as FieldErrorCode | undefined) ?? 'FIELD_INVALID', message }]
  }
  if (Array.isArray(value))
    return value.flatMap((part, index) => schemaFaults((schema.items ?? {}) as Field, part, [...path, index]))
  if (!isObject(value)) return []
  const properties = schema.properties ?? {}
  const missing = (schema.required ?? []).filter((name) => value[name] === undefined)
  return [
    ...Object.entries(value).flatMap(([name, part]): SchemaFault[] => {
      const field = properties[name] as Field | undefined
      if (field) return schemaFaults(field, part, [...path, name])
      if (schema.additionalProperties !== false) return additional(schema, part, [...path, name])
      const message = messages.unknown(closestName(name, Object.keys(properties)))
      return [{ path: [...path, name], error: 'FIELD_UNKNOWN', message }]
    }),
    ...missing.map((name): SchemaFault => ({
      path: [...path, name],
      error: 'FIELD_REQUIRED',
      message: messages.missing,
    })),
  ]
}

const additional = ({ additionalProperties }: Field, value: unknown, path: Path): SchemaFault[] =>
  isObject(additionalProperties) ? schemaFaults(additionalProperties, value, path) : []

type Keyword = string

function faultOf(schema: Field, value: unknown): [Keyword, message: string] | null {
  const types = [schema.type ?? []].flat()
  if (types.length > 0 && !types.some((type) => isOfType(value, type)))
    return ['type', messages.mustBe(types.map((type) => messages.types[type] ?? type))]
  if (schema.enum && !schema.enum.includes(value)) return ['enum', messages.oneOf(schema.enum.map(String))]
  if (typeof value === 'string') return textFault(schema, value)
  if (typeof value === 'number') return numberFault(schema, value)
  if (Array.isArray(value)) return listFault(schema, value)
  return null
}

function textFault(schema: Field, value: string): ReturnType<typeof faultOf> {
  const length = [...value].length
  if (length < Number(schema.minLength ?? 0)) return ['minLength', messages.length.atLeast(String(schema.minLength))]
  if (length > Number(schema.maxLength ?? Number.POSITIVE_INFINITY))
    return ['maxLength', messages.length.atMost(String(schema.maxLength))]
  if (schema.pattern && !new RegExp(schema.pattern, 'u').test(value))
    return ['pattern', messages.form(exampleOf(schema))]
  if (schema.format === 'date-time' && !moment.test(value)) return ['format', messages.time(exampleOf(schema))]
  return null
}

function numberFault({ minimum, maximum }: Field, value: number): ReturnType<typeof faultOf> {
  if (typeof minimum === 'number' && value < minimum) return ['minimum', messages.number.atLeast(minimum)]
  if (typeof maximum === 'number' && value > maximum) return ['maximum', messages.number.atMost(maximum)]
  return null
}

function listFault({ minItems, maxItems }: Field, value: unknown[]): ReturnType<typeof faultOf> {
  if (typeof minItems === 'number' && value.length < minItems) return ['minItems', messages.items.atLeast(minItems)]
  if (typeof maxItems === 'number' && value.length > maxItems) return ['maxItems', messages.items.atMost(maxItems)]
  return null
}

const moment = /^\d{4}-\d{2}-\d{2}[Tt ]\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:[Zz]|[+-]\d{2}:?\d{2})$/

function isOfType(value: unknown, type: string): boolean {
  if (type === 'integer') return Number.isInteger(value)
  if (type === 'array') return Array.isArray(value)
  if (type === 'object') return isObject(value)
  if (type === 'null') return value === null
  return typeof value === type
}

const exampleOf = ({ examples }: Field): string | null => (examples?.length ? String(examples[0]) : null)

/** The text of a query's field as the value that it stands for; itself where it stands for none. */
export function readQueryValue({ type }: Field, text: string): unknown {
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text
  if ((type === 'integer' || type === 'number') && text.trim() !== '' && Number.isFinite(Number(text)))
    return Number(text)
  return text
}

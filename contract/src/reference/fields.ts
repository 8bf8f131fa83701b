import type { TSchema } from 'typebox'
import type { FieldErrorCode } from '../errors/error-catalogue.ts'
import type { Language } from '../languages.ts'
import type { SchemaNode } from '../calls/schema-nodes.ts'
import { messagesOf, type ReferenceMessages } from './messages.ts'
import { fieldTextIn } from './translations.ts'

/** A field on a reference page. */
export type FieldRow = {
  /** Anchor on the page: `request.items.sku`. */
  id: string
  /** As named in failures, without list indexes: `items[].sku`. */
  path: string
  name: string
  /** In words: `string`, `list of objects`, `integer or null`. */
  type: string
  /** Requests only. */
  required: boolean
  /** `rupiah`, `grams`, `cm`, `kg`, `days`. */
  unit: string | null
  /** In words: `1–40 characters`, `5 digits`. */
  limits: string[]
  /** The allowed values. */
  values: string[]
  /** The default value. */
  fallback: string | null
  example: string | null
  /** Markdown, of one line. */
  description: string
  /** The specific error codes of an invalid value. */
  errors: FieldErrorCode[]
  rows: FieldRow[]
}

/** The words for the patterns and formats of requests; null: its format says it. */
const forms: Record<string, keyof ReferenceMessages['forms'] | null> = {
  '^[!-~]+$': 'noSpaces',
  '^[!-~]+( +[!-~]+)*$': 'printableAscii',
  '^[!-?A-~]+@[!-?A-~]+$': null,
  '^[0-9]{2}\\.[0-9]{2}\\.[0-9]{2}$': 'districtCode',
  '^[0-9]{2}\\.[0-9]{2}$': 'cityCode',
  '^[0-9]{2}(\\.[0-9]{2}(\\.[0-9]{2})?)?$': 'regionCode',
  '^[0-9]{5}$': 'postalCode',
  '^([01][0-9]|2[0-3]):[0-5][0-9]$': 'clock',
  '^ *[^\\s\\u0000-\\u001F\\u007F][^\\u0000-\\u001F\\u007F]*$': 'singleLine',
  '^\\s*[^\\s\\u0000-\\u001F\\u007F][^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F]*$': 'manyLines',
  'date-time': 'moment',
  date: 'day',
  email: 'email',
  uri: 'uri',
}

type RowOptions = { requests?: boolean; language?: Language }

/** Returns the fields of a request, of `data` in a response, or of a payload. `kind` is the prefix of their ids. */
export function fieldRows(kind: string, schema: TSchema, options: RowOptions = {}): FieldRow[] {
  const node = schema as SchemaNode
  return node.items ? rowsOf(node.items as SchemaNode, kind, '[]', options) : rowsOf(node, kind, '', options)
}

function rowsOf(node: SchemaNode, kind: string, path: string, options: RowOptions): FieldRow[] {
  const { requests = false, language = 'en' } = options
  const messages = messagesOf(language)
  const units: Record<string, string> = messages.units
  const required = node.required ?? []
  return Object.entries(node.properties ?? {}).map(([name, property]) => {
    const field = property as SchemaNode
    const at = path === '' ? name : `${path}.${name}`
    const below = field.items ? (field.items as SchemaNode) : field
    return {
      id: `${kind}.${at.replaceAll('[]', '').replace(/^\./, '')}`,
      path: at,
      name,
      type: typeOf(field, messages),
      required: requests && required.includes(name),
      unit: units[String(field['x-unit'])] ?? null,
      limits: limitsOf(field, messages),
      values: valuesOf(field),
      fallback: field['default'] === undefined ? null : plain(field['default']),
      example: exampleOf(field),
      description: fieldTextIn(language, field.description ?? ''),
      errors: errorsOfField(field),
      rows: rowsOf(below, kind, field.items ? `${at}[]` : at, options),
    }
  })
}

function typeOf(node: SchemaNode, messages: ReferenceMessages): string {
  const kinds = Array.isArray(node.type) ? node.type : [node.type ?? typeof node['const']]
  return messages.kinds(
    kinds.map((type) => (type === 'array' ? messages.listOf(typeOf(node.items as SchemaNode, messages)) : type)),
  )
}

function limitsOf(node: SchemaNode, messages: ReferenceMessages): string[] {
  if (node['enum']) return []
  const { pattern = '', format = '' } = node as { pattern?: string; format?: string }
  const words = [forms[pattern], forms[format]].flatMap((form) => (form ? [messages.forms[form]] : []))
  const number = (value: unknown) => messages.number(Number(value))
  const range = (least: unknown, most: unknown): string[] => {
    if (least === undefined && most === undefined) return []
    if (most === undefined) return [messages.atLeast(number(least))]
    if (least === undefined) return [messages.atMost(number(most))]
    return [Number(least) < 0 ? messages.between(number(least), number(most)) : `${number(least)}–${number(most)}`]
  }
  return [
    // The format of a time bounds its length
    ...(format === 'date-time' ? [] : range(node['minLength'], node['maxLength']).map(messages.characters)),
    ...range(node['minimum'], node['maximum']),
    ...range(node['minItems'], node['maxItems']).map(messages.items),
    ...words,
  ]
}

/** Returns the patterns of a request that `limits` does not describe. */
export const unspokenForms = (node: SchemaNode): string[] =>
  [node.pattern, node['format'] as string | undefined].filter(
    (form) => form !== undefined && !(form in forms),
  ) as string[]

function valuesOf(node: SchemaNode): string[] {
  const values = node['const'] === undefined ? ((node['enum'] as unknown[] | undefined) ?? []) : [node['const']]
  return values.filter((value) => value !== null).map(String)
}

/** A quote id is too long to display. */
const maxExampleLength = 60

const plain = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

function exampleOf({ examples: [example] = [], properties, items }: SchemaNode): string | null {
  if (example === undefined || properties || (items && 'properties' in items)) return null
  const text = plain(example)
  return text.length > maxExampleLength ? `${text.slice(0, maxExampleLength)}…` : text
}

function errorsOfField(node: SchemaNode): FieldErrorCode[] {
  const own = node['x-error'] as FieldErrorCode | undefined
  const others = Object.values((node['x-error-of'] as Record<string, FieldErrorCode> | undefined) ?? {})
  return [...new Set([...(own ? [own] : []), ...others])].filter((code) => code !== 'FIELD_INVALID')
}

/** Returns the rows and all rows nested in them, in order. */
export const allRows = (rows: readonly FieldRow[]): FieldRow[] => rows.flatMap((row) => [row, ...allRows(row.rows)])

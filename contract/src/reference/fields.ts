import type { TSchema } from 'typebox'
import type { FieldErrorCode } from '../errors/error-catalogue.ts'
import type { SchemaNode } from '../calls/schema-nodes.ts'

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

const units: Record<string, string> = { rupiah: 'rupiah', g: 'grams', cm: 'cm', kg: 'kg', day: 'days' }

/** Descriptions of the patterns and formats of requests. */
const forms: Record<string, string> = {
  '^[!-~]+$': 'ASCII, no spaces',
  '^[!-~]+( +[!-~]+)*$': 'printable ASCII',
  '^[!-?A-~]+@[!-?A-~]+$': '',
  '^[0-9]{2}\\.[0-9]{2}\\.[0-9]{2}$': 'district code: 00.00.00',
  '^[0-9]{2}\\.[0-9]{2}$': 'city code: 00.00',
  '^[0-9]{2}(\\.[0-9]{2}(\\.[0-9]{2})?)?$': 'province, city or district code',
  '^[0-9]{5}$': '5 digits',
  '^([01][0-9]|2[0-3]):[0-5][0-9]$': 'HH:MM',
  '^ *[^\\s\\u0000-\\u001F\\u007F][^\\u0000-\\u001F\\u007F]*$': 'single line',
  '^\\s*[^\\s\\u0000-\\u001F\\u007F][^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F]*$': 'line breaks allowed',
  'date-time': 'RFC 3339',
  date: 'YYYY-MM-DD',
  email: 'email address',
  uri: 'URL',
}

/** Returns the fields of a request, of `data` in a response, or of a payload. `kind` is the prefix of their ids. */
export function fieldRows(kind: string, schema: TSchema, options: { requests?: boolean } = {}): FieldRow[] {
  const node = schema as SchemaNode
  return node.items ? rowsOf(node.items as SchemaNode, kind, '[]', options) : rowsOf(node, kind, '', options)
}

function rowsOf(node: SchemaNode, kind: string, path: string, options: { requests?: boolean }): FieldRow[] {
  const required = node.required ?? []
  return Object.entries(node.properties ?? {}).map(([name, property]) => {
    const field = property as SchemaNode
    const at = path === '' ? name : `${path}.${name}`
    const below = field.items ? (field.items as SchemaNode) : field
    return {
      id: `${kind}.${at.replaceAll('[]', '').replace(/^\./, '')}`,
      path: at,
      name,
      type: typeOf(field),
      required: options.requests === true && required.includes(name),
      unit: units[String(field['x-unit'])] ?? null,
      limits: limitsOf(field),
      values: valuesOf(field),
      fallback: field['default'] === undefined ? null : plain(field['default']),
      example: exampleOf(field),
      description: field.description ?? '',
      errors: errorsOfField(field),
      rows: rowsOf(below, kind, field.items ? `${at}[]` : at, options),
    }
  })
}

const plural: Record<string, string> = { object: 'objects', string: 'strings', integer: 'integers' }

function typeOf(node: SchemaNode): string {
  const kinds = Array.isArray(node.type) ? node.type : [node.type ?? typeof node['const']]
  const [kind = 'string', ...more] = kinds.map((type) =>
    type === 'array' ? `list of ${plural[typeOf(node.items as SchemaNode)] ?? 'values'}` : type,
  )
  return [kind, ...more].join(' or ')
}

const number = (value: unknown) => Number(value).toLocaleString('en-US')

function range(least: unknown, most: unknown, of: string): string[] {
  const unit = of === '' ? '' : ` ${of}`
  if (least === undefined && most === undefined) return []
  if (most === undefined) return [`at least ${number(least)}${unit}`]
  if (least === undefined) return [`at most ${number(most)}${unit}`]
  return [`${number(least)}–${number(most)}${unit}`]
}

function limitsOf(node: SchemaNode): string[] {
  if (node['enum']) return []
  const { pattern = '', format = '' } = node as { pattern?: string; format?: string }
  const words = [forms[pattern] ?? '', forms[format] ?? ''].filter((text) => text !== '')
  return [
    ...range(node['minLength'], node['maxLength'], 'characters'),
    ...range(node['minimum'], node['maximum'], ''),
    ...range(node['minItems'], node['maxItems'], 'items'),
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

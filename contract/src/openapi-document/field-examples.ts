import type { Details, DocumentedCall } from '../calls/call.ts'
import { type SchemaNode, schemaNodes } from '../calls/schema-nodes.ts'
import { closestName } from '../errors/closest-name.ts'
import type { FieldErrorCode } from '../errors/error-catalogue.ts'
import { exampleDetails } from '../errors/error-details.ts'

/** Fields of which a request has exactly one. */
const alternatives = [
  ['order_id', 'partner_order_id', 'awb'],
  ['warehouse_id', 'origin_district'],
] as const

/** Returns the fields of the call of which exactly one must be sent, if it has such fields. */
export const oneOfFields = ({ request }: Pick<DocumentedCall, 'request'>): readonly string[] | undefined =>
  alternatives.find((names) => names.every((name) => name in request.properties))

/** Returns `details` of a field's error as the call would return them; undefined where it returns none. */
export function fieldDetails(
  call: Pick<DocumentedCall, 'request'>,
  { field, error }: { field: string; error: FieldErrorCode },
): Details | undefined {
  if (error === 'FIELD_UNKNOWN') return { nearest: field.slice(field.lastIndexOf('.') + 1).replace(/s$/, '') }
  if (error === 'FIELD_REQUIRED') {
    const names = oneOfFields(call)
    return names?.includes(field) ? { one_of: names } : undefined
  }
  const details = error === 'FIELD_INVALID' ? invalidDetails(nodeAt(call, field)) : exampleDetails(error)
  return Object.keys(details).length > 0 ? details : undefined
}

const nodeAt = ({ request }: Pick<DocumentedCall, 'request'>, field: string): SchemaNode =>
  [...schemaNodes(request)].find(([path]) => path === field.replaceAll('[0]', '[]'))?.[1] ?? {}

function invalidDetails(node: SchemaNode): Details {
  const [allowed, longest, largest] = [node['enum'], node['maxLength'], node['maximum']]
  if (Array.isArray(allowed)) return misspelled(allowed.map(String))
  if (typeof longest === 'number' && !node['format']) return { length: longest + 1, max_length: longest }
  if (typeof largest === 'number') return { value: largest + 1, maximum: largest }
  const { format } = node
  if (typeof format === 'string') return { format }
  return typeof node.type === 'string' ? { type: node.type } : {}
}

/** A value with a letter too many. */
function misspelled(allowed: readonly string[]): Details {
  const value = `${allowed[0]}s`
  const nearest = closestName(value, allowed)
  return { value, allowed, ...(nearest === null ? {} : { nearest }) }
}

import { openApiCalls } from '@edis/contract/calls/open-api-calls'
import { schemaNodes } from '@edis/contract/calls/schema-nodes'
import type { LoggedFault } from '../http/doors/call-log.ts'

/** The fields of the calls of each path, as `items[].weight_g`. Partners make up others without end. */
const declared = new Map<string, Set<string>>()
for (const { path, request } of openApiCalls) {
  const fields = declared.get(path) ?? new Set()
  for (const [field] of schemaNodes(request)) fields.add(field)
  declared.set(path, fields)
}

/** Returns as what a failure is counted: its first field error with the field, if the call declares it. null: as its error. */
export function errorGroup(call: string, [first]: readonly LoggedFault[]): string | null {
  if (!first) return null
  const field = first.field.replaceAll(/\[\d+\]/g, '[]')
  return declared.get(call)?.has(field) ? `${first.error} ${field}` : first.error
}

/** Returns the error and field of a group. */
export function groupOf(counted: string): { error: string; field: string | null } {
  const [error = '', field = null] = counted.split(' ')
  return { error, field }
}

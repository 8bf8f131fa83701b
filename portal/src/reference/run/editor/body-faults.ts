import type { Complaint } from './fixes.ts'
import { parsePath } from './field-path.ts'
import { parseJson, writePath } from './json-path.ts'
import { type Range, rangesOf } from './json-places.ts'
import { messages } from './messages.en.ts'
import { type Field, schemaFaults } from './schema-faults.ts'

/** What is wrong with a body: by its schema, or by what the last answer said. */
export type BodyFault = Range & { field: string; message: string; complaint: Complaint | null }

/** Answers' complaints first, then the schema's, a field once. */
export function bodyFaults(schema: Field, text: string, complaints: readonly Complaint[]): BodyFault[] {
  const range = rangesOf(text)
  const told = complaints
    .filter(({ field }) => field !== '')
    .map((complaint) => ({
      ...range(parsePath(complaint.field)),
      field: complaint.field,
      message: complaint.message,
      complaint,
    }))
  const parsed = parseJson(text)
  if (!parsed.ok) return [...told, { ...brokenAt(text), field: '', message: messages.notJson, complaint: null }]
  const found = schemaFaults(schema, parsed.value).map(({ path, message }) => ({
    ...range(path),
    field: writePath(path),
    message,
    complaint: null,
  }))
  return [...told, ...found.filter(({ field }) => !told.some((each) => each.field === field))]
}

/** Where reading stops: the end of the longest beginning that could still become JSON. */
function brokenAt(text: string): Range {
  try {
    JSON.parse(text)
  } catch (error) {
    const at = error instanceof Error ? /position (\d+)/.exec(error.message)?.[1] : undefined
    if (at !== undefined) return { from: Math.max(Number(at) - 1, 0), to: Number(at) + 1 }
  }
  return { from: Math.max(text.trimEnd().length - 1, 0), to: text.length }
}

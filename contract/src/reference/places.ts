import { allRows } from './fields.ts'
import type { Part, ReferencePage } from './page.ts'

/** The ids of every place on the page that can be linked to: sections, fields, errors, events, examples. */
export const placesOf = ({ sections }: ReferencePage): string[] =>
  sections.flatMap(({ id, parts }) => [id, ...parts.flatMap(placesOfPart)])

function placesOfPart(part: Part): string[] {
  if (part.kind === 'fields') return allRows(part.rows).map(({ id }) => id)
  if (part.kind === 'errors') return part.rows.flatMap(({ id, code }) => [id, `example.${code}`])
  if (part.kind === 'events') return part.events.flatMap(({ id, example }) => [id, example.id])
  return part.kind === 'example' ? [part.example.id] : []
}

/** All that the page says in Markdown, piece by piece. */
export const proseOf = ({ lead, sections }: ReferencePage): string[] => [
  lead,
  ...sections.flatMap(({ parts }) => parts.flatMap(proseOfPart)),
]

function proseOfPart(part: Part): string[] {
  if (part.kind === 'prose') return [part.markdown]
  if (part.kind === 'fields') return allRows(part.rows).map(({ description }) => description)
  if (part.kind === 'errors') return part.rows.flatMap(({ cause, remedy }) => [cause, remedy])
  return part.kind === 'events' ? part.events.map(({ description }) => description) : []
}

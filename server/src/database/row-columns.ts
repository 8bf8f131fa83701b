import { getTableColumns, type InferSelectModel, type Table } from 'drizzle-orm'
import type { ParameterOrJSON } from 'postgres'
import { json } from './json-parameter.ts'

type Property<T extends Table> = keyof InferSelectModel<T> & string

/** What a statement says of columns, by what the code calls them. */
export type RowColumns<T extends Table, P extends Property<T>> = ReturnType<typeof rowColumns<T, P>>
export type RowOf<Columns> = Columns extends RowColumns<infer T, infer P> ? Pick<InferSelectModel<T>, P> : never

/** All columns of the table but these. */
export const columnsBut = <T extends Table, Left extends Property<T>>(table: T, ...left: Left[]) =>
  rowColumns(
    table,
    Object.keys(getTableColumns(table)).filter((property): property is Exclude<Property<T>, Left> =>
      left.every((name) => name !== property),
    ),
  )

/**
 * Columns of a table as SQL, made of the table itself once a process: a column that is written is one that the type of the
 * row has, and a row that is read has what its type says. Goes into a statement by `sql.unsafe`.
 */
export function rowColumns<T extends Table, P extends Property<T>>(table: T, properties: readonly P[]) {
  const all = getTableColumns(table)
  const columns = properties.map((property) => {
    const column = all[property]
    if (!column) throw new Error(`The table has no ${property}`)
    const type = column.getSQLType()
    return { property, name: column.name, type }
  })
  const listed = (each: (column: (typeof columns)[number], index: number) => string) => columns.map(each).join(', ')
  return {
    count: columns.length,
    /** `id, partner_id` */
    names: listed(({ name }) => name),
    /** `id as "id", partner_id as "partnerId"` */
    selected: listed(({ name, property }) => `${name} as "${property}"`),
    /** `"id" text, "partnerId" text`: the columns of `jsonb_to_recordset` for objects of these properties */
    ofObject: listed(({ property, type }) => `"${property}" ${type}`),
    /** `"id", "partnerId"`: what is read from it */
    properties: listed(({ property }) => `"${property}"`),
    /** `status = life."status"` */
    setFrom: (source: string) => listed(({ name, property }) => `${name} = ${source}."${property}"`),
    /** `$1::text, $2::text` */
    parameters: (first = 1) =>
      listed(({ type }, index) => `$${first + index}::${type === 'jsonb' ? 'text::jsonb' : type}`),
    /** What `parameters` stand for. */
    values: (row: Readonly<Pick<InferSelectModel<T>, P>>) =>
      columns.map(
        ({ property, type }) => (type === 'jsonb' ? json(row[property]) : row[property]) as ParameterOrJSON<never>,
      ),
  }
}

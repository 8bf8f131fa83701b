import { getTableColumns, getTableName, type InferSelectModel, type Table } from 'drizzle-orm'
import type { ParameterOrJSON } from 'postgres'
import { type ArrayElement, arrayOf } from './array-parameter.ts'
import { json } from './json-parameter.ts'

type Property<T extends Table> = keyof InferSelectModel<T> & string

/** A row of these columns, by what the code calls them. */
export type RowOf<Columns extends { values: (row: never) => unknown }> = Parameters<Columns['values']>[0]

/** All columns of the table but these: a new one is among them. */
export const columnsBut = <T extends Table, Left extends Property<T> = never>(table: T, ...left: Left[]) =>
  rowColumns(
    table,
    Object.keys(getTableColumns(table)).filter((property): property is Exclude<Property<T>, Left> =>
      left.every((name) => name !== property),
    ),
  )

/**
 * Parts of statements, made of the table once a process, so that a row has every column that its type has. They go into a
 * statement by `sql.unsafe`.
 */
export function rowColumns<T extends Table, P extends Property<T>>(table: T, properties: readonly P[]) {
  const all = getTableColumns(table)
  const columns = properties.map((property) => {
    const column = all[property]
    if (!column) throw new Error(`${getTableName(table)} has no ${property}`)
    return { property, name: column.name, type: column.getSQLType() }
  })
  const each = (say: (column: (typeof columns)[number], index: number) => string) => columns.map(say).join(', ')
  const names = each(({ name }) => name)
  const parameters = (first: number) =>
    each(({ type }, index) => `$${first + index}::${type === 'jsonb' ? 'text::jsonb' : type}`)
  return {
    count: columns.length,
    /** `id, partner_id` */
    names,
    /** `id as "id", partner_id as "partnerId"` */
    selected: each(({ name, property }) => `${name} as "${property}"`),
    /** `status = life."status"` */
    setFrom: (source: string) => each(({ name, property }) => `${name} = ${source}."${property}"`),
    /** `name = excluded.name`: of an `on conflict … do update set` */
    replaced: each(({ name }) => `${name} = excluded.${name}`),
    /** `"id" text, "partnerId" text`: what `jsonb_to_recordset` finds in objects of these properties */
    ofObject: each(({ property, type }) => `"${property}" ${type}`),
    /** `"id", "partnerId"`: what `unnest` gives of arrays */
    properties: each(({ property }) => `"${property}"`),
    /** Those arrays, one for each column. */
    arrays: (rows: readonly Pick<InferSelectModel<T>, P>[]) =>
      columns.map(({ property, type }) => ({
        type,
        values: arrayOf(rows.map((row) => row[property] as ArrayElement)),
      })),
    /** `event."id", event."partnerId"`: what is read from it */
    of: (source: string) => each(({ property }) => `${source}."${property}"`),
    /** `$1::text, $2::text` */
    parameters,
    /** `insert into orders (id, partner_id) values ($1::text, $2::text)` */
    insertion: `insert into ${getTableName(table)} (${names}) values (${parameters(1)})`,
    /** What the parameters stand for. */
    values: (row: Pick<InferSelectModel<T>, P>) =>
      columns.map(
        ({ property, type }) => (type === 'jsonb' ? json(row[property]) : row[property]) as ParameterOrJSON<never>,
      ),
  }
}

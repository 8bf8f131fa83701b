import type { FieldRow } from '@edis/contract/reference/fields'
import type { LinkOf } from '@edis/contract/reference/prose'
import { Anchor } from './anchor.tsx'
import css from './article.module.css'
import { messages } from './messages.en.tsx'
import { Line } from './prose.tsx'
import { unseen } from './unseen.tsx'

type FieldListProps = { rows: readonly FieldRow[]; linkOf: LinkOf; nested?: boolean }

/** Fields with what may stand in them; those of an object stand below it and fold away. */
export function FieldList({ rows, linkOf, nested = false }: FieldListProps) {
  if (rows.length === 0) return <p>{messages.noFields}</p>
  return (
    <ul className={nested ? css.nested : css.fields}>
      {rows.map((row) => (
        <li key={row.id}>
          <div id={row.id} className={css.field}>
            <div>
              <Anchor id={row.id} name={row.path} />
              <code className={css.name}>
                {nested && <span className={css.dot}>.</span>}
                {row.name}
              </code>
              {row.required && <span className={css.required}> {messages.required}</span>}
              <div className={css.type}>{factsOf(row)}</div>
            </div>
            <div className={css.words}>
              <p>
                <Line text={row.description} linkOf={linkOf} />
              </p>
              <More row={row} linkOf={linkOf} />
            </div>
          </div>
          {row.rows.length > 0 && (
            <details open>
              <summary>{messages.fieldsOf(row.rows.length, row.path, unseen)}</summary>
              <FieldList rows={row.rows} linkOf={linkOf} nested />
            </details>
          )}
        </li>
      ))}
    </ul>
  )
}

const factsOf = ({ type, unit, limits }: FieldRow) => [type, ...(unit ? [unit] : []), ...limits].join(', ')

function More({ row: { type, values, fallback, example, errors }, linkOf }: { row: FieldRow; linkOf: LinkOf }) {
  const shown = values.length > 1 || type === 'boolean' ? null : example
  if (values.length < 2 && fallback === null && shown === null && errors.length === 0) return null
  return (
    <p className={css.more}>
      {values.length > 1 && (
        <span>
          {messages.values(
            values.map((value, index) => (
              <span key={value}>
                {index > 0 && ' · '}
                <code>{value}</code>
              </span>
            )),
          )}
        </span>
      )}
      {fallback !== null && <span>{messages.fallback(<code>{fallback}</code>)}</span>}
      {shown !== null && <span>{messages.example(<code>{shown}</code>)}</span>}
      {errors.length > 0 && <span>{messages.errors(<Line text={errors.join(', ')} linkOf={linkOf} />)}</span>}
    </p>
  )
}

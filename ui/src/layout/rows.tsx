import css from './rows.module.css'

/** Of a list's columns, over its rows. Screen readers hear the rows say it. */
export const ColumnNames = ({ className, names }: { className: string | undefined; names: readonly string[] }) => (
  <div className={`${css.names} ${className}`} aria-hidden="true">
    {names.map((name) => (
      <span key={name}>{name}</span>
    ))}
  </div>
)

import css from './cut-id.module.css'

const endLength = 8

/** An id on one line. Where there is no room it is cut before its end, which tells it from others. */
export const CutId = ({ id }: { id: string }) => (
  <code className={css.id} title={id}>
    <span>{id.slice(0, -endLength)}</span>
    {id.slice(-endLength)}
  </code>
)

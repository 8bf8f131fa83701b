import css from './status-code.module.css'

/** An HTTP status: success is quiet, the client's errors amber, the server's red. */
export function StatusCode({ status }: { status: number }) {
  return (
    <span className={css.code} data-kind={status >= 500 ? '5' : status >= 400 ? '4' : '2'}>
      {status}
    </span>
  )
}

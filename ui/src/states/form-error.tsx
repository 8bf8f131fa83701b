import css from './form-error.module.css'

/** A failure that belongs to no single field. The place is always there, so that screen readers hear it fill. */
export function FormError({ message }: { message: string | undefined }) {
  return (
    <div role="alert" className={css.error}>
      {message}
    </div>
  )
}

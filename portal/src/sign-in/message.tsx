import { AlertIcon } from '@edis/ui/layout/icons.tsx'
import css from './sign-in.module.css'

/** What the server said of the last try. The place is always there, so that screen readers hear it fill. */
export const Message = ({ children }: { children: string }) => (
  <div className={css.message} role="alert">
    {children !== '' && (
      <>
        <AlertIcon />
        <p>{children}</p>
      </>
    )}
  </div>
)

import { type ReactNode, useId } from 'react'
import { CloseButton } from '../controls/close-button.tsx'
import { openModal } from './open-modal.ts'
import { messages } from '../messages.en.tsx'
import css from './dialog.module.css'

type DialogProps = {
  title: string
  /** Beside the title: the environment that the dialog acts on. */
  mark?: ReactNode
  /** Asked to close by Escape, the veil or the cross. Without it the dialog can only be left by what is in it. */
  onClose?: (() => void) | undefined
  /** Along the screen's right edge, as high as the screen: for what is read beside the page. */
  drawer?: boolean
  children: ReactNode
}

/**
 * A modal dialog, open for as long as it is rendered. The browser's own `<dialog>` keeps the focus inside and gives it
 * back to where it was.
 */
export function Dialog({ title, mark, onClose, drawer = false, children }: DialogProps) {
  const titleId = useId()
  return (
    <dialog
      ref={openModal}
      className={drawer ? css.drawer : css.dialog}
      aria-labelledby={titleId}
      closedby={onClose ? 'closerequest' : 'none'}
      onClose={(event) => (onClose ? onClose() : event.currentTarget.showModal())}
      onCancel={(event) => {
        event.preventDefault()
        onClose?.()
      }}
      onMouseDown={(event) => event.target === event.currentTarget && onClose?.()}
    >
      <div className={css.content}>
        <header className={css.head}>
          <h2 id={titleId}>{title}</h2>
          {mark}
          {onClose && <CloseButton label={messages.close} onClose={onClose} />}
        </header>
        {children}
      </div>
    </dialog>
  )
}

/** The buttons at a dialog's foot, the main one last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={css.actions}>{children}</div>
}

import { Button } from '@mantine/core'
import { type ReactNode, type ToggleEvent, useId, useState } from 'react'
import { MoreIcon } from '../layout/icons.tsx'
import { messages } from '../messages.en.tsx'
import css from './more-menu.module.css'

type MoreMenuProps = {
  children: ReactNode
} & (
  | {
      /** Of what it is the menu: “More for …”. */
      of: string
    }
  | {
      /** What its button says, instead of dots. */
      shown: string
      icon: ReactNode
    }
)

/** Acts that are wanted now and then. The browser's own popover: Escape and a click beside close it. */
export function MoreMenu({ children, ...told }: MoreMenuProps) {
  const id = useId()
  const name = 'of' in told ? messages.moreFor(told.of) : told.shown
  const [open, setOpen] = useState(false)
  return (
    <>
      {'shown' in told ? (
        <Button leftSection={told.icon} popoverTarget={id} aria-expanded={open}>
          {name}
        </Button>
      ) : (
        <button type="button" className={css.button} popoverTarget={id} aria-expanded={open} aria-label={name}>
          <MoreIcon />
        </button>
      )}
      <div
        id={id}
        popover="auto"
        role="group"
        aria-label={name}
        className={css.panel}
        onBeforeToggle={(event) => event.newState === 'open' && placeBelowButton(event)}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {children}
      </div>
    </>
  )
}

/** Its right edge under the button's, in the page's coordinates, so that it scrolls with the page. */
function placeBelowButton({ currentTarget: panel }: ToggleEvent<HTMLDivElement>) {
  const button = panel.previousElementSibling?.getBoundingClientRect()
  if (!button) return
  panel.style.top = `${button.bottom + scrollY + 4}px`
  panel.style.right = `${document.documentElement.clientWidth - button.right}px`
}

type MoreItemProps = { onClick: () => void; label: string; tone?: 'danger'; children: ReactNode }

/** Closes the menu first: whatever opens next gives the focus back to the menu's button. */
export function MoreItem({ onClick, label, tone, children }: MoreItemProps) {
  return (
    <button
      type="button"
      className={css.item}
      data-tone={tone}
      aria-label={label}
      onClick={({ currentTarget }) => {
        currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
        onClick()
      }}
    >
      {children}
    </button>
  )
}

import { Button } from '@mantine/core'
import { type ReactNode, type ToggleEvent, useId, useState } from 'react'
import css from './popover.module.css'

type PopoverProps = {
  /** What the button says. */
  button: ReactNode
  /** Of what opens. */
  label: string
  className?: string | undefined
  bare?: boolean
  children: (close: () => void) => ReactNode
}

/** A button and what it opens below itself. The browser's own popover: Escape and a click beside close it. */
export function Popover({ button, label, className, bare = false, children }: PopoverProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <>
      {bare ? (
        <button type="button" popoverTarget={id} aria-expanded={open} className={className}>
          {button}
        </button>
      ) : (
        <Button size="sm" popoverTarget={id} aria-expanded={open} className={className}>
          {button}
        </Button>
      )}
      <div
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        className={css.panel}
        onBeforeToggle={(event) => event.newState === 'open' && placeBelowButton(event)}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {open && children(() => document.getElementById(id)?.hidePopover())}
      </div>
    </>
  )
}

/** Below the button, no further right than the page goes, in its coordinates, so that it scrolls with it. */
function placeBelowButton({ currentTarget: panel }: ToggleEvent<HTMLDivElement>) {
  const button = panel.previousElementSibling?.getBoundingClientRect()
  if (!button) return
  const width = Number.parseFloat(getComputedStyle(panel).width)
  const most = document.documentElement.clientWidth - (Number.isNaN(width) ? 0 : width) - 12
  panel.style.top = `${button.bottom + scrollY + 4}px`
  panel.style.left = `${Math.max(12, Math.min(button.left, most))}px`
}

import { SchemeChoice } from '@edis/ui/appearance/scheme-choice.tsx'
import { Link } from '@tanstack/react-router'
import { type MouseEvent, useState } from 'react'
import { session } from '../session.ts'
import { messages } from './messages.en.ts'
import css from './account-menu.module.css'
import { Avatar } from './avatar.tsx'
import { askForShortcuts } from './shortcuts/shortcut-keys.tsx'
import { signOut } from './sign-out.ts'

/** Who is signed in, the theme, and the way out. The browser's own popover: Escape and a click beside close it. */
export function AccountMenu() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={css.button}
        popoverTarget="account"
        aria-expanded={open}
        aria-label={messages.accountOf(session?.username ?? '')}
      >
        <Avatar />
      </button>
      <div
        id="account"
        popover="auto"
        role="group"
        aria-label={messages.account}
        className={css.panel}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        <p className={css.name}>{session?.username}</p>
        <Link to="/account" className={css.item} onClick={closeMenu}>
          {messages.account}
        </Link>
        <Link to="/whats-new" className={css.item} onClick={closeMenu}>
          {messages.pages.whatsNew}
        </Link>
        <button
          type="button"
          className={`${css.item} ${css.shortcuts}`}
          onClick={(event) => {
            closeMenu(event)
            askForShortcuts()
          }}
        >
          {messages.shortcuts.title}
          <kbd className="key" aria-hidden="true">
            ?
          </kbd>
        </button>
        <SchemeChoice />
        <Logout />
      </div>
    </>
  )
}

const closeMenu = ({ currentTarget }: MouseEvent<HTMLElement>) =>
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()

function Logout() {
  const [leaving, setLeaving] = useState(false)
  const leave = () => {
    setLeaving(true)
    void signOut()
  }
  return (
    <button type="button" className={css.item} disabled={leaving} onClick={leave}>
      {leaving ? messages.signingOut : messages.logout}
    </button>
  )
}

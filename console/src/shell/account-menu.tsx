import { signOutStaff } from '@edis/contract/console/sign-in'
import { SchemeChoice } from '@edis/ui/appearance/scheme-choice.tsx'
import { toast } from '@edis/ui/states/toast.tsx'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { request } from '../api.ts'
import { Badge } from '../layout/badge.tsx'
import { leave, useMe } from '../session.ts'
import css from './account-menu.module.css'
import { messages } from './messages.en.ts'
import { paths } from './page-paths.ts'

/** Who is signed in, their account, the theme, and the way out. The browser's own popover: Escape and a click beside close it. */
export function AccountMenu() {
  const me = useMe()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={css.button}
        popoverTarget="account"
        aria-expanded={open}
        aria-label={messages.accountOf(me.name)}
      >
        <Badge name={me.name} round />
      </button>
      <div
        id="account"
        popover="auto"
        role="group"
        aria-label={messages.account}
        className={css.panel}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        <p className={css.name}>
          {me.name}
          <span>{me.email}</span>
        </p>
        <Link to={paths.account} className={css.item} onClick={({ currentTarget }) => closeMenuOf(currentTarget)}>
          {messages.myAccount}
        </Link>
        <SchemeChoice />
        <SignOut />
      </div>
    </>
  )
}

const closeMenuOf = (item: HTMLElement) => item.closest<HTMLElement>('[popover]')?.hidePopover()

function SignOut() {
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => request('production', signOutStaff, {}),
    onSuccess: leave,
    onError: ({ message }) => toast(message, 'failed'),
  })
  return (
    <button type="button" className={css.item} disabled={isPending || isSuccess} onClick={() => mutate()}>
      {messages.signOut}
    </button>
  )
}

import { BurgerIcon, CloseIcon } from '@edis/ui/layout/icons.tsx'
import { Logo } from '@edis/ui/layout/logo.tsx'
import { Link } from '@tanstack/react-router'
import type { RefObject } from 'react'
import { AccountMenu } from './account-menu.tsx'
import { EnvironmentSwitch } from './environment-switch.tsx'
import { messages } from './messages.en.ts'
import { SearchButton } from './search-button.tsx'
import css from './top-bar.module.css'

type TopBarProps = { burger: RefObject<HTMLButtonElement | null>; sidebarOpen: boolean; onBurger: () => void }

/** Tinted in the colour of the environment, so that nobody takes one for the other. */
export const TopBar = ({ burger, sidebarOpen, onBurger }: TopBarProps) => (
  <header className={css.bar}>
    <button
      ref={burger}
      type="button"
      className={css.burger}
      aria-label={messages.menu}
      aria-expanded={sidebarOpen}
      aria-controls="sidebar"
      onClick={onBurger}
    >
      {sidebarOpen ? <CloseIcon size={20} /> : <BurgerIcon size={20} />}
    </button>
    <Link to="/" className={css.home}>
      <Logo size={22} />
      <span>{messages.productName}</span>
    </Link>
    <SearchButton />
    <div className={css.end}>
      <EnvironmentSwitch />
      <AccountMenu />
    </div>
  </header>
)

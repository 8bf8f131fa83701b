import { Link } from '@tanstack/react-router'
import type { RefObject } from 'react'
import { BurgerIcon, CloseIcon } from '@edis/ui/layout/icons.tsx'
import { useEnvironment } from '@edis/ui/address/use-environment.ts'
import { Logo } from '@edis/ui/layout/logo.tsx'
import { toneOf } from '@edis/ui/layout/tag.tsx'
import { AccountMenu } from './account-menu.tsx'
import { EnvironmentSwitch } from './environment-switch.tsx'
import { SearchButton } from './search-button.tsx'
import { messages } from './messages.en.ts'
import css from './top-bar.module.css'

type TopBarProps = { burger: RefObject<HTMLButtonElement | null>; sidebarOpen: boolean; onBurger: () => void }

export function TopBar({ burger, sidebarOpen, onBurger }: TopBarProps) {
  const environment = useEnvironment()
  return (
    <header className={css.bar} data-tone={toneOf[environment]}>
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
        <Logo size={24} />
        <span>{messages.productName}</span>
      </Link>
      <SearchButton />
      <div className={css.end}>
        <EnvironmentSwitch />
        <AccountMenu />
      </div>
    </header>
  )
}

import { Link, useRouterState } from '@tanstack/react-router'
import tabs from '@edis/ui/layout/tabs.module.css'
import { asRouted } from './menu.ts'
import { messages } from './messages.en.ts'

const tabsShown = [
  { to: '/credentials', title: messages.credentialTab },
  { to: '/ipwhitelist', title: messages.pages.allowedIps },
] as const

/** With what software gets in, and from where. */
export function CredentialTabs() {
  const here = useRouterState({ select: (state) => asRouted(state.location.pathname) })
  return (
    <nav className={tabs.tabs} aria-label={messages.pages.credentials}>
      {tabsShown.map(({ to, title }) => (
        <Link key={to} to={to} aria-current={to === here ? 'page' : undefined}>
          {title}
        </Link>
      ))}
    </nav>
  )
}

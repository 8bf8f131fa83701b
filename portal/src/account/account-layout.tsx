import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { Page } from '@edis/ui/layout/page.tsx'
import css from './account.module.css'
import { messages } from './messages.en.ts'
import { accountSections, type AccountSection } from './sections.tsx'

/** The account page around one of its sections. */
export function AccountLayout({ section, children }: { section: AccountSection; children: ReactNode }) {
  const menu = useRef<HTMLElement>(null)
  // On a phone the menu is one line that scrolls
  useEffect(() => {
    const here = menu.current?.querySelector<HTMLElement>('[aria-current]')
    if (here) menu.current?.scrollTo({ left: here.offsetLeft - menu.current.offsetLeft - 16 })
  }, [section])
  return (
    <Page title={messages.title}>
      <div className={css.account}>
        <nav ref={menu} className={css.sections} aria-label={messages.title}>
          {accountSections.map(({ id, path, icon }) => (
            <Link key={id} to={path} activeOptions={{ exact: true, includeSearch: false }}>
              {icon}
              {messages.sections[id]}
            </Link>
          ))}
        </nav>
        <div className={css.section}>{children}</div>
      </div>
    </Page>
  )
}

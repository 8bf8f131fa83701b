import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Page } from '@edis/ui/layout/page.tsx'
import css from './account.module.css'
import { messages } from './messages.en.ts'
import { accountSections, type AccountSection } from './sections.tsx'

/** The account page around one of its sections. */
export const AccountLayout = ({ section, children }: { section: AccountSection; children: ReactNode }) => (
  <Page title={messages.title} lead={messages.leads[section]}>
    <div className={css.account}>
      <nav className={css.sections} aria-label={messages.title}>
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

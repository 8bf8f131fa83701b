import { narrowScreen } from '@edis/ui/layout/narrow-screen.ts'
import { number } from '@edis/ui/numbers/numbers.ts'
import { ReaderMenu } from '@edis/ui/reader/reader-menu.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useEnvironment } from '../environment.ts'
import { Badge } from '../layout/badge.tsx'
import { useMe } from '../session.ts'
import { type Today, todayQuery } from '../today/today.queries.ts'
import { type Count, type MenuEntry, menuFor } from './menu.ts'
import { messages } from './messages.en.ts'
import css from './sidebar.module.css'

type SidebarProps = {
  /** On narrow screens, where the sidebar lies over the page. */
  open: boolean
  onChosen: () => void
}

export function Sidebar({ open, onChosen }: SidebarProps) {
  const panel = useRef<HTMLElement>(null)
  const me = useMe()
  const today = useQuery(todayQuery(useEnvironment())).data

  useEffect(() => {
    if (open) panel.current?.focus()
  }, [open])

  return (
    <aside
      ref={panel}
      id="sidebar"
      className={css.sidebar}
      data-open={open || undefined}
      tabIndex={-1}
      aria-label={messages.sidebar}
    >
      <div className={css.inner}>
        <div className={css.rolling}>
          <div className={css.who}>
            <Badge name={me.name} round />
            <span title={me.email}>{me.name}</span>
            <small>{messages.roles[me.role]}</small>
          </div>
          <nav aria-label={messages.mainNavigation}>
            {menuFor(me.role).map(({ title, entries }) => (
              <div key={title}>
                {title !== null && <h2 className={css.group}>{title}</h2>}
                <ul>
                  {entries.map((entry) => (
                    <li key={entry.path}>
                      <EntryLink entry={entry} today={today} onChosen={onChosen} />
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </div>
        <div className={css.foot}>
          <ReaderMenu />
        </div>
      </div>
    </aside>
  )
}

type EntryLinkProps = { entry: MenuEntry; today: Today | undefined; onChosen: () => void }

const EntryLink = ({ entry: { path, title, Icon, count }, today, onChosen }: EntryLinkProps) => (
  <Link
    to={path}
    className={css.link}
    activeOptions={{ exact: path === '/', includeSearch: false }}
    onClick={() => narrowScreen() && onChosen()}
  >
    <Icon />
    <span>{title}</span>
    {count && today && <CountOf of={count} today={today} />}
  </Link>
)

/** Nothing, when nothing waits. */
function CountOf({ of, today }: { of: Count; today: Today }) {
  const count = of === 'partners' ? today.partners : today[of].count
  if (count === 0) return null
  return <small data-bad={of === 'failing_webhooks' || undefined}>{number(count)}</small>
}

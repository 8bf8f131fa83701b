import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { session } from '../session.ts'
import { Avatar } from './avatar.tsx'
import { keepGroups, keptGroups } from './kept-groups.ts'
import { asRouted, isGroup, locate, menu, menuFor } from './menu.ts'
import { useMenuMarks } from './menu-marks.ts'
import { arriveAt, initialNavigation, toggleGroup } from './navigation.ts'
import { useEnvironment } from '@edis/ui/address/use-environment.ts'
import { ReaderMenu } from '@edis/ui/reader/reader-menu.tsx'
import { SidebarGroup } from './sidebar-group.tsx'
import { SidebarLink } from './sidebar-link.tsx'
import { messages } from './messages.en.ts'
import css from './sidebar.module.css'

type SidebarProps = {
  /** On narrow screens, where the sidebar lies over the page. */
  open: boolean
  onChosen: () => void
}

export function Sidebar({ open, onChosen }: SidebarProps) {
  const panel = useRef<HTMLElement>(null)
  const { routesByPath } = useRouter()
  const path = useRouterState({ select: (state) => asRouted(state.location.pathname) })
  const [navigation, setNavigation] = useState(() =>
    arriveAt({ ...initialNavigation, openGroups: keptGroups() }, menu, path),
  )
  if (navigation.path !== path) setNavigation(arriveAt(navigation, menu, path))
  const here = locate(menu, path)?.subItem ?? null
  const { openGroups } = navigation
  const marks = useMenuMarks(useEnvironment())
  useEffect(() => keepGroups(openGroups), [openGroups])

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
            <Avatar />
            <span title={session?.username}>{session?.username}</span>
          </div>
          <nav aria-label={messages.mainNavigation}>
            <ul>
              {menuFor(menu, new Set(Object.keys(routesByPath))).map((item) => (
                <li key={item.id}>
                  {isGroup(item) ? (
                    <SidebarGroup
                      group={item}
                      open={navigation.openGroups.includes(item.id)}
                      path={path}
                      marks={marks}
                      activeSubItem={navigation.activeItem === item.id ? here : null}
                      onToggle={() => setNavigation(toggleGroup(navigation, item.id))}
                      onChosen={onChosen}
                    />
                  ) : (
                    <SidebarLink
                      entry={item}
                      current={navigation.activeItem === item.id && path === item.path ? 'page' : undefined}
                      onChosen={onChosen}
                    />
                  )}
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div className={css.foot}>
          <ReaderMenu />
        </div>
      </div>
    </aside>
  )
}

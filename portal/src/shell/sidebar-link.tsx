import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import type { MenuEntry } from './menu.ts'
import type { MenuMark } from './menu-marks.ts'
import { MenuIcon } from './menu-icon.tsx'
import { narrowScreen } from '@edis/ui/layout/narrow-screen.ts'
import css from './sidebar.module.css'

type SidebarLinkProps = {
  entry: MenuEntry
  /** `page`: it shows this very page; `true`: it shows another tab of it. */
  current: 'page' | 'true' | undefined
  mark?: MenuMark | undefined
  onChosen: () => void
}

/** Goes to its page, smoothly to the top, and closes the sidebar where it lies over the page. */
export const SidebarLink = memo(function SidebarLink({ entry, current, mark, onChosen }: SidebarLinkProps) {
  return (
    <Link
      to={entry.path}
      resetScroll={false}
      className={css.link}
      activeOptions={{ exact: true, includeSearch: false }}
      aria-current={current}
      data-after={mark?.count ?? entry.method}
      data-mark={mark && (mark.urgent ? 'urgent' : 'plain')}
      aria-description={mark?.words}
      onClick={() => {
        scrollToTop()
        if (narrowScreen()) onChosen()
      }}
    >
      <MenuIcon of={entry.id} />
      <span>{entry.title}</span>
    </Link>
  )
})

function scrollToTop() {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' })
}

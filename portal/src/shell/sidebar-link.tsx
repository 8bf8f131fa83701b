import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import type { MenuEntry } from './menu.ts'
import { narrowScreen } from './narrow-screen.ts'
import css from './sidebar.module.css'

type SidebarLinkProps = { entry: MenuEntry; active: boolean; onChosen: () => void }

/** Goes to its page, smoothly to the top, and closes the sidebar where it lies over the page. */
export const SidebarLink = memo(function SidebarLink({ entry, active, onChosen }: SidebarLinkProps) {
  return (
    <Link
      to={entry.path}
      resetScroll={false}
      className={css.link}
      activeOptions={{ exact: true, includeSearch: false }}
      aria-current={active ? 'page' : undefined}
      onClick={() => {
        scrollToTop()
        if (narrowScreen()) onChosen()
      }}
    >
      {entry.title}
    </Link>
  )
})

function scrollToTop() {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' })
}

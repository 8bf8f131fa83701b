import { useWindowKeys } from '@edis/ui/keys/use-window-keys.ts'
import { Toasts } from '@edis/ui/states/toast.tsx'
import { Outlet, useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useEnvironment } from '../environment.ts'
import { useMe } from '../session.ts'
import { mayOpen } from './menu.ts'
import { messages } from './messages.en.ts'
import { NotAllowed } from './not-allowed.tsx'
import css from './shell.module.css'
import { Sidebar } from './sidebar.tsx'
import { TopBar } from './top-bar.tsx'

/** What every page shares: the top bar in the colour of its environment, the menu, the page. */
export function Shell() {
  const content = useRef<HTMLElement>(null)
  const burger = useRef<HTMLButtonElement>(null)
  const [sidebarOpen, setSidebarOpen] = useState(false)
  const router = useRouter()
  const environment = useEnvironment()
  const { pathname } = useLocation()
  const { role } = useMe()

  // A new page is a new place: who reads by ear or keyboard starts at its content.
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        if (pathChanged && fromLocation) content.current?.focus({ preventScroll: true })
      }),
    [router],
  )

  const closeSidebar = () => {
    setSidebarOpen(false)
    burger.current?.focus()
  }
  useWindowKeys((event) => {
    if (sidebarOpen && event.key === 'Escape') closeSidebar()
  })

  return (
    <div className={css.shell} data-environment={environment}>
      <button type="button" className={css.skip} onClick={() => content.current?.focus()}>
        {messages.skipToContent}
      </button>
      <TopBar burger={burger} sidebarOpen={sidebarOpen} onBurger={() => setSidebarOpen(!sidebarOpen)} />
      <Sidebar open={sidebarOpen} onChosen={() => setSidebarOpen(false)} />
      {sidebarOpen && (
        <button type="button" className={css.veil} aria-label={messages.closeMenu} onClick={closeSidebar} />
      )}
      <main ref={content} id="content" className={css.content} tabIndex={-1} inert={sidebarOpen}>
        {mayOpen(role, pathname) ? <Outlet /> : <NotAllowed role={role} />}
      </main>
      <Toasts />
    </div>
  )
}

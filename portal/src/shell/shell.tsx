import { Outlet, useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useWindowKeys } from '@edis/ui/keys/use-window-keys.ts'
import { LatePart } from '@edis/ui/loading/late-part.tsx'
import { Toasts } from '@edis/ui/states/toast.tsx'
import { messages } from './messages.en.ts'
import css from './shell.module.css'
import { ShortcutKeys } from './shortcuts/shortcut-keys.tsx'
import { Sidebar } from './sidebar.tsx'
import { TopBar } from './top-bar.tsx'

const banner = async () => (await import('../announcements/banner.tsx')).Banner

/** What every screen shares: top bar, sidebar, content, footer. */
export function Shell() {
  const content = useRef<HTMLElement>(null)
  const burger = useRef<HTMLButtonElement>(null)
  const [sidebarOpen, setSidebarOpen] = useState(false)
  const router = useRouter()

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
    <div className={css.shell}>
      <button type="button" className={css.skip} onClick={() => content.current?.focus()}>
        {messages.skipToContent}
      </button>
      <TopBar burger={burger} sidebarOpen={sidebarOpen} onBurger={() => setSidebarOpen(!sidebarOpen)} />
      <Sidebar open={sidebarOpen} onChosen={() => setSidebarOpen(false)} />
      {sidebarOpen && (
        <button type="button" className={css.veil} aria-label={messages.closeMenu} onClick={closeSidebar} />
      )}
      <LatePart load={banner} />
      <main ref={content} id="content" className={css.content} tabIndex={-1} inert={sidebarOpen}>
        <Outlet />
      </main>
      <footer className={css.footer} inert={sidebarOpen}>
        <span>{messages.copyright}</span>
        <span>{messages.version}</span>
      </footer>
      <ShortcutKeys />
      <Toasts />
    </div>
  )
}

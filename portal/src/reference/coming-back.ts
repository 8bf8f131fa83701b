import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** Keys of the browser's history whose page was left scrolled. */
const leftScrolled = new Set<string | undefined>()

/** Whether one comes back to a page that was left scrolled. The browser scrolls there again: all of it must stand. */
export function useComingBack(): boolean {
  const router = useRouter()
  const [isBack] = useState(() => leftScrolled.has(router.latestLocation.state.__TSR_key))
  useEffect(
    () =>
      // Asked before anything of the page has changed, it costs no layout
      router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
        const key = fromLocation?.state.__TSR_key
        if (scrollY > 0) leftScrolled.add(key)
        else leftScrolled.delete(key)
      }),
    [router],
  )
  return isBack
}

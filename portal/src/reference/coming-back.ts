import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { type Place, placeRead, standAt } from '@edis/ui/reader/place.ts'

/** Where pages were left, by the key of the browser's history. */
const left = new Map<string | undefined, Place>()

/**
 * Back and forward, a page stands where one was reading. The browser scrolls as far down as one was, and that was another
 * place while the heights of what nobody had seen were guessed; where a page takes its time it finds none to scroll.
 */
export function keepPlaces(router: AnyRouter): void {
  router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return
    // Asked before anything of the page has changed, it costs little layout
    const place = placeRead(document.body)
    const key = fromLocation.state.__TSR_key
    if (place) left.set(key, place)
    else left.delete(key)
  })
  router.subscribe('onRendered', ({ toLocation, pathChanged }) => {
    const key = toLocation.state.__TSR_key
    const place = key === undefined || !pathChanged ? undefined : left.get(key)
    // The browser scrolls after the page is rendered and before it is painted
    // unless the reader goes on before that
    if (place) requestAnimationFrame(() => router.latestLocation.state.__TSR_key === key && standAt(place))
  })
}

/** Whether one comes back to a page that was left scrolled: to stand there again, all of it must be there. */
export function useComingBack(): boolean {
  const router = useRouter()
  const [isBack] = useState(() => left.has(router.latestLocation.state.__TSR_key))
  return isBack
}

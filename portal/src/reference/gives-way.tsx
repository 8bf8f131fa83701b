import { placeRead } from '@edis/ui/reader/place-read.ts'
import { useLayoutEffect } from 'react'

/**
 * Stands before the page alive and puts it in the place of the drawn one, once it is whole and before any part of it
 * measures itself: `show` uncovers it. What was at the top of the window is still there: a drawn page guesses the heights
 * of what nobody has seen yet. So it also misses a place that the address names, which the page alive finds.
 */
export function GivesWay({ drawn, show }: { drawn: HTMLElement; show: () => void }) {
  useLayoutEffect(() => {
    const top = scrollY === 0 || location.hash !== '' ? undefined : placeRead(drawn)
    const offset = top?.getBoundingClientRect().top ?? 0
    show()
    drawn.remove()
    const place = top && document.getElementById(top.id)
    if (place) scrollBy({ top: place.getBoundingClientRect().top - offset, behavior: 'instant' })
  }, [drawn, show])
  return null
}

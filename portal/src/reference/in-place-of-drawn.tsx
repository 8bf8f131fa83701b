import { type Place, placeRead, standAt } from '@edis/ui/reader/place.ts'
import { type ReactNode, useInsertionEffect, useLayoutEffect, useRef } from 'react'

/**
 * The page alive. As it is put in, the drawn page goes, and what was at the top of the window stays there: nothing in
 * particular at the page's beginning, or where the address names a place.
 */
export function InPlaceOfDrawn({ drawn, children }: { drawn: HTMLElement | null; children: ReactNode }) {
  const read = useRef<Place>(undefined)
  useInsertionEffect(() => {
    if (drawn && location.hash === '') read.current = placeRead(drawn)
  }, [drawn])
  useLayoutEffect(() => {
    drawn?.remove()
    if (read.current) standAt(read.current)
  }, [drawn])
  return children
}

import { type ReactNode, useInsertionEffect, useLayoutEffect, useRef } from 'react'
import { placeIn, removeDrawn } from './drawn-page.ts'

/** The page alive. As it is put in, what is at the top of the window of the drawn page stays there. */
export function InPlaceOfDrawn({ drawn, children }: { drawn: HTMLElement | null; children: ReactNode }) {
  const place = useRef<ReturnType<typeof placeIn>>(undefined)
  useInsertionEffect(() => {
    if (drawn) place.current = placeIn(drawn)
  }, [drawn])
  useLayoutEffect(() => {
    if (drawn) removeDrawn(drawn, place.current)
  }, [drawn])
  return children
}

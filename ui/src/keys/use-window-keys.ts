import { useEffectEvent, useLayoutEffect } from 'react'

/**
 * Hears every key that is pressed in the window. From the moment that what calls it is on the screen: after a plain
 * effect, which waits for the screen to be painted, the first key of a quick reader would be lost.
 */
export function useWindowKeys(listener: (event: KeyboardEvent) => void): void {
  const onKey = useEffectEvent(listener)
  useLayoutEffect(() => {
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}

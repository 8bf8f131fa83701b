import { useEffect, useState } from 'react'
import type { BuiltText } from 'virtual:reference-pages'

/** The page's text: first what fills the window, all of it once that is painted. Whole where the address names a place. */
export function useTextInTurns({ text, screenful }: BuiltText): string {
  const [isWhole, setWhole] = useState(() => globalThis.location === undefined || location.hash !== '')
  useEffect(() => {
    let timer = 0
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(setWhole, 0, true)
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [])
  return isWhole ? text : text.slice(0, screenful)
}

import { useEffect, useState } from 'react'
import { drawnPage } from './drawn-page.ts'
import { endOfScreenful } from './screenful.ts'

/**
 * The page's text: first what fills the window, all of it once that is painted. All of it at once if that is told, where
 * the address names a place, and where the page takes the place of itself drawn, or is drawn.
 */
export function useTextInTurns(text: string, atOnce: boolean): string {
  const [isWhole, setWhole] = useState(
    () => atOnce || globalThis.location === undefined || location.hash !== '' || drawnPage() !== null,
  )
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
  return isWhole ? text : text.slice(0, endOfScreenful(text))
}

import { useEffect, useState } from 'react'

/** Where a section counts as begun, from the top of the window: below the portal's bar. */
const begun = 140

/** Which section of the text is being read: the last that began above. `ready`: whether the text is whole. */
export function useSectionInView(ids: readonly string[], ready: boolean): string | null {
  const [shown, setShown] = useState<string | null>(null)
  useEffect(() => {
    if (!ready) return undefined
    let frame = 0
    const look = () => {
      frame = 0
      const last = ids.findLast((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? begun) < begun)
      setShown(last ?? null)
    }
    const later = () => (frame ||= requestAnimationFrame(look))
    later()
    addEventListener('scroll', later, { passive: true })
    return () => {
      removeEventListener('scroll', later)
      cancelAnimationFrame(frame)
    }
  }, [ids, ready])
  return shown
}

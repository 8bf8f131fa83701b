import { placeRead } from '@edis/ui/reader/place-read.ts'
import { type ReferencePageName, referencePath } from '@edis/contract/reference/reference-pages'

/** The page that the door sent drawn, until the same page alive takes its place. Where pages are drawn there is none. */
export const drawnPage = (): HTMLElement | null =>
  (globalThis.document as Document | undefined)?.getElementById('drawn') ?? null

/** The text of a page, when it is the one that was sent drawn: it need not be loaded again. */
export function drawnText(name: ReferencePageName): { text: string } | null {
  const text = drawnPage()?.querySelector(`[data-text-of="${referencePath(name)}"]`)
  return text ? { text: text.innerHTML } : null
}

/**
 * Puts another page in the place of this one, with what was at the top of the window still there: a drawn page guesses
 * the heights of what nobody has seen yet. So it also misses a place that the address names, which the page alive finds.
 */
export function replaceDrawn(drawn: HTMLElement, draw: () => void): void {
  const top = scrollY === 0 || location.hash !== '' ? undefined : placeRead(drawn)
  const offset = top?.getBoundingClientRect().top ?? 0
  draw()
  drawn.remove()
  const place = top && document.getElementById(top.id)
  if (place) scrollBy({ top: place.getBoundingClientRect().top - offset, behavior: 'instant' })
}

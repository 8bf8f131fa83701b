import { type Place, placeRead, standAt } from '@edis/ui/reader/place.ts'
import { type ReferencePageName, referencePath } from '@edis/contract/reference/reference-pages'

/** The page that the door sent drawn, until the same page alive takes its place. Where pages are drawn there is none. */
export const drawnPage = (): HTMLElement | null =>
  (globalThis.document as Document | undefined)?.getElementById('drawn') ?? null

/** The text of a page, when it is the one that was sent drawn: it need not be loaded again. */
export function drawnText(name: ReferencePageName): { text: string } | null {
  const text = drawnPage()?.querySelector(`[data-text-of="${referencePath(name)}"]`)
  return text ? { text: text.innerHTML } : null
}

/** Where the reader is; nowhere in particular when that is the page's beginning, or what the address names. */
export const placeIn = (drawn: HTMLElement): Place | undefined => (location.hash === '' ? placeRead(drawn) : undefined)

/** Takes the drawn page away from below the one that takes its place, which then stands where the reader is. */
export function removeDrawn(drawn: HTMLElement, read: Place | undefined): void {
  drawn.remove()
  if (read) standAt(read)
}

import { type ReferencePageName, referencePath } from '@edis/contract/reference/reference-pages'

/** The page that the door sent drawn, until the same page alive takes its place. Where pages are drawn there is none. */
export const drawnPage = (): HTMLElement | null =>
  (globalThis.document as Document | undefined)?.getElementById('drawn') ?? null

/** The text of a page, when it is the one that was sent drawn: it need not be loaded again. */
export function drawnText(name: ReferencePageName): { text: string } | null {
  const text = drawnPage()?.querySelector(`[data-text-of="${referencePath(name)}"]`)
  return text ? { text: text.innerHTML } : null
}

/**
 * Runs in the page. Marks the elements whose contrast is to be judged, and gives the attribute's name: all that a person
 * fills in, and of texts with one ink, size and ground three each, so that one which something covers is no loss. Those
 * of earlier calls count, until the page loads anew: what was judged on one screen is not judged on the next.
 */
export function markInks(): string {
  const attribute = 'data-ink'
  const enough = 3
  const grounds = new Map<Element | null, string>([[null, '']])
  const groundOf = (element: Element | null): string => {
    const known = grounds.get(element)
    if (element === null || known !== undefined) return known ?? ''
    const { backgroundColor, backgroundImage, opacity, filter, position } = getComputedStyle(element)
    const lies = position === 'absolute' || position === 'fixed' || position === 'sticky'
    const own = [backgroundColor, backgroundImage, opacity, filter, lies ? element.className : ''].join('|')
    const bare = 'rgba(0, 0, 0, 0)|none|1|none|'
    const ground = groundOf(element.parentElement) + (own === bare ? '' : own)
    grounds.set(element, ground)
    return ground
  }
  const memory = globalThis as { judgedInks?: Map<string, number> }
  const seen = (memory.judgedInks ??= new Map())
  for (const element of document.querySelectorAll('body *')) {
    element.removeAttribute(attribute)
    const filled = element.matches('input, select, textarea, button')
    const written = [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim())
    if (!(filled || written) || !element.checkVisibility({ visibilityProperty: true })) continue
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element)
    const ink = [color, fontSize, fontWeight, textShadow, groundOf(element)].join('|')
    const count: number = seen.get(ink) ?? 0
    seen.set(ink, count + 1)
    if (filled || count < enough) element.setAttribute(attribute, '')
  }
  return attribute
}

import type { Page } from '@playwright/test'

/** Where data, code and the contract's prose stand. */
const notOfThePortal = 'code, pre, time, script, style, noscript, textarea, [data-text-of], [lang]:not(html), option'
const readOut = ['aria-label', 'title', 'placeholder', 'alt']

/** The texts on the page, read out or shown, in which there is a word as English writes it. */
export const plainTexts = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([skipped, attributes]) => {
      const isPlain = (text: string) => /(?<!\p{L})[a-z]{2,}(?!\p{L})/iu.test(text)
      const found = new Set<string>()
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node instanceof Element ? node : node.parentElement
        if (!element || element.closest(skipped) || !element.checkVisibility()) continue
        if (node instanceof Element)
          for (const name of attributes) {
            const text = node.getAttribute(name)
            if (text && isPlain(text)) found.add(`${name}: ${text}`)
          }
        else if (isPlain(node.nodeValue ?? '')) found.add((node.nodeValue ?? '').trim())
      }
      return [...found]
    },
    [notOfThePortal, readOut] as const,
  )

/** The texts that do not fit where they stand, and whether the page is wider than the screen. */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) found.push(`the page: ${scrollWidth} px in ${clientWidth}`)
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const text = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim())
      if (!text || !element.checkVisibility() || !(element instanceof HTMLElement)) continue
      const style = getComputedStyle(element)
      if (style.display.startsWith('inline') && style.display === 'inline') continue
      if (style.textOverflow === 'ellipsis' || /auto|scroll/.test(style.overflowX)) continue
      // What only ears are for is one pixel wide
      if (element.clientWidth <= 1) continue
      // The dots of a secret, as many as fit
      if (element.textContent?.endsWith('••••')) continue
      const name = `${element.tagName} ${element.className}: ${element.textContent?.trim().slice(0, 60)}`
      if (element.scrollWidth > element.clientWidth + 1)
        found.push(`${name}: ${element.scrollWidth} px in ${element.clientWidth}`)
      if (style.overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 2)
        found.push(`${name}: ${element.scrollHeight} px high in ${element.clientHeight}`)
    }
    return found
  })

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
      // Names and addresses may be shortened, labels and sentences may not
      const isOurs = element.textContent?.includes('~')
      if ((style.textOverflow === 'ellipsis' && !isOurs) || /auto|scroll/.test(style.overflowX)) continue
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
    // A drawing breaks no lines: a text stands in the smallest box that holds its middle
    for (const text of document.body.querySelectorAll('svg text')) {
      const { left, right, top, width, height } = text.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const boxes = [...(text.closest('svg')?.querySelectorAll('rect') ?? [])].map((box) => box.getBoundingClientRect())
      const around = boxes
        .filter((box) => box.left < x && x < box.right && box.top < y && y < box.bottom && box.height < 200)
        .toSorted((one, other) => one.width - other.width)[0]
      if (width > 0 && around && around.width > 40 && (left < around.left || around.right < right))
        found.push(`${text.textContent}: ${Math.round(width)} px in a box of ${Math.round(around.width)}`)
    }
    return found
  })

/** The texts that lie over one another, in pairs. */
export const overlappingTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    type Place = { node: Node; layer: Element; box: DOMRect; text: string }
    const layerOf = (element: Element): Element => {
      for (let at: Element | null = element; at; at = at.parentElement)
        if (/fixed|sticky|absolute/.test(getComputedStyle(at).position) || at.matches('dialog, [popover], svg'))
          return at
      return document.body
    }
    /** What of a box is not cut off by what it scrolls in. */
    const seen = (element: Element, box: DOMRect): DOMRect => {
      let { left, top, right, bottom } = box
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        if (getComputedStyle(at).overflow === 'visible') continue
        const around = at.getBoundingClientRect()
        left = Math.max(left, around.left)
        top = Math.max(top, around.top)
        right = Math.min(right, around.right)
        bottom = Math.min(bottom, around.bottom)
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
    }
    const places: Place[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      if (
        !element ||
        !node.nodeValue?.trim() ||
        !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
        continue
      if (element.closest('option, script, style, textarea')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const layer = layerOf(element)
      for (const line of range.getClientRects()) {
        const box = seen(element, line)
        if (box.width > 2 && box.height > 2) places.push({ node, layer, box, text: node.nodeValue.trim().slice(0, 40) })
      }
    }
    const found = new Set<string>()
    for (const [index, one] of places.entries())
      for (const other of places.slice(index + 1)) {
        if (one.node === other.node || one.layer !== other.layer) continue
        const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
        if (width > 3 && height > 5) found.add(`${one.text} | ${other.text}`)
      }
    return [...found]
  })

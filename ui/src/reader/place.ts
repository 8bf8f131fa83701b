/** What of a page is at the top of the window: an element by its id, and how far from the top it is, in pixels. */
export type Place = { id: string; offset: number }

/** How long heights become known after a page has moved. Milliseconds. */
const settledMs = 1_000

/**
 * The last place with a name that begins above the upper third of the window; none at the page's beginning. Looks at few:
 * each look lays one out.
 */
export function placeRead(page: HTMLElement): Place | undefined {
  if (scrollY === 0) return undefined
  const places = [...page.querySelectorAll('[data-text-of] [id]')]
  let [from, to] = [0, places.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (places[middle]!.getBoundingClientRect().top < innerHeight / 3) from = middle + 1
    else to = middle
  }
  const place = places[from - 1]
  return place && { id: place.id, offset: place.getBoundingClientRect().top }
}

/**
 * Scrolls to the place, and stays there while heights that were guessed become known: the guesses are of what nobody has
 * seen yet, and scrolling shows it. False if the page has no such place.
 */
export function standAt({ id, offset }: Place): boolean {
  const place = document.getElementById(id)
  if (!place) return false
  const align = () => scrollBy({ top: place.getBoundingClientRect().top - offset, behavior: 'instant' })
  align()
  const heights = new ResizeObserver(() => place.isConnected && align())
  heights.observe(document.body)
  const moved = readerMoved(AbortSignal.timeout(settledMs))
  moved.addEventListener('abort', () => heights.disconnect())
  return true
}

/** Aborted as soon as the reader scrolls, touches, clicks or presses a key, or with the other signal. */
export function readerMoved(until?: AbortSignal): AbortSignal {
  const moved = new AbortController()
  until?.addEventListener('abort', () => moved.abort())
  for (const move of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    addEventListener(move, () => moved.abort(), { once: true, signal: moved.signal })
  return moved.signal
}

import { placeRead } from './place-read.ts'

const key = 'place-before-reload'
/** For lists that are asked for anew, in milliseconds. */
const maxWaitMs = 15_000

/** What was at the top of the window. `id`: of a place of the reference, whose heights change with the language. */
type Place = { path: string; top: number; id: string | undefined; offset: number }

/** Loads the page anew, to stand where it stood. */
export function reloadInPlace(): void {
  const read = scrollY > 0 ? placeRead(document.body) : undefined
  const offset = read?.getBoundingClientRect().top ?? 0
  const place: Place = { path: location.pathname, top: scrollY, id: read?.id, offset }
  sessionStorage.setItem(key, JSON.stringify(place))
  location.reload()
}

/** After `reloadInPlace`: scrolls there as soon as the page is long enough, unless the reader has moved meanwhile. */
export function returnToPlace(): void {
  const kept = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  const place = kept === null ? null : (JSON.parse(kept) as Place)
  if (!place || place.path !== location.pathname || place.top === 0) return
  const until = performance.now() + maxWaitMs
  const moved = new AbortController()
  for (const move of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    addEventListener(move, () => moved.abort(), { once: true, signal: moved.signal })
  const look = () => {
    if (moved.signal.aborted) return
    if (scrolledTo(place) || performance.now() > until) moved.abort()
    else requestAnimationFrame(look)
  }
  look()
}

function scrolledTo({ id, offset, top }: Place): boolean {
  // A page that the door sent drawn is about to be replaced, and keeps its place by itself then
  if (document.getElementById('drawn')) return false
  const read = id === undefined ? null : document.getElementById(id)
  if (read) scrollBy({ top: read.getBoundingClientRect().top - offset, behavior: 'instant' })
  else if (document.documentElement.scrollHeight - innerHeight < top) return false
  else scrollTo({ top, behavior: 'instant' })
  return true
}

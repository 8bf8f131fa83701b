import { type Place, placeRead, readerMoved, standAt } from './place.ts'

const key = 'place-before-reload'
/** For lists that are asked for anew, in milliseconds. */
const maxWaitMs = 15_000

/** `read`: a place of the reference, whose heights change with the language. */
type Kept = { path: string; top: number; read: Place | undefined }

/** Loads the page anew, to stand where it stood. */
export function reloadInPlace(): void {
  const kept: Kept = { path: location.pathname, top: scrollY, read: placeRead(document.body) }
  sessionStorage.setItem(key, JSON.stringify(kept))
  location.reload()
}

/** After `reloadInPlace`: scrolls there as soon as the page is long enough, unless the reader has moved meanwhile. */
export function returnToPlace(): void {
  const text = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  const kept = text === null ? null : (JSON.parse(text) as Kept)
  if (!kept || kept.path !== location.pathname || kept.top === 0) return
  const over = readerMoved(AbortSignal.timeout(maxWaitMs))
  const look = () => !over.aborted && !scrolledTo(kept) && requestAnimationFrame(look)
  look()
}

function scrolledTo({ read, top }: Kept): boolean {
  // A page that the door sent drawn is about to be replaced, and keeps its place by itself then
  if (document.getElementById('drawn')) return false
  if (read && standAt(read)) return true
  if (document.documentElement.scrollHeight - innerHeight < top) return false
  scrollTo({ top, behavior: 'instant' })
  return true
}

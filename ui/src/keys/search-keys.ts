import { singleKeys } from './single-keys.ts'

type Press = Pick<KeyboardEvent, 'key' | 'metaKey' | 'ctrlKey' | 'altKey' | 'shiftKey' | 'target' | 'isComposing'>

/** Whether a key opens the search: ⌘K or Ctrl+K anywhere, `/` outside text fields. */
export function opensSearch(press: Press): boolean {
  const { key, metaKey, ctrlKey, altKey, shiftKey, target, isComposing } = press
  if (isComposing || altKey || mustBeAnswered()) return false
  if (metaKey || ctrlKey) return key.toLowerCase() === 'k' && !shiftKey && metaKey !== ctrlKey
  return key === '/' && singleKeys() && !isWritten(target) && document.querySelector('dialog[open]') === null
}

/** What `askForSearch` tells the window. */
export const searchAsked = 'edis-search-asked'

/** Opens the search from anywhere. */
export const askForSearch = (): void => void dispatchEvent(new Event(searchAsked))

/** A dialog that can be left by what is in it alone stays on top. */
const mustBeAnswered = () => document.querySelector('dialog[open][closedby="none"]') !== null

/** Whether keys write there. */
export const isWritten = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

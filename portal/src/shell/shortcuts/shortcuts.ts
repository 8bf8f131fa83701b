import { isWritten } from '@edis/ui/keys/search-keys.ts'

type Press = Pick<KeyboardEvent, 'key' | 'metaKey' | 'ctrlKey' | 'altKey' | 'target' | 'isComposing'>

/** After `g`, the letter of each page. */
export const pageKeys = {
  d: '/',
  c: '/credentials',
  i: '/ipwhitelist',
  w: '/webhook',
  r: '/requests',
  s: '/documentation/order/send/v2',
  t: '/documentation/order/track',
  p: '/review/report',
  o: '/review/order',
  a: '/account',
} as const
type PageKey = keyof typeof pageKeys

const isPageKey = (key: string): key is PageKey => Object.hasOwn(pageKeys, key)
const maxPauseMs = 1500

type Wish = { kind: 'list' } | { kind: 'go'; to: (typeof pageKeys)[PageKey] }

/** Follows the keys that are pressed, and says what they ask for: `?` the list of shortcuts, `g` and a letter a page. */
export function keyFollower(): (press: Press, now: number) => Wish | null {
  let pressedG = Number.NEGATIVE_INFINITY
  return ({ key, metaKey, ctrlKey, altKey, target, isComposing }, now) => {
    if (isComposing || metaKey || ctrlKey || altKey || isWritten(target)) return null
    if (document.querySelector('dialog[open]') !== null) return null
    const follows = now - pressedG < maxPauseMs
    pressedG = key === 'g' && !follows ? now : Number.NEGATIVE_INFINITY
    if (key === '?') return { kind: 'list' }
    return follows && isPageKey(key) ? { kind: 'go', to: pageKeys[key] } : null
  }
}

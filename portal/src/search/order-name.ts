/** `surely`: what only orders are called; `maybe`: what a partner may have called one. */
export type OrderLikeness = 'surely' | 'maybe' | null

const maxNameLength = 64

/** Whether a text looks like our order_id, an AWB or a partner's own number. */
export function orderLikeness(text: string): OrderLikeness {
  const name = text.trim()
  if (/^ord_\w{10,40}$/.test(name) || /^[A-Z]{0,5}\d{8,20}[A-Z]{0,3}$/i.test(name)) return 'surely'
  const isOneWord = /^[!-~]{4,}$/.test(name) && name.length <= maxNameLength
  return isOneWord && /\d/.test(name) && !/^\/|[[\]{}]/.test(name) ? 'maybe' : null
}

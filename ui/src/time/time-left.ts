import { messages } from '../messages.en.tsx'

const { units } = messages
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** `soon`: within the hour. */
export type TimeLeft = { text: string; urgency: 'calm' | 'soon' | 'past' }

/** How long until `end`, in the two largest units: `in 23 h 12 min`, `in 38 min`, `expired 2 d ago`. */
export function timeLeft(end: Date, now: number): TimeLeft {
  const left = end.getTime() - now
  if (left <= 0) return { text: messages.timeLeft.expired(largestUnit(-left)), urgency: 'past' }
  return { text: messages.timeLeft.left(spanWords(left)), urgency: left < hour ? 'soon' : 'calm' }
}

/** How long it is, in the two largest units: `3 h 12 min`. */
export function spanWords(span: number): string {
  if (span >= day) return `${Math.floor(span / day)} ${units.day}${rest(Math.floor((span % day) / hour), units.hour)}`
  if (span >= hour)
    return `${Math.floor(span / hour)} ${units.hour}${rest(Math.floor((span % hour) / minute), units.minute)}`
  return largestUnit(span)
}

const rest = (count: number, unit: string) => (count > 0 ? ` ${count} ${unit}` : '')

function largestUnit(span: number): string {
  if (span >= day) return `${Math.floor(span / day)} ${units.day}`
  if (span >= hour) return `${Math.floor(span / hour)} ${units.hour}`
  if (span >= minute) return `${Math.floor(span / minute)} ${units.minute}`
  return `${Math.ceil(span / 1000)} ${units.second}`
}

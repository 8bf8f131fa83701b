const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** `soon`: within the hour. */
export type TimeLeft = { text: string; urgency: 'calm' | 'soon' | 'past' }

/** How long until `end`, in the two largest units: `in 23 h 12 min`, `in 38 min`, `expired 2 d ago`. */
export function timeLeft(end: Date, now: number): TimeLeft {
  const left = end.getTime() - now
  if (left <= 0) return { text: `expired ${largestUnit(-left)} ago`, urgency: 'past' }
  return { text: `in ${duration(left)}`, urgency: left < hour ? 'soon' : 'calm' }
}

function duration(span: number): string {
  if (span >= day) return `${Math.floor(span / day)} d${rest(Math.floor((span % day) / hour), 'h')}`
  if (span >= hour) return `${Math.floor(span / hour)} h${rest(Math.floor((span % hour) / minute), 'min')}`
  return largestUnit(span)
}

const rest = (count: number, unit: string) => (count > 0 ? ` ${count} ${unit}` : '')

function largestUnit(span: number): string {
  if (span >= day) return `${Math.floor(span / day)} d`
  if (span >= hour) return `${Math.floor(span / hour)} h`
  if (span >= minute) return `${Math.floor(span / minute)} min`
  return `${Math.ceil(span / 1000)} s`
}

import { timeLeft } from '@edis/ui/time/time-left.ts'
import { useNow } from '@edis/ui/time/use-now.ts'
import { messages } from './messages.en.ts'

/** `in 4 min`, ticking; `now` when the time has come. */
export function Countdown({ to }: { to: string }) {
  const { text, urgency } = timeLeft(new Date(to), useNow(1000))
  return <time dateTime={to}>{urgency === 'past' ? messages.now : text}</time>
}

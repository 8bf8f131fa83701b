import { useLocation } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import css from './toast.module.css'

type Message = { id: number; at: number; text: string; tone: 'done' | 'failed' }

const shownFor = 6000
/** An act that leads to another page says there what it did. */
const ofThisStep = 1000
const listeners = new Set<() => void>()
let messages: readonly Message[] = []
let count = 0

function replace(next: readonly Message[]) {
  messages = next
  for (const listener of listeners) listener()
}

/** Says for a few seconds what was done, or what failed, in a corner of the screen. */
export function toast(text: string, tone: Message['tone'] = 'done'): void {
  const id = ++count
  replace([...messages, { id, at: Date.now(), text, tone }])
  setTimeout(() => replace(messages.filter((message) => message.id !== id)), shownFor)
}

const current = () => messages
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Where toasts appear. Rendered once, by the shell. */
export function Toasts() {
  const page = useLocation({ select: ({ pathname }) => pathname })
  useEffect(() => {
    if (messages.length > 0) replace(messages.filter(({ at }) => at > Date.now() - ofThisStep))
  }, [page])
  const shown = useSyncExternalStore(subscribe, current, current)
  return (
    <div className={css.corner} role="status">
      {shown.map(({ id, text, tone }) => (
        <p key={id} className={css.toast} data-tone={tone}>
          {text}
        </p>
      ))}
    </div>
  )
}

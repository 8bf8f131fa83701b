import { Link } from '@tanstack/react-router'
import { messages } from '../messages.en.tsx'
import { EmptyState } from './list-states.tsx'

/** Stands where production would be, for a partner who may not use it yet. */
export function NotGranted() {
  return (
    <EmptyState title={messages.notGranted.title}>
      {messages.notGranted.text((text) => (
        <Link to="/review/report">{text}</Link>
      ))}
    </EmptyState>
  )
}

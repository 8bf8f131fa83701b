import { Link } from '@tanstack/react-router'
import { messages } from '../messages.en.tsx'
import { EmptyState } from './list-states.tsx'

/** A page of the portal, where alone this is shown. */
const report: string = '/review/report'

/** Stands where production would be, for a partner who may not use it yet. */
export function NotGranted() {
  return (
    <EmptyState title={messages.notGranted.title}>
      {messages.notGranted.text((text) => (
        <Link to={report}>{text}</Link>
      ))}
    </EmptyState>
  )
}

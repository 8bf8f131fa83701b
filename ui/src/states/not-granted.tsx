import { Link } from '@tanstack/react-router'
import { EmptyState } from './list-states.tsx'

/** Stands where production would be, for a partner who may not use it yet. */
export function NotGranted() {
  return (
    <EmptyState title="Production is not open for you yet">
      EDIS opens it after reviewing your integration in development. When your <Link to="/review/report">report</Link>{' '}
      is complete, ask for production there. Nothing has to be done here: once granted, this shows your production data.
    </EmptyState>
  )
}

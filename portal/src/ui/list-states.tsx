import { Button, Skeleton } from '@mantine/core'
import '@mantine/core/styles/Skeleton.layer.css'
import type { ReactNode } from 'react'
import { CallFailed } from '../call-failed.ts'
import css from './list-states.module.css'

/** Rows that are still on their way. */
export function ListSkeleton({ rows = 3, what }: { rows?: number; what: string }) {
  return (
    <div className={css.skeleton} role="status" aria-label={`Loading ${what}`}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={css.row}>
          <Skeleton height={12} width={`${38 - row * 5}%`} />
          <Skeleton height={10} width={`${22 - row * 3}%`} />
        </div>
      ))}
    </div>
  )
}

/** Nothing there yet, and what to do about it. */
export function EmptyState({ title, children, action }: { title: string; children: ReactNode; action?: ReactNode }) {
  return (
    <div className={css.state}>
      <h2>{title}</h2>
      <p>{children}</p>
      {action}
    </div>
  )
}

/** What could not be loaded, why, and another try. */
export function ErrorState({ what, error, onRetry }: { what: string; error: Error; onRetry: () => void }) {
  const requestId = error instanceof CallFailed ? error.failure?.request_id : undefined
  return (
    <div className={css.state} role="alert">
      <h2>Could not load {what}</h2>
      <p>{error.message}</p>
      {requestId && <code className={css.request}>{requestId}</code>}
      <Button onClick={onRetry}>Retry</Button>
    </div>
  )
}

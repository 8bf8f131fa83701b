import { Button, Skeleton } from '@mantine/core'
import '@mantine/core/styles/Skeleton.layer.css'
import type { ReactNode } from 'react'
import { CallFailed } from './call-failed.ts'
import { messages } from '../messages.en.tsx'
import css from './list-states.module.css'

/** Of a line's two texts, in per cent of it: rows of words are not all of one length. */
const widths = [
  [36, 22],
  [29, 26],
  [41, 18],
  [33, 24],
] as const

export type SkeletonShape = {
  rows?: number
  /** The line over the rows. */
  names?: ReactNode
  /** Of `facts` and, where there is room, of a `table` each row is one line; of `people` and `rows` two; what is `bare` has no card around it. */
  shape?: 'list' | 'rows' | 'people' | 'facts' | 'table' | 'bare'
}

/** Rows that are still on their way. */
export function ListSkeleton({ rows = 3, what, names, shape = 'list' }: SkeletonShape & { what: string }) {
  return (
    <div className={css.skeleton} data-shape={shape} role="status" aria-label={messages.loadingOf(what)}>
      {names}
      {Array.from({ length: rows }, (_, row) => {
        const [first, second] = widths[row % widths.length] ?? widths[0]
        return (
          <div key={row} className={css.row}>
            <Skeleton height={12} width={`${first}%`} />
            <Skeleton height={10} width={`${second}%`} />
          </div>
        )
      })}
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
      <h2>{messages.failedToLoad(what)}</h2>
      <p>{error.message}</p>
      {requestId && <code className={css.request}>{requestId}</code>}
      <Button onClick={onRetry}>{messages.retry}</Button>
    </div>
  )
}

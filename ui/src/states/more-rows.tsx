import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import css from '../layout/rows.module.css'

type MoreRowsProps = {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> }
  children: ReactNode
}

/** At the foot of a list's rows, while there are more: what fetches the next ones. */
export const MoreRows = ({ query: { hasNextPage, isFetchingNextPage, fetchNextPage }, children }: MoreRowsProps) =>
  hasNextPage && (
    <div className={css.more}>
      <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {children}
      </Button>
    </div>
  )

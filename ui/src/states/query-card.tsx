import { isValidElement, type ReactElement, type ReactNode, useDeferredValue } from 'react'
import { Card, type CardProps } from '../layout/card.tsx'
import { isNotFound, isNotGranted } from './failures.ts'
import { ErrorState, ListSkeleton, type SkeletonShape } from './list-states.tsx'
import { NotGranted } from './not-granted.tsx'

/** What is asked of the server, as the query library gives it, or made of several. */
export type Answer<Data> = {
  data: Data | undefined
  error: Error | null
  refetch: () => unknown
  /** The data answers another question, until this one is answered. */
  isPlaceholderData?: boolean
}

/** The data that may be shown: none, once production is not granted. */
export const shownData = <Data,>({ data, error }: Answer<Data>): Data | undefined =>
  isNotGranted(error) ? undefined : data

type QueryStatesProps<Data> = {
  query: Answer<Data>
  /** “the webhooks” */
  what: string
  /** The place of what is on its way: a list's by its shape, or what is drawn there; null: none. */
  loading?: SkeletonShape | ReactElement | null
  /** What to say, when there is nothing; nothing, when there is something. */
  empty?: ReactNode
  /** What to say, when what was asked for does not exist. */
  missing?: ReactNode
  /** Of the card around a state in words, where the data is in no card or in several. */
  cardTitle?: string
  children: (data: Data) => ReactNode
}

/** Whatever state a query is in: not granted, failed, on its way, empty, there. A failed refresh leaves what is there. */
export function QueryStates<Data>(props: QueryStatesProps<Data>) {
  const { query, what, loading, empty, missing, cardTitle, children } = props
  const { data, error } = query
  // A store's news is drawn in one go; what is drawn for a deferred value leaves the page able to answer between its parts.
  const isThere = useDeferredValue(data !== undefined)
  const words = (state: ReactNode) =>
    cardTitle === undefined ? state : <Card title={<h2>{cardTitle}</h2>}>{state}</Card>
  if (isNotGranted(error)) return words(<NotGranted />)
  if (error && (data === undefined || query.isPlaceholderData)) {
    if (missing && isNotFound(error)) return words(missing)
    return words(<ErrorState what={what} error={error} onRetry={() => void query.refetch()} />)
  }
  if (data !== undefined && isThere) return empty || children(data)
  if (loading === null || isValidElement(loading)) return loading
  return words(<ListSkeleton what={what} {...loading} />)
}

type QueryCardProps<Data> = Omit<CardProps, 'children'> &
  Omit<QueryStatesProps<Data>, 'cardTitle'> & {
    /** Stands over the rows in every state. */
    filters?: ReactNode
  }

/** A card of what a query answers. */
export function QueryCard<Data>({ title, mark, actions, label, id, filters, ...states }: QueryCardProps<Data>) {
  return (
    <Card title={title} mark={mark} actions={actions} label={label} id={id}>
      {filters}
      <QueryStates {...states} />
    </Card>
  )
}

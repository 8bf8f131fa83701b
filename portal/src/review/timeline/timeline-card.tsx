import type { Environment } from '@edis/contract/environment'
import { environmentTitle } from '@edis/contract/environment'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { hostOf } from '@edis/ui/address/host-of.ts'
import { useSearchState } from '@edis/ui/address/use-search-state.ts'
import { Card } from '@edis/ui/layout/card.tsx'
import { Segments } from '@edis/ui/layout/segments.tsx'
import { localDay } from '@edis/ui/time/local-date.ts'
import { useNow } from '@edis/ui/time/use-now.ts'
import { webhooksQuery } from '../../webhooks/webhooks.queries.ts'
import { ChangeItem, FoldedItem, RequestsItem } from './timeline-items.tsx'
import { messages } from './messages.en.tsx'
import type { Timeline } from './timeline-entries.ts'
import { failingWebhooks, reached, timelineOf } from './timeline-changes.ts'
import { readTimelineSearch } from './timeline-search.ts'
import own from './timeline-card.module.css'
import css from './timeline-items.module.css'

const choices = [
  { value: 'all', title: messages.kinds.all },
  { value: 'event', title: messages.kinds.event },
  { value: 'request', title: messages.kinds.request },
  { value: 'attempt', title: messages.kinds.attempt },
] as const

/** What happened to an order, the newest first. */
export function TimelineCard({ environment, order }: { environment: Environment; order: Timeline }) {
  const {
    search: { show },
    change,
  } = useSearchState(readTimelineSearch)
  const now = useNow(60_000)
  const items = timelineOf(order)
  const changes = items.flatMap((item) =>
    item.kind === 'change' ? [item] : item.kind === 'folded' ? item.changes.toReversed() : [],
  )
  const requests = order.entries.flatMap(({ request }) => request ?? []).toReversed()
  const props = { environment, now }
  const isToday = order.entries.every(({ at }) => localDay(new Date(at)) === localDay(new Date(now)))
  // The newest that did not reach everyone is open
  const open = changes.find(({ deliveries }) => reached(deliveries).failing)?.id
  const shown = {
    event: changes.map((item) => <ChangeItem key={item.id} {...props} change={item} bare />),
    request: requests.map((request) => <RequestsItem key={request.id} {...props} requests={[request]} />),
    attempt: changes
      .filter(({ deliveries }) => deliveries.length > 0)
      .map((item) => (
        <ChangeItem key={item.id} {...props} change={{ ...item, request: null }} open={item.id === open} />
      )),
    all: items.map((item) =>
      item.kind === 'change' ? (
        <ChangeItem key={item.id} {...props} change={item} open={item.id === open} />
      ) : item.kind === 'folded' ? (
        <FoldedItem key={item.id} {...props} changes={item.changes} at={item.at} />
      ) : (
        <RequestsItem key={item.id} {...props} requests={item.requests} />
      ),
    ),
  }[show ?? 'all']
  return (
    <Card
      label={messages.timeline}
      title={<h2>{messages.timeline}</h2>}
      actions={
        <Segments
          label={messages.show}
          choices={choices}
          value={show ?? 'all'}
          onChange={(chosen) => change({ show: chosen === 'all' ? undefined : chosen }, { replace: true })}
        />
      }
    >
      {order.deliveries.length === 0 && <NobodyListens environment={environment} />}
      {failingWebhooks(changes).map(({ webhook, url, events }) => (
        <p key={webhook} className={own.notice} data-tone="bad">
          {messages.notReceived(url === null ? webhook : hostOf(url), events)}
          {url !== null && (
            <Link to="/webhook/$webhook" params={{ webhook }}>
              {messages.openWebhook}
            </Link>
          )}
        </p>
      ))}
      {shown.length === 0 ? (
        <p className={own.over}>{messages.nothing}</p>
      ) : (
        <ol className={css.timeline} data-today={isToday || undefined}>
          {shown}
        </ol>
      )}
    </Card>
  )
}

/** Why no change was sent anywhere. */
function NobodyListens({ environment }: { environment: Environment }) {
  const { data: webhooks } = useQuery(webhooksQuery(environment))
  if (webhooks === undefined) return null
  return (
    <p className={own.notice}>
      {webhooks.some(({ status }) => status === 'active')
        ? messages.noneSent
        : messages.nobodyListens(environmentTitle[environment].toLowerCase(), (text) => (
            <Link to="/webhook">{text}</Link>
          ))}
    </p>
  )
}

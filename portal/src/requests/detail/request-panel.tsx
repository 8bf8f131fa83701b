import type { Environment } from '@edis/contract/environment'
import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { CloseButton } from '@edis/ui/controls/close-button.tsx'
import { Dialog } from '@edis/ui/dialogs/dialog.tsx'
import { EmptyState } from '@edis/ui/states/list-states.tsx'
import { QueryStates } from '@edis/ui/states/query-card.tsx'
import { EnvironmentTag, Tag } from '@edis/ui/layout/tag.tsx'
import { messages } from './messages.en.tsx'
import { RequestDetail } from './request-detail.tsx'
import { statusTone } from '../request-words.ts'
import { requestQuery } from '../requests.queries.ts'
import css from './detail.module.css'

type RequestPanelProps = { environment: Environment; id: string; onClose: () => void }

/** One request in full: beside the list where there is room, else over it. */
export function RequestPanel({ environment, id, onClose }: RequestPanelProps) {
  const beside = useMediaQuery('(min-width: 1280px)', undefined, { getInitialValueInEffect: false })
  const { data: request } = useQuery(requestQuery(environment, id))
  const title = request ? `${request.method} ${request.call}` : messages.request
  const status = request && <Tag tone={statusTone(request.status)}>{request.status}</Tag>
  const content = <Content key={id} environment={environment} id={id} onClose={onClose} />
  if (!beside)
    return (
      <Dialog
        drawer
        title={title}
        mark={
          <>
            {status}
            <EnvironmentTag environment={environment} />
          </>
        }
        onClose={onClose}
      >
        {content}
      </Dialog>
    )
  return (
    <section className={css.panel} aria-label={title} onKeyDown={({ key }) => key === 'Escape' && onClose()}>
      <header className={css.head}>
        <h2>{title}</h2>
        {status}
        <CloseButton label={messages.close} onClose={onClose} />
      </header>
      <div className={css.content}>{content}</div>
    </section>
  )
}

function Content({ environment, id, onClose }: RequestPanelProps) {
  const query = useQuery(requestQuery(environment, id))
  return (
    <QueryStates
      query={query}
      what={messages.thisRequest}
      loading={{ rows: 5, shape: 'bare' }}
      missing={
        <EmptyState
          title={messages.notFound.title}
          action={
            <>
              <Button onClick={() => void query.refetch()}>{messages.notFound.retry}</Button>
              <Button variant="subtle" onClick={onClose}>
                {messages.notFound.back}
              </Button>
            </>
          }
        >
          {messages.notFound.text}
        </EmptyState>
      }
    >
      {(request) => <RequestDetail environment={environment} request={request} />}
    </QueryStates>
  )
}

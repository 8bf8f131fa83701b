import type { Environment } from '@edis/contract/environment'
import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useWindowKeys } from '@edis/ui/keys/use-window-keys.ts'
import { CloseButton } from '@edis/ui/controls/close-button.tsx'
import { IconButton } from '@edis/ui/controls/icon-button.tsx'
import { Dialog } from '@edis/ui/dialogs/dialog.tsx'
import { DownIcon, UpIcon } from '@edis/ui/layout/action-icons.tsx'
import { StatusCode } from '@edis/ui/layout/status-code.tsx'
import { EmptyState } from '@edis/ui/states/list-states.tsx'
import { QueryStates } from '@edis/ui/states/query-card.tsx'
import { messages } from './messages.en.tsx'
import { RequestDetail } from './request-detail.tsx'
import { requestQuery } from '../requests.queries.ts'
import css from './detail.module.css'

type RequestPanelProps = {
  environment: Environment
  id: string
  /** Of the list, in its order. */
  ids: readonly string[]
  onOpen: (id: string) => void
  onClose: () => void
}

/** One request in full: beside the list where there is room, else over it. */
export function RequestPanel({ environment, id, ids, onOpen, onClose }: RequestPanelProps) {
  const beside = useMediaQuery('(min-width: 1280px)', undefined, { getInitialValueInEffect: false })
  const { data: request } = useQuery(requestQuery(environment, id))
  useWindowKeys((event) => {
    if (event.key === 'Escape' && beside && !event.defaultPrevented && !isForOthers(event)) onClose()
  })
  const title = request ? `${request.method} ${request.call}` : messages.request
  const status = request && <StatusCode status={request.status} />
  const steps = <Steps id={id} ids={ids} onOpen={onOpen} />
  const content = <Content key={id} environment={environment} id={id} onClose={onClose} />
  if (!beside)
    return (
      <Dialog
        drawer
        title={title}
        mark={
          <>
            {status}
            <span className={css.steps}>{steps}</span>
          </>
        }
        onClose={onClose}
      >
        <div className={css.over}>{content}</div>
      </Dialog>
    )
  return (
    <section className={css.panel} aria-label={title}>
      <header className={css.head}>
        <h2>{title}</h2>
        {status}
        <span className={css.steps}>
          {steps}
          <CloseButton label={messages.close} onClose={onClose} />
        </span>
      </header>
      {content}
    </section>
  )
}

/** The key closes what lies over the page first, and leaves alone who types. */
const isForOthers = ({ target }: KeyboardEvent): boolean =>
  document.querySelector('dialog[open], [popover]:popover-open') !== null ||
  (target instanceof HTMLElement && target.matches('input, select, textarea'))

function Steps({ id, ids, onOpen }: Pick<RequestPanelProps, 'id' | 'ids' | 'onOpen'>) {
  const at = ids.indexOf(id)
  if (at < 0) return null
  const [newer, older] = [ids[at - 1], ids[at + 1]]
  return (
    <>
      <IconButton label={messages.newer} disabled={!newer} onClick={() => newer && onOpen(newer)}>
        <UpIcon />
      </IconButton>
      <IconButton label={messages.older} disabled={!older} onClick={() => older && onOpen(older)}>
        <DownIcon />
      </IconButton>
    </>
  )
}

function Content({ environment, id, onClose }: Pick<RequestPanelProps, 'environment' | 'id' | 'onClose'>) {
  const query = useQuery(requestQuery(environment, id))
  return (
    <QueryStates
      query={query}
      what={messages.thisRequest}
      loading={{ rows: 5, shape: 'list' }}
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

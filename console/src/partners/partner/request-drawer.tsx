import { BodyBlock } from '@edis/ui/code/body-block.tsx'
import { Dialog } from '@edis/ui/dialogs/dialog.tsx'
import { QueryStates } from '@edis/ui/states/query-card.tsx'
import { Moment } from '@edis/ui/time/clock.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEnvironment } from '../../environment.ts'
import { messages as all } from './messages.en.ts'
import { partnerRequestQuery } from './partner-requests.queries.ts'
import css from './request-list.module.css'

const messages = all.requests

/** One request and its response, without secrets and recipients' data. */
export function RequestDrawer({ partner, id, onClose }: { partner: string; id: string; onClose: () => void }) {
  const query = useQuery(partnerRequestQuery(useEnvironment(), partner, id))
  return (
    <Dialog title={query.data ? `${query.data.method} ${query.data.call}` : messages.request} drawer onClose={onClose}>
      <QueryStates query={query} what={messages.request} loading={{ rows: 6, shape: 'bare' }}>
        {(found) => (
          <>
            <p className={css.quiet}>
              <code>{found.id}</code> · {found.status} · <Moment at={found.at} />
            </p>
            <h3>{messages.request}</h3>
            <BodyBlock what={messages.request} text={found.request ?? ''} />
            <h3>{messages.response}</h3>
            <BodyBlock what={messages.response} text={found.answer ?? ''} />
          </>
        )}
      </QueryStates>
    </Dialog>
  )
}

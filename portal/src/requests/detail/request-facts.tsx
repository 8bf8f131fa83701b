import { referencePath, type ReferencePageName } from '@edis/contract/reference/reference-pages'
import { Link } from '@tanstack/react-router'
import { CutId } from '@edis/ui/code/cut-id.tsx'
import { Fact, Facts } from '@edis/ui/layout/facts.tsx'
import { Moment } from '@edis/ui/time/clock.tsx'
import css from './detail.module.css'
import type { KnownCall } from './logged-call.ts'
import { messages } from './messages.en.tsx'
import { durationWords, senderOf } from '../request-words.ts'
import type { ShownRequest } from '../requests.queries.ts'

const { facts } = messages

/** When it came in, from whom, and about which order. */
export function RequestFacts({ request, known }: { request: ShownRequest; known: KnownCall | undefined }) {
  const { order_id: orderId, partner_order_id: number } = request
  const sender = senderOf(request)
  return (
    <div className={css.facts}>
      <Facts>
        <Fact name={facts.time}>
          <Moment at={request.at} /> <span className={css.dim}>· {durationWords(request.duration_ms)}</span>
        </Fact>
        <Fact name={facts.id} copy={request.id}>
          <CutId id={request.id} />
        </Fact>
        {number !== null && (
          <Fact name={facts.number} copy={number}>
            <code>{number}</code>
            {orderId === null && <span className={css.dim}> · {facts.notCreated}</span>}
          </Fact>
        )}
        {orderId !== null && (
          <Fact name={facts.order} copy={orderId}>
            <Link to="/review/order/$order" params={{ order: orderId }}>
              <CutId id={orderId} />
            </Link>
          </Fact>
        )}
        <Fact name={facts.source}>
          {facts.from(request.from_assistant ? facts.overMcp : sender, <code key="address">{request.address}</code>)}
        </Fact>
        {known?.page && (
          <Fact name={facts.reference}>
            <Link to={referencePath(known.page as ReferencePageName)}>{known.title}</Link>
          </Fact>
        )}
      </Facts>
    </div>
  )
}

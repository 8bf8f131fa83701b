import { hostOf } from '@edis/ui/address/host-of.ts'
import { Card } from '@edis/ui/layout/card.tsx'
import { StatusCode } from '@edis/ui/layout/status-code.tsx'
import { Dot, type Tone } from '@edis/ui/layout/tag.tsx'
import { stateTone, stateWords } from '@edis/ui/orders/order-words.ts'
import { Seconds } from '@edis/ui/time/clock.tsx'
import { localMoment, localZoneDay } from '@edis/ui/time/local-date.ts'
import { Fragment, type ReactNode } from 'react'
import { reasonWords } from '../../layout/reason-words.ts'
import { refusalWords } from '../../layout/refusal-words.ts'
import { statusTone } from '../../layout/webhook-words.ts'
import { byHandPrefix, type TimelineEntry } from '../orders.queries.ts'
import { messages as all } from './messages.en.ts'
import css from './order.module.css'
import { AttemptStatus, TimelineDeliveries } from './timeline-deliveries.tsx'
import { withAttempts } from './with-attempts.ts'
import { type ShownEntry, withReports } from './with-reports.ts'

const messages = all.timeline
const lateAfterMs = 60_000

type Report = NonNullable<TimelineEntry['report']>

/**
 * Requests, statuses, reports, webhook deliveries and emails in one line, newest first. Reports and deliveries stand with the
 * change that they brought or tell of.
 */
export const Timeline = ({ entries }: { entries: readonly TimelineEntry[] }) => (
  <Card label={messages.title} title={<h2>{messages.title}</h2>}>
    {[...Map.groupBy(withAttempts(withReports(entries)).toReversed(), dayOf)].map(([day, ofDay]) => (
      <Fragment key={day}>
        <h3 className={css.day}>{day}</h3>
        <ol className={css.timeline} aria-label={day}>
          {ofDay.map((shown, index) => (
            <Entry key={`${shown.entry.kind} ${shown.entry.at} ${index}`} shown={shown} />
          ))}
        </ol>
      </Fragment>
    ))}
  </Card>
)

const dayOf = ({ entry: { at } }: ShownEntry): string => localZoneDay(new Date(at))

function Entry({ shown }: { shown: ShownEntry }) {
  const { entry, deliveries } = shown
  const { tone, title, note } = wordsOf(shown)
  return (
    <li>
      <Dot tone={tone} />
      <div>
        <p className={css.title}>
          {title} <span className={css.kind}>{messages.kinds[entry.kind]}</span>
        </p>
        {note && <p className={css.quiet}>{note}</p>}
        {deliveries && <TimelineDeliveries deliveries={deliveries} />}
      </div>
      <Seconds className={css.when} at={entry.at} />
    </li>
  )
}

function wordsOf({ entry: { at, request, event, report, mail, attempt }, reported }: ShownEntry): {
  tone: Tone
  title: ReactNode
  note: ReactNode
} {
  if (event)
    return {
      tone: stateTone(event.status),
      title: stateWords(stateOf(event)),
      note: [
        event.reason_code && reasonWords(event.reason_code),
        event.reason,
        event.location,
        event.note,
        event.implied && messages.implied,
        event.late && messages.late,
        reported && reportWords(reported, at),
      ]
        .filter(Boolean)
        .join(' · '),
    }
  if (request)
    return {
      tone: statusTone(request.status),
      title: (
        <>
          <code>
            {request.method} {request.call}
          </code>{' '}
          <StatusCode status={request.status} />
        </>
      ),
      note: request.error,
    }
  if (report)
    return {
      tone: report.outcome === 'refused' ? 'bad' : 'plain',
      title:
        report.status === null ? messages.outcomes[report.outcome] : stateWords(report.status.replace('order.', '')),
      note:
        report.reason === null ? messages.outcomes[report.outcome] : messages.refusedFor(refusalWords(report.reason)),
    }
  if (mail)
    return {
      tone: mail.failed > 0 ? 'bad' : 'plain',
      title: mail.subject ?? messages.written,
      note: messages.mails(mail),
    }
  if (!attempt) return { tone: 'plain', title: '–', note: null }
  return {
    tone: attempt.http_status !== null && attempt.http_status < 300 ? 'live' : 'bad',
    title: (
      <>
        <code>{attempt.event}</code> <AttemptStatus attempt={attempt} />
      </>
    ),
    note: hostOf(attempt.url),
  }
}

/** The state that an event tells of: an order may be created in review, and what is late tells of none that it is in. */
function stateOf({ event, status, late }: NonNullable<TimelineEntry['event']>): string {
  if (event !== 'order.created') return event.replace('order.', '')
  return late ? 'received' : status
}

/** A report that came in later than what it tells of says when. */
function reportWords({ external_id: id, received_at: received }: Report, happened: string): string {
  if (id?.startsWith(byHandPrefix)) return messages.byHand
  const isLate = Date.parse(received) - Date.parse(happened) >= lateAfterMs
  return messages.reported(id ?? '', isLate ? localMoment(new Date(received)) : null)
}

import { reviewSections } from '@edis/contract/review/review-sections'
import { CrossIcon } from '@edis/ui/layout/action-icons.tsx'
import { ChevronIcon, TickIcon } from '@edis/ui/layout/icons.tsx'
import { Tag } from '@edis/ui/layout/tag.tsx'
import { progressOf } from '@edis/ui/review/report-progress.ts'
import { QueryCard } from '@edis/ui/states/query-card.tsx'
import { Moment } from '@edis/ui/time/clock.tsx'
import { useQuery } from '@tanstack/react-query'
import { ClockIcon } from '../../layout/icons.tsx'
import { partnerReportQuery, type Report } from '../partners.queries.ts'
import css from './evidence.module.css'
import { messages as all } from './messages.en.ts'

const messages = all.evidence

type Entry = Report[number]

/** The integration report, by section, each check with what proves it. How to pass one is told the partner alone. */
export function Evidence({ partner }: { partner: string }) {
  const query = useQuery(partnerReportQuery(partner))
  const { passed, required } = progressOf(query.data ?? [])
  return (
    <QueryCard
      label={messages.title}
      title={<h2>{messages.title}</h2>}
      mark={query.data && <Tag tone={passed === required ? 'live' : 'dev'}>{messages.passed(passed, required)}</Tag>}
      query={query}
      what={messages.what}
      loading={{ rows: 5, shape: 'table' }}
    >
      {(report) =>
        reviewSections.map((section) => (
          <Section
            key={section}
            title={messages.sections[section]}
            entries={report.filter((entry) => entry.section === section)}
          />
        ))
      }
    </QueryCard>
  )
}

function Section({ title, entries }: { title: string; entries: readonly Entry[] }) {
  const { passed, required } = progressOf(entries)
  const failed = entries.some(({ status }) => status === 'failed')
  return (
    <details className={css.section}>
      <summary>
        <Mark status={failed ? 'failed' : passed === required ? 'passed' : 'untested'} />
        <span className={css.title}>{title}</span>
        <span className={css.quiet}>{messages.of(passed, required)}</span>
        <ChevronIcon size={14} />
      </summary>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id} className={css.entry}>
            <Mark status={entry.status} />
            <div>
              {entry.title} {!entry.required && <span className={css.quiet}>{messages.optional}</span>}
              {entry.hint && entry.hint !== entry.rule && <p className={css.quiet}>{messages.told(entry.hint)}</p>}
              {entry.evidence.map(({ id, what, at }) => (
                <p key={id} className={css.proof}>
                  {what} · <code>{id}</code> · <Moment at={at} />
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </details>
  )
}

const icons = { passed: TickIcon, failed: CrossIcon, untested: ClockIcon }

function Mark({ status }: { status: Entry['status'] }) {
  const Icon = icons[status]
  return (
    <span className={css.mark} data-status={status}>
      <Icon />
      <span className="unseen">{messages.statuses[status]}</span>
    </span>
  )
}

import type { ReportEntry } from '@edis/contract/portal-calls/review'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { credentialsQuery } from '../../credentials/credentials.queries.ts'
import { session } from '../../session.ts'
import { Fact } from '@edis/ui/layout/facts.tsx'
import { percent as percentOf } from '@edis/ui/numbers/numbers.ts'
import { QueryStates } from '@edis/ui/states/query-card.tsx'
import { localDay, localMoment } from '@edis/ui/time/local-date.ts'
import { Logo } from '@edis/ui/layout/logo.tsx'
import { Page } from '@edis/ui/layout/page.tsx'
import { useNow } from '@edis/ui/time/use-now.ts'
import { goingLiveQuery, reportQuery } from '../review.queries.ts'
import { messages } from './messages.en.tsx'
import { progressOf, sectionsOf } from './report-progress.ts'
import css from './certificate.module.css'

const words = messages.document

/** The report as a document, to be printed or kept: whose it is, what passed, and the ids that prove it. */
export function CertificatePage() {
  const query = useQuery({ ...reportQuery, refetchInterval: false })
  return (
    <Page
      title={words.title}
      lead={
        <span className={css.screen}>
          {words.lead((text) => (
            <Link to="/review/report">{text}</Link>
          ))}
        </span>
      }
      actions={
        query.data && (
          <Button variant="filled" className={css.screen} onClick={() => print()}>
            {words.print}
          </Button>
        )
      }
    >
      <QueryStates query={query} what={messages.what} loading={{ rows: 6 }} cardTitle={words.title}>
        {(entries) => <Certificate entries={entries} />}
      </QueryStates>
    </Page>
  )
}

function Certificate({ entries }: { entries: readonly ReportEntry[] }) {
  const { data: credentials } = useQuery(credentialsQuery('development'))
  const { data: standing } = useQuery(goingLiveQuery)
  const now = useNow(60_000)
  const { passed, required, percent } = progressOf(entries)
  const complete = percent === 100
  return (
    <article className={css.paper} aria-labelledby="certificate">
      <header className={css.head}>
        <Logo size={30} />
        <div>
          <h2 id="certificate">{complete ? words.complete : words.incomplete}</h2>
          <p>{words.of}</p>
        </div>
        <p className={css.score}>
          <b>{percentOf(percent)}</b> {words.score(passed, required)}
        </p>
      </header>
      <dl className={css.facts}>
        <Fact name={words.partner}>{session?.username}</Fact>
        <Fact name={words.partnerId}>
          <code>{credentials?.id ?? '…'}</code>
        </Fact>
        <Fact name={words.date}>{localDay(new Date(now))}</Fact>
        <Fact name={words.production}>
          {standing?.granted_at
            ? words.granted(localDay(new Date(standing.granted_at)))
            : standing?.requested_at
              ? words.requested(localDay(new Date(standing.requested_at)))
              : words.notRequested}
        </Fact>
      </dl>
      {sectionsOf(entries).map(({ section, title, requiredEntries, optionalEntries }) => (
        <section key={section}>
          <h3>{title}</h3>
          <ul>
            {[...requiredEntries, ...optionalEntries.filter(({ status }) => status !== 'untested')].map((entry) => (
              <Line key={entry.id} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
      <p className={css.foot}>{words.foot}</p>
    </article>
  )
}

function Line({ entry: { title, required, status, at, evidence } }: { entry: ReportEntry }) {
  return (
    <li className={css.line}>
      <p className={css.what}>
        {title}
        {!required && <span> {words.optional}</span>}
      </p>
      <p className={css.status} data-status={status}>
        {messages.statuses[status]}
      </p>
      <p className={css.at}>{at && localMoment(new Date(at))}</p>
      <p className={css.ids}>
        {evidence.map(({ id }) => (
          <code key={id}>{id}</code>
        ))}
      </p>
    </li>
  )
}

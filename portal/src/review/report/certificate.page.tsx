import type { ReportEntry } from '@edis/contract/portal-calls/review'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { credentialsQuery } from '../../credentials/credentials.queries.ts'
import { session } from '../../session.ts'
import { Fact } from '@edis/ui/layout/facts.tsx'
import { QueryStates } from '@edis/ui/states/query-card.tsx'
import { localDay, localMoment } from '@edis/ui/time/local-date.ts'
import { Logo } from '@edis/ui/layout/logo.tsx'
import { Page } from '@edis/ui/layout/page.tsx'
import { useNow } from '@edis/ui/time/use-now.ts'
import { goingLiveQuery, reportQuery } from '../review.queries.ts'
import { progressOf, sectionsOf } from './report-progress.ts'
import css from './certificate.module.css'

/** The report as a document, to be printed or kept: whose it is, what passed, and the ids that prove it. */
export function CertificatePage() {
  const query = useQuery({ ...reportQuery, refetchInterval: false })
  return (
    <Page
      title="Certificate"
      lead={
        <span className={css.screen}>
          What your integration has proved, with the ids of the evidence.{' '}
          <Link to="/review/report">Back to the report</Link>
        </span>
      }
      actions={
        query.data && (
          <Button variant="filled" className={css.screen} onClick={() => print()}>
            Print
          </Button>
        )
      }
    >
      <QueryStates query={query} what="the report" loading={{ rows: 6 }} cardTitle="Certificate">
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
          <h2 id="certificate">{complete ? 'Integration certificate' : 'Integration report, not complete'}</h2>
          <p>Open API EDIS, development environment</p>
        </div>
        <p className={css.score}>
          <b>{percent}%</b> {passed} of {required} required entries
        </p>
      </header>
      <dl className={css.facts}>
        <Fact name="Partner">{session?.username}</Fact>
        <Fact name="Partner id">
          <code>{credentials?.id ?? '…'}</code>
        </Fact>
        <Fact name="Date">{localDay(new Date(now))}</Fact>
        <Fact name="Production">
          {standing?.granted_at
            ? `granted ${localDay(new Date(standing.granted_at))}`
            : standing?.requested_at
              ? `requested ${localDay(new Date(standing.requested_at))}`
              : 'not requested'}
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
      <p className={css.foot}>
        Each id names a request, a delivery or a challenge in the logs of this environment. Optional entries are listed
        once they were tried.
      </p>
    </article>
  )
}

function Line({ entry: { title, required, status, at, evidence } }: { entry: ReportEntry }) {
  return (
    <li className={css.line}>
      <p className={css.what}>
        {title}
        {!required && <span> optional</span>}
      </p>
      <p className={css.status} data-status={status}>
        {status}
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

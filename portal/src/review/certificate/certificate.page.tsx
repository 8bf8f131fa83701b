import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Card } from '@edis/ui/layout/card.tsx'
import { EmptyState } from '@edis/ui/states/list-states.tsx'
import { QueryStates } from '@edis/ui/states/query-card.tsx'
import { Page } from '@edis/ui/layout/page.tsx'
import { certificateQuery, goingLiveQuery } from '../review.queries.ts'
import { CertificatePaper, verificationAddress } from './certificate-paper.tsx'
import { CopyLink } from './copy-link.tsx'
import { messages } from './messages.en.ts'
import css from './certificate.module.css'

/** The certificate of a complete report, to be printed or passed on. */
export function CertificatePage() {
  const standing = useQuery({ ...goingLiveQuery, refetchInterval: false })
  const id = standing.data?.certificate_id ?? null
  return (
    <div className={css.page}>
      <Page
        title={messages.title}
        above={<Link to="/review/report">{messages.report}</Link>}
        lead={messages.lead}
        actions={
          id && (
            <span className={css.acts}>
              <CopyLink address={verificationAddress(id)} />
              <Button variant="filled" onClick={() => print()}>
                {messages.print}
              </Button>
            </span>
          )
        }
      >
        <QueryStates
          query={standing}
          what={messages.what}
          loading={{ rows: 6 }}
          cardTitle={messages.title}
          empty={
            id === null && (
              <Card title={<h2>{messages.title}</h2>}>
                <EmptyState
                  title={messages.notYet}
                  action={
                    <Button component={Link} to="/review/report">
                      {messages.toReport}
                    </Button>
                  }
                >
                  {messages.notYetText}
                </EmptyState>
              </Card>
            )
          }
        >
          {() => id && <Own id={id} />}
        </QueryStates>
      </Page>
    </div>
  )
}

function Own({ id }: { id: string }) {
  const query = useQuery(certificateQuery(id))
  return (
    <QueryStates query={query} what={messages.what} loading={{ rows: 6 }} cardTitle={messages.title}>
      {(certificate) => <CertificatePaper certificate={certificate} />}
    </QueryStates>
  )
}

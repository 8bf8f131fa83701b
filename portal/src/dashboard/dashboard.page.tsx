import { Page } from '../ui/page.tsx'
import css from './dashboard.module.css'
import { IntegrationFlow } from './integration-flow.tsx'
import { NextSteps } from './next-steps.tsx'

export function DashboardPage() {
  return (
    <Page
      title="Dashboard"
      lead="From your first token to parcels on the road: how an integration runs, and where yours stands."
    >
      <div className={css.board}>
        <figure className={css.flow}>
          <IntegrationFlow />
        </figure>
        <NextSteps />
      </div>
    </Page>
  )
}

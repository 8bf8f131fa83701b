import css from './dashboard.module.css'
import { IntegrationFlow } from './integration-flow.tsx'
import { NextSteps } from './next-steps.tsx'

/** Until the first order: how an integration works, and what comes next. */
export const GettingStarted = () => (
  <div className={css.board}>
    <NextSteps />
    <figure className={css.flow}>
      <IntegrationFlow />
    </figure>
  </div>
)

import css from './dashboard.module.css'
import { IntegrationFlow } from './integration-flow.tsx'
import { messages } from './messages.en.ts'
import { NextSteps } from './next-steps.tsx'

/** Until the first order: how an integration works, and what comes next. */
export const GettingStarted = () => (
  <div className={css.board}>
    <NextSteps />
    <figure className={css.flow}>
      <figcaption>{messages.flow.title}</figcaption>
      <IntegrationFlow />
    </figure>
  </div>
)

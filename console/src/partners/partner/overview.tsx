import { CallsChart } from './calls-chart.tsx'
import { Decision } from './decision.tsx'
import { Evidence } from './evidence.tsx'
import type { ShownPartner } from '../partners.queries.ts'
import css from './partner.module.css'
import { TopErrors } from './top-errors.tsx'

/** What the partner has proved and what its software does, beside what is to be decided. */
export const Overview = ({ shown }: { shown: ShownPartner }) => (
  <div className={css.overview}>
    <div className={css.column}>
      <Evidence partner={shown.partner.partner_id} />
      <CallsChart hours={shown.hours} />
      <TopErrors errors={shown.top_errors} />
    </div>
    <Decision shown={shown} />
  </div>
)

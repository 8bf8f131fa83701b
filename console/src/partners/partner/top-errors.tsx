import { Card } from '@edis/ui/layout/card.tsx'
import type { ShownPartner } from '../partners.queries.ts'
import { messages as all } from './messages.en.ts'
import css from './partner.module.css'

const messages = all.errors

/** What the partner's software runs into. */
export const TopErrors = ({ errors }: { errors: ShownPartner['top_errors'] }) =>
  errors.length > 0 && (
    <Card label={messages.title} title={<h2>{messages.title}</h2>}>
      <ul className={css.lines}>
        {errors.map(({ error, requests }) => (
          <li key={error}>
            <code>{error}</code>
            <span>{messages.requests(requests)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )

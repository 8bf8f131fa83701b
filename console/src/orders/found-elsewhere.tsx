import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { otherEnvironment, useEnvironment } from '../environment.ts'
import { paths } from '../shell/page-paths.ts'
import css from './archived-orders.module.css'
import { messages } from './messages.en.ts'
import { foundQuery } from './orders.queries.ts'

/** Leads to what the other environment has for a text that finds nothing in this one. */
export function FoundElsewhere({ text }: { text: string }) {
  const other = otherEnvironment(useEnvironment())
  const { data, isPlaceholderData } = useQuery(foundQuery(other, text))
  const count = data && !isPlaceholderData ? data.orders.length + data.archived.length : 0
  if (count === 0) return null
  return (
    <p className={css.below} role="status">
      <Link to={paths.orders} search={{ find: text, env: other === 'development' ? other : undefined }}>
        {messages.elsewhere[other](count)}
      </Link>
    </p>
  )
}

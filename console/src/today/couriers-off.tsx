import { localHour } from '@edis/ui/time/local-date.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { couriersQuery } from '../catalogue/catalogue.queries.ts'
import { useEnvironment } from '../environment.ts'
import { paths } from '../shell/page-paths.ts'
import { messages } from './messages.en.ts'
import css from './today.module.css'

/** Whole couriers that are switched off: nothing, where none is. */
export function CouriersOff({ now }: { now: number }) {
  const { data: couriers = [] } = useQuery(couriersQuery(useEnvironment()))
  const off = couriers.filter((courier) => !courier.is_active)
  if (off.length === 0) return null
  return (
    <p className={css.off}>
      {messages.switchedOff}{' '}
      <Link to={paths.couriers}>
        {off
          .map(({ name, off_until: until }) =>
            until === null ? name : messages.offUntil(name, localHour(new Date(until), now)),
          )
          .join(', ')}
      </Link>
    </p>
  )
}

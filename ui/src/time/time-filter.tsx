import { useState } from 'react'
import { ChoiceFilter, MomentFilter } from '../layout/filters.tsx'
import { oneOf } from '../address/address-values.ts'
import { periodNames, type TimeFilters } from './period.ts'
import { messages } from '../messages.en.tsx'

type TimeFilterProps = { filters: TimeFilters; onChange: (changes: Partial<TimeFilters>) => void }

/** A period that ends now, or two times of one's own. */
export function TimeFilter({ filters: { last, since, until }, onChange }: TimeFilterProps) {
  const between = since !== undefined || until !== undefined
  const [asked, setAsked] = useState(false)
  const own = between || asked
  const choose = (chosen: string | undefined) => {
    setAsked(chosen === 'own')
    if (chosen !== 'own') onChange({ last: oneOf(periodNames, chosen), since: undefined, until: undefined })
  }
  return (
    <>
      <ChoiceFilter
        label={messages.time}
        value={own ? 'own' : last}
        choices={[...periodNames.map((name) => [name, messages.periods[name]] as const), ['own', messages.ownPeriod]]}
        onChange={choose}
      />
      {own && (
        <>
          <MomentFilter
            label={messages.from}
            value={since}
            onChange={(moment) => onChange({ since: moment, last: undefined })}
          />
          <MomentFilter
            label={messages.until}
            value={until}
            onChange={(moment) => onChange({ until: moment, last: undefined })}
          />
        </>
      )}
    </>
  )
}

import { errorCatalogue } from '@edis/contract/error-catalogue'
import { useState } from 'react'
import { knownCalls } from 'virtual:open-api-calls'
import { ChoiceFilter, Filters, MomentFilter, TextFilter } from '../ui/filters.tsx'
import { TextButton } from '../ui/text-button.tsx'
import {
  isFiltered,
  meantBy,
  noFilters,
  type Period,
  periods,
  type RequestFilters,
  type RequestSearch,
  statusInAddress,
} from './request-search.ts'

const calls = knownCalls.map(({ path }) => [path, path] as const)
const statuses = [
  ['2xx', '2xx · well'],
  ['4xx', '4xx · refused'],
  ['5xx', '5xx · our fault'],
  ...[...new Set(Object.values(errorCatalogue).map(({ status }) => status))]
    .toSorted((one, other) => one - other)
    .map((status) => [`${status}`, `${status}`] as const),
] as const
const errors = [['*', 'every error'], ...Object.keys(errorCatalogue).map((code) => [code, code] as const)] as const
const periodTitles: Record<Period, string> = { '1h': 'last hour', '24h': 'last 24 hours', '7d': 'last 7 days' }

type FilterBarProps = { filters: RequestFilters; onChange: (changes: RequestSearch) => void }

export function FilterBar({ filters, onChange }: FilterBarProps) {
  const { call, method, status, error, order, address, text } = filters
  return (
    <Filters>
      <TextFilter
        label="Find"
        value={text}
        placeholder="in bodies, or an id"
        maxLength={200}
        wide
        onChange={(wanted) => onChange(meantBy(wanted ?? ''))}
      />
      <ChoiceFilter label="Call" value={call} choices={calls} onChange={(chosen) => onChange({ call: chosen })} />
      <ChoiceFilter
        label="Method"
        value={method}
        choices={[
          ['GET', 'GET'],
          ['POST', 'POST'],
        ]}
        onChange={(chosen) => onChange({ method: chosen === 'GET' || chosen === 'POST' ? chosen : undefined })}
      />
      <ChoiceFilter
        label="Status"
        value={status}
        choices={statuses}
        onChange={(chosen) => onChange({ status: statusInAddress(chosen) })}
      />
      <ChoiceFilter label="Error" value={error} choices={errors} onChange={(chosen) => onChange({ error: chosen })} />
      <TimeFilter filters={filters} onChange={onChange} />
      <TextFilter label="Order" value={order} placeholder="any id" onChange={(wanted) => onChange({ order: wanted })} />
      <TextFilter
        label="Address"
        value={address}
        placeholder="any"
        onChange={(wanted) => onChange({ address: wanted })}
      />
      {isFiltered(filters) && <TextButton onClick={() => onChange(noFilters)}>Clear filters</TextButton>}
    </Filters>
  )
}

/** A period that ends now, or two times of one's own. */
function TimeFilter({ filters: { last, since, until }, onChange }: FilterBarProps) {
  const between = since !== undefined || until !== undefined
  const [asked, setAsked] = useState(false)
  const own = between || asked
  const choose = (chosen: string | undefined) => {
    setAsked(chosen === 'own')
    const period = (Object.keys(periods) as Period[]).find((name) => name === chosen)
    if (chosen !== 'own') onChange({ last: period, since: undefined, until: undefined })
  }
  return (
    <>
      <ChoiceFilter
        label="Time"
        value={own ? 'own' : last}
        choices={[...Object.entries(periodTitles), ['own', 'between…']]}
        onChange={choose}
      />
      {own && (
        <>
          <MomentFilter
            label="From"
            value={since}
            onChange={(moment) => onChange({ since: moment, last: undefined })}
          />
          <MomentFilter
            label="Until"
            value={until}
            onChange={(moment) => onChange({ until: moment, last: undefined })}
          />
        </>
      )}
    </>
  )
}

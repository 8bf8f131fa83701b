import { knownCalls, knownErrors } from 'virtual:open-api-calls'
import { isFiltered } from '@edis/ui/address/address-values.ts'
import { ChoiceFilter, Filters, TextFilter } from '@edis/ui/layout/filters.tsx'
import { TimeFilter } from '@edis/ui/time/time-filter.tsx'
import { meantBy, noFilters, type RequestFilters, type RequestSearch, statusInAddress } from './request-search.ts'

const calls = knownCalls.map(({ path }) => [path, path] as const)
const statuses = [
  ['2xx', '2xx · Success'],
  ['4xx', '4xx · Client error'],
  ['5xx', '5xx · Server error'],
  ...[...new Set(Object.values(knownErrors).map(({ status }) => status))]
    .toSorted((one, other) => one - other)
    .map((status) => [`${status}`, `${status}`] as const),
] as const
const errors = [['*', 'every error'], ...Object.keys(knownErrors).map((code) => [code, code] as const)] as const

type FilterBarProps = { filters: RequestFilters; onChange: (changes: RequestSearch) => void }

export function FilterBar({ filters, onChange }: FilterBarProps) {
  const { call, method, status, error, address, find, sent } = filters
  return (
    <Filters onClear={isFiltered(filters) ? () => onChange(noFilters) : undefined}>
      <TextFilter
        label="Find"
        value={find}
        placeholder="order number, AWB, ID or text"
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
      <ChoiceFilter
        label="Sent by"
        value={sent}
        none="your software"
        choices={[
          ['all', 'anyone'],
          ['portal', 'the portal'],
        ]}
        onChange={(chosen) => onChange({ sent: chosen === 'all' || chosen === 'portal' ? chosen : undefined })}
      />
      <TextFilter
        label="Address"
        value={address}
        placeholder="any"
        onChange={(wanted) => onChange({ address: wanted })}
      />
    </Filters>
  )
}

import { errorStatuses, knownCalls } from 'virtual:open-api-calls'
import { ChoiceFilter, TextFilter } from '@edis/ui/layout/filters.tsx'
import { TimeFilter } from '@edis/ui/time/time-filter.tsx'
import { messages } from '../messages.en.tsx'
import { type RequestFilters, type RequestSearch, statusInAddress } from '../request-search.ts'

const { filters: texts } = messages

const calls = knownCalls.map(({ path }) => [path, path] as const)
const statuses = [
  ...Object.entries(texts.statuses),
  ...[...new Set(Object.values(errorStatuses))]
    .toSorted((one, other) => one - other)
    .map((status) => [`${status}`, `${status}`] as const),
] as const
const errors = [['*', texts.anyError], ...Object.keys(errorStatuses).map((code) => [code, code] as const)] as const

type FilterMenuProps = { filters: RequestFilters; onChange: (changes: RequestSearch) => void }

/** Every filter there is. Each works as soon as it is chosen. */
export function FilterMenu({ filters, onChange }: FilterMenuProps) {
  const { call, method, status, error, address, sent } = filters
  return (
    <>
      <ChoiceFilter label={texts.path} value={call} choices={calls} onChange={(chosen) => onChange({ call: chosen })} />
      <ChoiceFilter
        label={texts.method}
        value={method}
        choices={[
          ['GET', 'GET'],
          ['POST', 'POST'],
        ]}
        onChange={(chosen) => onChange({ method: chosen === 'GET' || chosen === 'POST' ? chosen : undefined })}
      />
      <ChoiceFilter
        label={texts.status}
        value={status}
        choices={statuses}
        onChange={(chosen) => onChange({ status: statusInAddress(chosen) })}
      />
      <ChoiceFilter
        label={texts.error}
        value={error}
        choices={errors}
        onChange={(chosen) => onChange({ error: chosen })}
      />
      <TimeFilter filters={filters} onChange={onChange} />
      <ChoiceFilter
        label={texts.source}
        value={sent}
        none={texts.sources.software}
        choices={[
          ['all', texts.sources.all],
          ['portal', texts.sources.portal],
        ]}
        onChange={(chosen) => onChange({ sent: chosen === 'all' || chosen === 'portal' ? chosen : undefined })}
      />
      <TextFilter
        label={texts.address}
        value={address}
        placeholder={texts.addressHint}
        onChange={(wanted) => onChange({ address: wanted })}
      />
    </>
  )
}

import { auditActionNames, auditActions, auditActorKinds } from '@edis/contract/audit/audit-actions'
import { isFiltered, oneOf } from '@edis/ui/address/address-values.ts'
import { language } from '@edis/ui/language.ts'
import { ChoiceFilter, Filters, TextFilter } from '@edis/ui/layout/filters.tsx'
import { TimeFilter } from '@edis/ui/time/time-filter.tsx'
import { type AuditSearch, noFilters } from './audit-search.ts'
import { messages } from './messages.en.ts'

const { filters, hints } = messages
const actions = auditActionNames
  .map((name) => [name, auditActions[name][language]] as const)
  .toSorted(([, one], [, other]) => one.localeCompare(other, language))
const actors = auditActorKinds.map((kind) => [kind, messages.actors[kind]] as const)

type AuditFiltersProps = { search: AuditSearch; onChange: (changes: AuditSearch) => void }

export const AuditFilters = ({ search, onChange }: AuditFiltersProps) => (
  <Filters onClear={isFiltered(search) ? () => onChange(noFilters) : undefined}>
    <ChoiceFilter
      label={filters.by}
      value={search.by}
      choices={actors}
      onChange={(chosen) => onChange({ by: oneOf(auditActorKinds, chosen) })}
    />
    <ChoiceFilter
      label={filters.action}
      value={search.action}
      choices={actions}
      onChange={(action) => onChange({ action })}
    />
    {(['target', 'actor', 'partner'] as const).map((name) => (
      <TextFilter
        key={name}
        label={filters[name]}
        placeholder={hints[name]}
        value={search[name]}
        maxLength={200}
        onChange={(id) => onChange({ [name]: id })}
      />
    ))}
    <TimeFilter filters={{ last: search.last, since: search.since, until: search.until }} onChange={onChange} />
  </Filters>
)

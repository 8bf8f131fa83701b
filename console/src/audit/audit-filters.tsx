import { type AuditAction, auditActionNames, auditActions, auditActorKinds } from '@edis/contract/audit/audit-actions'
import { isFiltered, oneOf } from '@edis/ui/address/address-values.ts'
import { language } from '@edis/ui/language.ts'
import { ChoiceFilter, Filters, TextFilter } from '@edis/ui/layout/filters.tsx'
import { TimeFilter } from '@edis/ui/time/time-filter.tsx'
import { useQuery } from '@tanstack/react-query'
import { actorWords } from '../layout/actor-words.ts'
import { staffQuery } from '../staff/staff.queries.ts'
import { type AuditSearch, noFilters } from './audit-search.ts'
import { messages } from './messages.en.ts'

const { filters, hints } = messages
const words = (name: AuditAction) => auditActions[name][language]
const isShared = (name: AuditAction) => auditActionNames.some((other) => other !== name && words(other) === words(name))
const actions = auditActionNames
  .map((name) => {
    const of = messages.of[auditActions[name].on === 'staff' ? 'staff' : 'partner']
    return [name, isShared(name) ? of(words(name)) : words(name)] as const
  })
  .toSorted(([, one], [, other]) => one.localeCompare(other, language))
const actors = auditActorKinds.map((kind) => [kind, actorWords(kind)] as const)

type AuditFiltersProps = { search: AuditSearch; onChange: (changes: AuditSearch) => void }

/** Whoever is asking stands first, those who have left last. */
function usePeople() {
  const staff = useQuery(staffQuery).data ?? []
  const place = ({ you, active }: (typeof staff)[number]) => (you ? 0 : active ? 1 : 2)
  return staff
    .toSorted((one, other) => place(one) - place(other) || one.name.localeCompare(other.name, language))
    .map(({ staff_id: id, name, you, active }) => {
      const shown = active ? name : messages.removed(name)
      return [id, you ? messages.me : shown] as const
    })
}

export const AuditFilters = ({ search, onChange }: AuditFiltersProps) => (
  <Filters onClear={isFiltered(search) ? () => onChange(noFilters) : undefined}>
    <ChoiceFilter
      label={filters.by}
      value={search.by}
      choices={actors}
      onChange={(chosen) => onChange({ by: oneOf(auditActorKinds, chosen) })}
    />
    <ChoiceFilter
      label={filters.person}
      value={search.actor}
      choices={usePeople()}
      onChange={(actor) => onChange({ actor })}
    />
    <ChoiceFilter
      label={filters.action}
      value={search.action}
      choices={actions}
      onChange={(action) => onChange({ action })}
    />
    {(['target', 'partner'] as const).map((name) => (
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
